// `npm run import-form -- <file.json>[#/part] <id> [ui.json]`: makes a form of a JSON Schema that somebody else wrote.
import { readFile } from 'node:fs/promises';
import {
  type ContentFault,
  importForm,
  levelsOf,
  type ReportLine,
  readContent,
  readJson,
  readSchemaFiles,
  readSchemaPart,
} from '../runtime/content/index.ts';
import { isObject, type Json } from '../runtime/core/index.ts';
import { ROOT } from '../server/common/root.ts';
import { isFormId, writeNewFiles } from './write-files.ts';

const args = process.argv.slice(2);
const at = args.indexOf('--into');
const folder = (at < 0 ? undefined : args[at + 1]) ?? ROOT;
const [named, id, uiFile] = at < 0 ? args : args.slice(0, at);
const [file, part = ''] = named?.split('#', 2) ?? [];

/** Prints and leaves with 1. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Characters and levels above which a file is no description of a form. */
const MOST_CHARACTERS = 50_000_000;
const MOST_LEVELS = 500;

async function jsonIn(name: string): Promise<Json> {
  const text = await readFile(name, 'utf8').catch(() => fail(`There is no file ${name} to read.`));
  if (text.length > MOST_CHARACTERS)
    fail(
      `${name} is too large to be read: lay the part that describes the form in a file of its own.`,
    );
  if (levelsOf(text) > MOST_LEVELS)
    fail(
      `${name}: Lists and objects lie more than ${MOST_LEVELS} deep in one another here.\n      Write it flatter.`,
    );
  const read = readJson(text);
  if ('value' in read) return read.value;
  const { message, remedy } = read.fault;
  fail(`${name}, line ${read.line}: This file is not JSON: ${message}\n      ${remedy}`);
}

/** Nobody reads more at once. */
const MOST_LINES = 100;

function refuse(faults: readonly ContentFault[]): never {
  const lines = faults
    .slice(0, MOST_LINES)
    .map(({ place, message, remedy }) => `  ${place}: ${message}\n      ${remedy}`);
  if (faults.length > MOST_LINES) lines.push(`  and ${faults.length - MOST_LINES} more.`);
  fail(`${file} cannot be made a form:\n${lines.join('\n')}`);
}

if (file === undefined || id === undefined || !isFormId(id)) {
  fail(
    'Usage: npm run import-form -- <file.json>[#/part] <id> [ui-schema.json], where <id> is small letters, digits and hyphens.',
  );
}
const schema = await jsonIn(file);
const ui = uiFile === undefined ? {} : await jsonIn(uiFile);
if (!isObject(ui)) fail(`${uiFile} is no UI schema: it must be a group { … }.`);
const shipped = await readContent(ROOT);
const files = part === '' ? readSchemaFiles(file, schema) : readSchemaPart(file, part);
const imported = await importForm(await files, {
  id,
  ui,
  among: shipped,
  cacheDir: `${ROOT}/node_modules/.cache/content`,
});
if (imported.faults.length > 0) refuse(imported.faults);
const taken = await writeNewFiles(folder, imported.files);
if (taken.length > 0)
  fail(`Nothing was written: these files are there already.\n  ${taken.join('\n  ')}`);
console.log(`The form "${id}" is imported:\n  ${Object.keys(imported.files).join('\n  ')}`);
console.log(`What became of each field:\n${imported.report.map(lineOf).join('\n')}`);
console.log(`Open it at /forms/${id}; check it with npm run check.`);

function lineOf({ path, did, what, remedy }: ReportLine): string {
  const line = `  ${path === '' ? '(the form)' : path}: ${did === 'taken' ? 'taken as' : `${did}:`} ${what}`;
  return remedy === undefined ? line : `${line}\n      ${remedy}`;
}
