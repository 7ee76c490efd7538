// `npm run new-form -- <id> [--use <section>,…] [--like <form>]`: lays out an empty form, one of sections that any form can use,
// or one that begins as a copy of another.
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  emptyForm,
  formLike,
  formNamesIn,
  formOfSections,
  readContent,
} from '../runtime/content/index.ts';
import { nearestOf } from '../runtime/core/index.ts';
import { ROOT } from '../server/common/root.ts';
import { isFormId, writeNewFiles } from './write-files.ts';

const { values, positionals } = parseArgs({
  options: { use: { type: 'string' }, like: { type: 'string' } },
  allowPositionals: true,
});
const [id, folder = ROOT] = positionals;

/** Prints and leaves with 1. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Names of the sections that any form can use. */
function sectionNames(): readonly string[] {
  const at = `${folder}/schemas/sections`;
  return existsSync(at) ? readdirSync(at) : [];
}

function filesOf(form: string, use: string | undefined): Readonly<Record<string, string>> {
  if (use === undefined) return emptyForm(form);
  const known = sectionNames();
  const names = use.split(',');
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return formOfSections(form, names);
  const near = nearestOf(wrong, known);
  fail(
    `There is no section "${wrong}".${near === undefined ? '' : ` Did you mean "${near}"?`} Known are: ${known.join(', ')}.`,
  );
}

async function copyOf(form: string, like: string): Promise<Readonly<Record<string, string>>> {
  const source = await readContent(folder);
  const known = formNamesIn(source);
  if (known.includes(like)) return formLike(form, like, source);
  const near = nearestOf(like, known);
  fail(`There is no form "${like}".${near === undefined ? '' : ` Did you mean "${near}"?`}`);
}

if (id === undefined || !isFormId(id) || (values.use !== undefined && values.like !== undefined)) {
  fail(
    'Usage: npm run new-form -- <id> [--use <section>,<section> or --like <form>], where <id> is small letters, digits and hyphens, such as office-survey.',
  );
}
const { use, like } = values;
const files = like === undefined ? filesOf(id, use) : await copyOf(id, like);
const taken = await writeNewFiles(folder, files);
if (taken.length > 0)
  fail(`Nothing was written: these files are there already.\n  ${taken.join('\n  ')}`);
console.log(`The form "${id}" is laid out:\n  ${Object.keys(files).join('\n  ')}`);
if (use === undefined && like === undefined && sectionNames().length > 0)
  console.log(`Sections it can use: ${sectionNames().join(', ')}, as { "use": "…" } in form.json.`);
if (like !== undefined)
  console.log(
    `Its sentences are those of "${like}" ({ "use": … }) until you write others. Where "${like}" has a page of its own, "${id}" needs one too.`,
  );
console.log(`Open it at /forms/${id}; check it with npm run check.`);
