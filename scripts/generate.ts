// `npm run generate`: types of the calls, made from their contracts, and what meta-schemas say of widgets, made from their
// descriptors. A test makes them again and compares.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { callTypes } from './generate/call-types.ts';
import { hostMeta, uiMeta } from './generate/widget-words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const types = 'schemas/calls/calls.gen.d.ts';
const ui = 'schemas/meta/ui.schema.json';
const host = 'schemas/meta/widgets.schema.json';

await writeFile(`${root}${types}`, await callTypes(root));
console.log(`${types} is made from the contracts in schemas/calls.`);

await writeFile(`${root}${ui}`, JSON.stringify(await uiMeta(root)));
await writeFile(`${root}${host}`, JSON.stringify(await hostMeta(root)));
execFileSync(`${root}node_modules/.bin/biome`, ['format', '--write', ui, host], { cwd: root });
console.log(`${ui} names the widgets of runtime/core/widgets and schemas/widgets.json.`);
console.log(`${host} has the words of runtime/core/widgets.`);
