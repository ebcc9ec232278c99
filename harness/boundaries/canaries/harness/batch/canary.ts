import '../../reference/index.ts';
