import '../inspect/inspect.ts';
import '../../reports/csv/marks.ts';
import '../../reference/index.ts';
import '../grade.ts';
