import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { casesFolder } from '../../prepare/home.ts';
import { yamlSchemas } from './yaml-schemas.ts';

/* `npm run schemas`: writes cases/schemas. */

const folder = join(casesFolder(), 'schemas');
await mkdir(folder, { recursive: true });
for (const [name, text] of yamlSchemas()) await writeFile(join(folder, name), text);
