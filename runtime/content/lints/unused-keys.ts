// Lint: every message of a form is used, so that nobody edits a sentence in vain.

import { nearestOf } from '../../core/index.ts';
import { type FieldNode, isAlone, type LinkedForm, type Model, unitsOf } from '../model/model.ts';
import { didYouMean } from '../read/faults.ts';
import { FIELD_TEXT_FAMILIES, FIELD_TEXTS, groupsOf, linesOf } from '../texts/field-words.ts';
import { indexKeys } from '../texts/key-index.ts';
import { overridingKey } from '../texts/own-words.ts';
import { choicesOf } from './field-lookup.ts';
import type { Lint } from './lint.ts';
import { namedKeys } from './message-keys.ts';

/** Words of a form as a whole, and families whose second part the writer chooses. */
const FORM_TEXTS = ['title', 'lead', 'submit'];
const FORM_FAMILIES = ['action', 'print', 'dialog'];
const SECTION_TEXTS = ['title', 'lead'];
const PLAIN_WORDS = ['label', 'hint', 'placeholder', ...FIELD_TEXTS];
const FAMILIES = ['error', ...FIELD_TEXT_FAMILIES];

export const unusedKeys: Lint = ({ model, report }) => {
  if (model.incomplete) return;
  const used = new Set<string>();
  const keysBelow = indexKeys(model.messages.keys());
  for (const form of unitsOf(model))
    for (const key of usedByForm(form, model, keysBelow)) used.add(key);
  const own = new Set([...model.forms.map(({ id }) => id), 'blocks', 'sections']);
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
    for (const family of FORM_FAMILIES) yield* keysBelow(`${form.id}.${family}.`);
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
  for (const field of form.fields.values()) yield* usedByField(field, keysBelow);
  for (const { key } of namedKeys(form, model)) {
    yield key;
    const own = overridingKey(form, key);
    if (own !== undefined) yield own;
  }
}

function* usedByField(
  { prefixes, schema, ui }: FieldNode,
  keysBelow: (prefix: string) => readonly string[],
): Generator<string> {
  const choices =
    choicesOf(schema.items ?? schema) ??
    (schema.type === 'boolean' ? [true, false, 1, 0] : undefined);
  const types = Array.isArray((ui['ui:options'] as { types?: unknown } | undefined)?.types);
  for (const prefix of prefixes) {
    yield* PLAIN_WORDS.map((word) => `${prefix}.${word}`);
    for (const family of FAMILIES) yield* keysBelow(`${prefix}.${family}.`);
    if (choices === undefined || types) yield* keysBelow(`${prefix}.option.`);
    for (const choice of choices ?? []) {
      yield `${prefix}.option.${String(choice)}`;
      yield `${prefix}.option.${String(choice)}.hint`;
    }
  }
}

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
