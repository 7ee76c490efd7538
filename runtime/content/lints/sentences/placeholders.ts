// Lint: texts use helpers and blocks that exist, and only placeholders that something fills where they stand.
import { nearestOf } from '../../../core/index.ts';
import type { Message, Model } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { wordsInBraces } from '../../texts/open-braces.ts';
import { remedyFor, singleBracesIn } from '../../texts/single-braces.ts';
import { readTemplate } from '../../texts/templates.ts';
import { unreadableIn } from '../../texts/unreadable.ts';
import type { WholeLint } from '../common/lint.ts';
import { supplyOf } from './supplied.ts';

const FILE = 'schemas/placeholders.json';

export const placeholders: WholeLint = ({ model, report }) => {
  const supplied = supplyOf(model);
  for (const message of model.messages.values()) {
    const { faults, placeholders, isUnread } = readTemplate(message.text);
    const names = [...new Set(supplied(message.key))];
    const isToldOfLong = message.long && checkLong(message, report);
    // While not all is known, whatever stands there may.
    const known = model.incomplete ? [...wordsInBraces(message.text)] : names;
    if (isUnread) reportUnreadable(message, { names: known, isToldOfLong }, report);
    else
      for (const fault of faults)
        report({ ...fault, code: 'bad-template', file: message.file, place: message.place });
    if (model.incomplete) continue;
    for (const name of placeholders) {
      if (!names.includes(name)) reportUnknown(message, name, names, report);
    }
    if (message.uses === undefined) reportSingle(message, names, report);
  }
  checkDeclared(model, report);
};

interface Told {
  readonly names: readonly string[];
  /** What is no plain placeholder of a long text was told. */
  readonly isToldOfLong: boolean;
}

/** What another text says in its own words is told there. */
function reportUnreadable(
  { key, text, file, place, uses }: Message,
  { names, isToldOfLong }: Told,
  report: Report,
): void {
  if (uses !== undefined) return;
  for (const { name, ...fault } of unreadableIn(text, names)) {
    if (isToldOfLong && fault.code === 'bad-template') continue;
    report({ ...fault, file, place, ...(name !== undefined && { about: `${key} ${name}` }) });
  }
}

/** Long texts are trees whose placeholders are filled without helpers. Was any told? */
function checkLong({ text, key, file, place }: Message, report: Report): boolean {
  const strange = [...text.matchAll(/\{\{\{?[^{}]*\}\}/g)]
    .map(([found]) => found)
    .filter((found) => !/^\{\{\s*[\w.]+\s*\}\}$/.test(found));
  for (const found of strange)
    report({
      code: 'bad-template',
      file,
      place,
      message: `The long text "${key}" holds ${found}.`,
      remedy: 'Long texts take plain placeholders only, such as {{name}}.',
    });
  return strange.length > 0;
}

function reportUnknown(
  { key, file, place }: Message,
  name: string,
  names: readonly string[],
  report: Report,
): void {
  const near = nearestOf(name, names);
  const known = names.map((one) => `{{${one}}}`).join(', ');
  report({
    code: 'unknown-placeholder',
    file,
    place,
    about: `${key} {{${name}}}`,
    message: `Nothing supplies the placeholder {{${name}}} of "${key}".`,
    remedy: didYouMean(near, known === '' ? 'No value can stand here.' : `Known are: ${known}.`),
    nearest: near,
  });
}

function reportSingle(
  { key, text, file, place }: Message,
  names: readonly string[],
  report: Report,
): void {
  for (const one of singleBracesIn(text, names)) {
    report({
      code: 'single-brace',
      file,
      place,
      message: `The message "${key}" holds ${one.written}, which people would read as it stands.`,
      remedy: remedyFor(one, names),
      about: `${key} ${one.name}`,
    });
  }
}

/** What is declared for a text that is not there helps nobody. */
function checkDeclared(model: Model, report: Report): void {
  if (model.incomplete) return;
  for (const key of model.placeholders.keys()) {
    const isThere = key.endsWith('.*')
      ? model.keysBelow(key.slice(0, -1)).length > 0
      : model.messages.has(key);
    if (isThere) continue;
    const near = nearestOf(key, [...model.messages.keys()]);
    report({
      code: 'unknown-message',
      file: FILE,
      place: `/texts/${key}`,
      message: `There is no message "${key}".`,
      remedy: didYouMean(near, 'Correct the key, or take it out.'),
      nearest: near,
    });
  }
}
