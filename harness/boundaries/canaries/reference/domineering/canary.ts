import '../../harness/judge/judge.ts';
import '../../reports/csv/marks.ts';
