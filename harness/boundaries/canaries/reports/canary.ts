import '../harness/judge/judge.ts';
import '../reference/index.ts';
import 'node:fs';
