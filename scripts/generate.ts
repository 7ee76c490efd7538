// `npm run generate`: types of the calls, made from their contracts, and the UI meta-schema's words of widgets, made from
// their descriptors. A test makes them again and compares.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { callTypes } from './generate/call-types.ts';
import { uiMeta } from './generate/widget-words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const types = 'schemas/calls/calls.gen.d.ts';
const meta = 'schemas/meta/ui.schema.json';

await writeFile(`${root}${types}`, await callTypes(root));
console.log(`${types} is made from the contracts in schemas/calls.`);

await writeFile(`${root}${meta}`, JSON.stringify(await uiMeta(root)));
execFileSync(`${root}node_modules/.bin/biome`, ['format', '--write', meta], { cwd: root });
console.log(`${meta} names the widgets of runtime/core/widgets and schemas/widgets.json.`);
