// `npm run generate`: types of the calls, made from their contracts. A test makes them again and compares.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { callTypes } from './generate/call-types.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = 'schemas/calls/calls.gen.d.ts';

await writeFile(`${root}${file}`, await callTypes(root));
console.log(`${file} is made from the contracts in schemas/calls.`);
