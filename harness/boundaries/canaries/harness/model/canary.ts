import '../judge/judge.ts';
import 'node:fs';
