import { text } from 'node:stream/consumers';
import { readApart } from '../../reading/read-apart.ts';
import { compare, compareRequest } from './compare.ts';

// A process of its own: what comparing a class takes of memory is gone with it.
const answer = await compare(compareRequest.parse(JSON.parse(await text(process.stdin))), readApart());
process.stdout.write(JSON.stringify(answer));
