// `npm run generate`: types of the calls, made from their contracts; what meta-schemas say of widgets, made from their
// descriptors; the reference of options and what editors are told, made from the meta-schemas; types of the names that
// content has, and the list of those that code needs; proofs that patterns are linear. A test makes them again and compares.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { callTypes } from './generate/call-types.ts';
import { editorSettings } from './generate/editor-settings.ts';
import { contentToName } from './generate/names/content.ts';
import { needsOf, needsText } from './generate/names/needs.ts';
import { nameTypes } from './generate/names/types.ts';
import { optionsPage } from './generate/options-page.ts';
import { pagesOfCode, pagesText } from './generate/pages-of-code.ts';
import { columnsText, partsText } from './generate/widget-columns.ts';
import { hostMeta, uiMeta } from './generate/widget-words.ts';
import { PROOFS, proofsOf, readProofs } from './patterns/proofs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const types = 'schemas/calls/calls.gen.d.ts';
const ui = 'schemas/meta/ui.schema.json';
const names = 'schemas/names.gen.d.ts';
const needed = 'server/data/needed.json';
const pages = 'server/data/pages-of-code.json';
const host = 'schemas/meta/widgets.schema.json';
const page = 'docs/options.md';
const editor = '.vscode/settings.json';
const columns = 'runtime/core/widgets/columns.gen.ts';
const parts = 'runtime/react/theme/parts.gen.ts';

await writeFile(`${root}${types}`, await callTypes(root));
console.log(`${types} is made from the contracts in schemas/calls.`);

await writeFile(`${root}${columns}`, columnsText());
await writeFile(`${root}${parts}`, partsText());
console.log(`${columns} and ${parts} have what browsers ask of widgets.`);

await writeFile(`${root}${ui}`, JSON.stringify(await uiMeta(root)));
await writeFile(`${root}${host}`, JSON.stringify(await hostMeta(root)));
await writeFile(`${root}${editor}`, JSON.stringify(await editorSettings(root)));
const made = [ui, host, editor];
execFileSync(`${root}node_modules/.bin/biome`, ['format', '--write', ...made], { cwd: root });
await writeFile(`${root}${page}`, await optionsPage(root));
console.log(`${ui} names the widgets of runtime/core/widgets and schemas/widgets.json.`);
console.log(`${host} has the words of runtime/core/widgets.`);
console.log(
  `${page} has the options of schemas/meta, ${editor} maps every kind of content file to its own.`,
);

const content = await contentToName(root);
await writeFile(`${root}${names}`, nameTypes(content));
console.log(`${names} has the names of the content.`);
const needs = await needsOf(root, content);
await writeFile(`${root}${needed}`, needsText(needs));
console.log(`${needed} lists which of them code needs.`);
await writeFile(`${root}${pages}`, pagesText(await pagesOfCode(root, needs)));
console.log(`${pages} tells on which pages the code that has sentences is seen.`);

const proofs = await proofsOf(root, await readProofs(root).catch(() => undefined));
await writeFile(`${root}${PROOFS}`, `${JSON.stringify(proofs, null, 2)}\n`);
console.log(`${PROOFS} has the proofs of the regular expressions of code and content.`);
