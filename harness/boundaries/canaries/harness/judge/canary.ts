import '../mark/mark.ts';
import '../similarity/find-similar.ts';
import '../../reports/csv/marks.ts';
import '../../reference/index.ts';
import '../grade.ts';
import '../reading/read-here.ts';
