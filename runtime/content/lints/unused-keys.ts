// Lint: every message of a form is used, so that nobody edits a sentence in vain.

import { isList, isObject, type Json, nearestOf, type Schema } from '../../core/index.ts';
import { widgetAt } from '../compile/nodes.ts';
import { optionsOf } from '../link/fields.ts';
import { type FieldNode, isAlone, type LinkedForm, type Model, unitsOf } from '../model/model.ts';
import { didYouMean } from '../read/faults.ts';
import { ASKED_KEYS } from '../texts/asked-words.ts';
import { ANYWHERE, FAULT_CODES } from '../texts/fault-codes.ts';
import { FIELD_TEXTS, groupsOf, linesOf } from '../texts/field-words.ts';
import { indexKeys } from '../texts/key-index.ts';
import { overridingKey } from '../texts/own-words.ts';
import { wordsOfWidget } from '../texts/widget-words.ts';
import { choicesOf } from './field-lookup.ts';
import type { Lint } from './lint.ts';
import { namedKeys } from './message-keys.ts';

/** Words of a form as a whole. */
const FORM_TEXTS = ['title', 'lead', 'submit'];
const SECTION_TEXTS = ['title', 'lead'];
/** Words of every field, whatever draws it. */
const PLAIN_WORDS = ['label', 'hint', 'placeholder', 'locked', 'found'];
const FAULTS = 'faults.';

export const unusedKeys: Lint = ({ model, report }) => {
  if (model.incomplete) return;
  const used = new Set<string>();
  const keysBelow = indexKeys(model.messages.keys());
  for (const form of unitsOf(model))
    for (const key of usedByForm(form, model, keysBelow)) used.add(key);
  for (const code of FAULT_CODES) used.add(`${FAULTS}${code}`);
  for (const key of ASKED_KEYS) used.add(key);
  const own = new Set([...model.forms.map(({ id }) => id), 'blocks', 'sections', 'faults']);
  for (const { key, file, place, long } of model.messages.values()) {
    if (long || used.has(key) || !own.has(key.slice(0, key.indexOf('.')))) continue;
    const near = nearestUse(key, model);
    report({
      code: 'unused-message',
      file,
      place,
      message: `Nothing uses the message "${key}".`,
      remedy: didYouMean(near, 'Correct the key, or remove the message.'),
      nearest: near,
    });
  }
};

/** Keys a form finds by convention, and those it names. */
function* usedByForm(
  form: LinkedForm,
  model: Model,
  keysBelow: (prefix: string) => readonly string[],
): Generator<string> {
  // A section has no words of a form as a whole; what its rules open is named by them.
  if (!isAlone(form)) {
    yield* FORM_TEXTS.map((word) => `${form.id}.${word}`);
    yield* model.house.papers.map((kind) => `${form.id}.print.${kind}`);
  }
  for (const { prefixes, ui } of form.sections) {
    for (const prefix of prefixes) {
      yield* SECTION_TEXTS.map((word) => `${prefix}.${word}`);
      for (const { id } of groupsOf(ui['ui:groups'])) {
        yield `${prefix}.group.${id}.title`;
        yield `${prefix}.group.${id}.intro`;
      }
      for (const { id } of linesOf(ui['ui:lines'])) yield `${prefix}.line.${id}`;
    }
  }
  for (const field of form.fields.values()) yield* usedByField(field, form, model, keysBelow);
  for (const { key } of namedKeys(form, model)) {
    yield key;
    const own = overridingKey(form, key);
    if (own !== undefined) yield own;
  }
}

function* usedByField(
  field: FieldNode,
  form: LinkedForm,
  model: Model,
  keysBelow: (prefix: string) => readonly string[],
): Generator<string> {
  const { prefixes, schema, ui } = field;
  const errors = [...ANYWHERE, ...keywordsIn(schema)].map((code) => `error.${code}`);
  if (field.unseen && !isDrawnElsewhere(field, form)) {
    // Nobody is asked; a caller who sends it wrong is still told.
    for (const prefix of prefixes) yield* errors.map((word) => `${prefix}.${word}`);
    return;
  }
  const choices =
    choicesOf(schema.items ?? schema) ??
    (schema.type === 'boolean' ? [true, false, 1, 0] : undefined);
  const options = optionsOf(ui);
  // Choices that a call answers, or the layout names, and words that are only shown, are nowhere in the schema.
  const widget = widgetAt(schema, ui);
  const others =
    choices === undefined &&
    (options.options !== undefined || options.types !== undefined || widget === 'output');
  const words = [
    ...PLAIN_WORDS,
    ...wordsOfWidget(widget, model.widgets.get(widget)),
    ...labelsBy(field, form),
    ...possibilitiesOf(schema).map((_, index) => `shape.${index + 1}`),
    ...errors,
  ];
  for (const prefix of prefixes) {
    yield* words.map((word) => `${prefix}.${word}`);
    if (others) yield* keysBelow(`${prefix}.option.`);
    for (const choice of choices ?? []) {
      yield `${prefix}.option.${String(choice)}`;
      yield `${prefix}.option.${String(choice)}.hint`;
    }
  }
}

/** In the object that a list makes its new rows of: its widget draws it, where the layout does not. */
function isDrawnElsewhere({ pointer }: FieldNode, { fields }: LinkedForm): boolean {
  return [...fields.values()].some(({ ui, unseen }) => {
    const { add } = optionsOf(ui);
    const from = isObject(add) && typeof add.from === 'string' ? add.from : undefined;
    return !unseen && from !== undefined && `${pointer}/`.startsWith(`${from}/`);
  });
}

/** `label.<answer>`, where the answer beside it chooses the label. */
function labelsBy({ pointer, ui }: FieldNode, { fields }: LinkedForm): readonly string[] {
  const { labelBy } = optionsOf(ui);
  if (typeof labelBy !== 'string') return [];
  const beside = fields.get(`${pointer.slice(0, pointer.lastIndexOf('/'))}/${labelBy}`);
  return (beside && choicesOf(beside.schema))?.map((answer) => `label.${String(answer)}`) ?? [];
}

const possibilitiesOf = ({ oneOf, anyOf }: Schema): readonly Json[] =>
  [oneOf, anyOf].find((list) => isList(list)) ?? [];

/** The words of a schema by which an answer can be wrong, those of its branches included. */
function keywordsIn(schema: Schema): readonly string[] {
  return Object.entries(schema).flatMap(([word, inner]) => {
    const below = BRANCHES.has(word) ? (Array.isArray(inner) ? inner : [inner]) : [];
    return [word, ...below.filter(isObject).flatMap((branch) => keywordsIn(branch as Schema))];
  });
}

const BRANCHES = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else', 'not']);

/** The key of a field's own word that a misspelled one comes nearest to. */
function nearestUse(key: string, model: Model): string | undefined {
  const form = unitsOf(model).find(({ id }) => key.startsWith(`${id}.`));
  if (form === undefined) return undefined;
  const word = key.slice(key.lastIndexOf('.') + 1);
  const prefixes = [...form.fields.values()].map(({ prefixes: [first = ''] }) => first);
  const words = [...new Set(['label', 'hint', 'placeholder', word, ...FIELD_TEXTS])];
  const near = nearestOf(
    key,
    prefixes.flatMap((prefix) => words.map((one) => `${prefix}.${one}`)),
  );
  return near === key ? undefined : near;
}
