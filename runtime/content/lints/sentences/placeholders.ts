// Lint: texts use helpers and blocks that exist, and only placeholders that something fills where they stand.
import { isObject, nearestOf } from '../../../core/index.ts';
import type { Message, Model } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { overridingKey } from '../../texts/own-words.ts';
import { remedyFor, singleBracesIn } from '../../texts/single-braces.ts';
import { readTemplate } from '../../texts/templates.ts';
import type { WholeLint } from '../common/lint.ts';
import { wordsOfNoChoice } from '../views/view-reads.ts';

const FILE = 'schemas/placeholders.json';

/** What the program puts into the words of a list, by the end of their key: of one row, of several at once, of those behind a button. */
const WORDS_OF_LISTS: Readonly<Record<string, readonly string[]>> = {
  item: ['label', 'number'],
  many: ['count'],
  more: ['count'],
  setAside: ['group', 'count', 'names'],
};

export const placeholders: WholeLint = ({ model, report }) => {
  const supplied = supplyOf(model);
  for (const message of model.messages.values()) {
    const { faults, placeholders } = readTemplate(message.text);
    for (const fault of faults) {
      report({ ...fault, code: 'bad-template', file: message.file, place: message.place });
    }
    if (message.long) checkLong(message, report);
    if (model.incomplete) continue;
    const names = [...new Set(supplied(message.key))];
    for (const name of placeholders) {
      if (!names.includes(name)) reportUnknown(message, name, names, report);
    }
    if (message.uses === undefined) reportSingle(message, names, report);
  }
  checkDeclared(model, report);
};

/** Long texts are trees whose placeholders are filled without helpers. */
function checkLong({ text, key, file, place }: Message, report: Report): void {
  for (const [found] of text.matchAll(/\{\{\{?[^{}]*\}\}/g)) {
    if (/^\{\{\s*[\w.]+\s*\}\}$/.test(found)) continue;
    report({
      code: 'bad-template',
      file,
      place,
      message: `The long text "${key}" holds ${found}.`,
      remedy: 'Long texts take plain placeholders only, such as {{name}}.',
    });
  }
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

/** Names that a text of that key can use: declared ones, and what a form supplies to its own. */
function supplyOf(model: Model): (key: string) => readonly string[] {
  const { placeholders: declared } = model;
  const params = paramsOfRules(model);
  const ofViews = new Map(
    [...model.views.values()].flatMap(({ view }) => [...wordsOfNoChoice(view)]),
  );
  const forms = new Set(['blocks', 'sections', ...model.forms.map(({ id }) => id)]);
  const declaredFor = (key: string): readonly string[] => [
    ...(declared.get(key) ?? []),
    ...[...key.matchAll(/\./g)].flatMap(
      ({ index }) => declared.get(`${key.slice(0, index)}.*`) ?? [],
    ),
  ];
  return (key) => {
    const ofRule = params.get(key);
    const isOfForm = forms.has(key.slice(0, key.indexOf('.')));
    const fault = isOfForm ? key.split('.error.')[1] : undefined;
    return [
      ...declaredFor(key),
      ...(ofViews.get(key) ?? []),
      // A message of a rule and one of a field's fault are told alike, with the label of the field they stand beside.
      ...(ofRule === undefined ? [] : ['label', ...ofRule]),
      ...(fault === undefined ? [] : ['label', ...declaredFor(`faults.${fault}`)]),
      ...(isOfForm ? (WORDS_OF_LISTS[key.slice(key.lastIndexOf('.') + 1)] ?? []) : []),
    ];
  };
}

/** Message key → names its rules supply, whichever form they belong to; a form may say it in words of its own. */
function paramsOfRules({ forms }: Model): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const form of forms) {
    for (const { event } of form.rules) {
      const { message, params } = event.params;
      if (typeof message !== 'string') continue;
      const names = Object.keys(isObject(params) ? params : {});
      for (const key of [message, overridingKey(form, message)])
        if (key !== undefined) found.set(key, [...(found.get(key) ?? []), ...names]);
    }
  }
  return found;
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
