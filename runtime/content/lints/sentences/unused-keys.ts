// Lint: every message of a form is used, so that nobody edits a sentence in vain.

import {
  branchesOf,
  choiceWord,
  isList,
  isObject,
  type Json,
  nearestOf,
  type Schema,
} from '../../../core/index.ts';
import { widgetAt } from '../../compile/nodes.ts';
import { optionsOf } from '../../link/fields.ts';
import {
  type FieldNode,
  isAlone,
  type LinkedForm,
  type Model,
  unitsOf,
} from '../../model/model.ts';
import { didYouMean } from '../../read/faults.ts';
import { ASKED_KEYS } from '../../texts/asked-words.ts';
import { ANYWHERE, FAULT_CODES } from '../../texts/fault-codes.ts';
import { groupsOf, linesOf } from '../../texts/field-words.ts';
import { overridingKey } from '../../texts/own-words.ts';
import { unnamedChoices } from '../choices/choice-words.ts';
import { choicesOf } from '../common/field-lookup.ts';
import type { Part, WholeLint } from '../common/lint.ts';
import { unlabelled } from '../forms/labels.ts';
import { namedKeys } from './message-keys.ts';

/** Words of a form as a whole. */
const FORM_TEXTS = ['title', 'lead', 'submit', 'invalid'];
const SECTION_TEXTS = ['title', 'lead'];
/** Words of every field, whatever draws it. */
const PLAIN_WORDS = ['label', 'hint', 'placeholder', 'locked', 'found'];
const FAULTS = 'faults.';
const BLOCK = /^schemas\/blocks\/([^/]+)\.schema\.json$/;

/** Whoever left more than these unused has misspelt no key; each guess compares it with all that are used. */
const WORTH_GUESSING = 50;

const USED: Part<readonly string[]> = {
  name: 'keys used',
  of: (form, model) => [...new Set(usedByForm(form, model))],
};

export const unusedKeys: WholeLint = ({ model, report, part }) => {
  if (model.incomplete) return;
  const used = new Set<string>();
  for (const form of unitsOf(model)) for (const key of part(form, USED)) used.add(key);
  for (const code of FAULT_CODES) used.add(`${FAULTS}${code}`);
  for (const key of ASKED_KEYS) used.add(key);
  const wanting = model.forms.flatMap((form) => part(form, WANTED));
  const own = new Set([...model.forms.map(({ id }) => id), 'blocks', 'sections', 'faults']);
  const waiting = unusedBlocks(model);
  const usedBelow = byFirstWord(used);
  let guessed = 0;
  for (const { key, file, place, long } of model.messages.values()) {
    if (long || used.has(key) || !own.has(key.slice(0, key.indexOf('.')))) continue;
    if (waiting.some((block) => key.startsWith(`blocks.${block}.`))) continue;
    const field = withoutChoices(key, used);
    if (field !== undefined) {
      report({ ...nameOfNoChoice(key, field), file, place });
      continue;
    }
    const near = guessed < WORTH_GUESSING ? nearestUse(key, usedBelow, wanting) : undefined;
    guessed += 1;
    report({
      code: 'unused-message',
      file,
      place,
      message: `Nothing uses the message "${key}".`,
      remedy: didYouMean(near, 'Correct the key, or remove the message.'),
      nearest: near,
      about: key,
    });
  }
};

/** The field whose choice a key would name, where none of its choices is ever named. */
function withoutChoices(key: string, used: ReadonlySet<string>): string | undefined {
  const at = key.indexOf('.option.');
  const field = key.slice(0, at);
  if (at < 0 || !used.has(`${field}.label`)) return undefined;
  return [...used].some((one) => one.startsWith(`${field}.option.`)) ? undefined : field;
}

const nameOfNoChoice = (key: string, field: string) => ({
  code: 'unused-message',
  message: `Nothing uses the message "${key}": "${field.slice(field.indexOf('.') + 1)}" has no choices.`,
  remedy: 'List its choices in the schema ("enum"), or remove the message.',
  about: key,
});

/** Blocks that are there for forms to come; their words wait with them. */
function unusedBlocks({ source }: Model): readonly string[] {
  const names = [...source.keys()].flatMap((file) => BLOCK.exec(file)?.[1] ?? []);
  const texts = [...source].filter(([file]) => file.startsWith('schemas/')).map(([, text]) => text);
  return names.filter((name) => !texts.some((text) => text.includes(`/${name}.schema.json`)));
}

/** Keys a form finds by convention, and those it names. */
function* usedByForm(form: LinkedForm, model: Model): Generator<string> {
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
  for (const field of form.fields.values()) yield* usedByField(field, form, model);
  for (const { key } of namedKeys(form, model)) {
    yield key;
    const own = overridingKey(form, key);
    if (own !== undefined) yield own;
  }
}

function* usedByField(field: FieldNode, form: LinkedForm, model: Model): Generator<string> {
  const { prefixes, schema, ui } = field;
  const declared = [schema, ...field.elsewhere];
  const errors = [...ANYWHERE, ...declared.flatMap(keywordsIn)].map((code) => `error.${code}`);
  if (field.unseen && !isDrawnElsewhere(field, form)) {
    // Nobody is asked; a caller who sends it wrong is still told.
    for (const prefix of prefixes) yield* errors.map((word) => `${prefix}.${word}`);
    return;
  }
  const choices = choicesNamed(declared);
  const options = optionsOf(ui);
  // Choices that a call answers, or the layout names, and words that are only shown, are nowhere in the schema.
  const descriptor = model.widgets.get(widgetAt(schema, ui));
  const others =
    choices === undefined &&
    (options.options !== undefined ||
      options.types !== undefined ||
      descriptor?.onlyShows === true);
  const words = [
    ...PLAIN_WORDS,
    ...(descriptor?.words ?? []),
    ...labelsBy(field, form),
    ...declared.flatMap((one) => possibilitiesOf(one).map((_, index) => `shape.${index + 1}`)),
    ...declared.flatMap((one) => placesOf(one).map((_, index) => `place.${index + 1}`)),
    ...errors,
  ];
  for (const prefix of prefixes) {
    yield* words.map((word) => `${prefix}.${word}`);
    if (others) yield* model.keysBelow(`${prefix}.option.`);
    for (const choice of choices ?? []) {
      yield `${prefix}.option.${choiceWord(choice)}`;
      yield `${prefix}.option.${choiceWord(choice)}.hint`;
    }
  }
}

/** In an object in which a list has typed what rows get: its widget draws it, where the layout does not. */
function isDrawnElsewhere({ pointer }: FieldNode, { fields }: LinkedForm): boolean {
  return [...fields.values()].some(({ ui, unseen }) => {
    const { add, many } = optionsOf(ui);
    const from = [add, many].flatMap((one) => (isObject(one) ? [one.from] : []));
    return (
      !unseen && from.some((at) => typeof at === 'string' && `${pointer}/`.startsWith(`${at}/`))
    );
  });
}

/** `label.<answer>`, where the answer beside it chooses the label. */
function labelsBy({ pointer, ui }: FieldNode, { fields }: LinkedForm): readonly string[] {
  const { labelBy } = optionsOf(ui);
  if (typeof labelBy !== 'string') return [];
  const beside = fields.get(`${pointer.slice(0, pointer.lastIndexOf('/'))}/${labelBy}`);
  return (beside && choicesOf(beside.schema))?.map((answer) => `label.${String(answer)}`) ?? [];
}

/** Every choice that any branch offers at a place. */
function choicesNamed(declared: readonly Schema[]): readonly Json[] | undefined {
  const named = declared.flatMap(
    (schema) =>
      choicesOf(schema.items ?? schema) ?? (schema.type === 'boolean' ? [true, false, 1, 0] : []),
  );
  return named.length === 0 ? undefined : named;
}

const possibilitiesOf = (schema: Schema): readonly Json[] => longest(schema, ['oneOf', 'anyOf']);

/** The places of a list that mean different things. */
const placesOf = (schema: Schema): readonly Json[] => longest(schema, ['items']);

/** The longest list that a branch of a schema has under one of these words. */
function longest(schema: Schema, words: readonly string[]): readonly Json[] {
  const lists = branchesOf(schema).flatMap((branch) => words.map((word) => branch[word]));
  return lists.filter(isList).reduce((most, list) => (list.length > most.length ? list : most), []);
}

/** The words of a schema by which an answer can be wrong, those of its branches included. */
function keywordsIn(schema: Schema): readonly string[] {
  return Object.entries(schema).flatMap(([word, inner]) => {
    const below = BRANCHES.has(word) ? (Array.isArray(inner) ? inner : [inner]) : [];
    return [word, ...below.filter(isObject).flatMap((branch) => keywordsIn(branch as Schema))];
  });
}

const BRANCHES = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else', 'not']);

/** Keys that something asks for and no message has. */
const WANTED: Part<readonly string[]> = {
  name: 'keys wanted',
  of: (form, model) => [
    ...unlabelled(form, model).map(({ owner, word }) => `${owner}.${word}`),
    ...unnamedChoices(form, model).map(({ key }) => key),
    ...namedKeys(form, model).flatMap(({ key }) => (model.messages.has(key) ? [] : [key])),
  ],
};

/** The key that a misspelt one comes nearest to: one that is asked for, or else any that would be used. */
function nearestUse(
  key: string,
  usedBelow: (word: string) => readonly string[],
  wanting: readonly string[],
): string | undefined {
  const [first = ''] = key.split('.');
  // The name of the file stands before each key of itself.
  const inside = key.slice(first.length + 1);
  if (wanting.includes(inside)) return inside;
  return nearestOf(key, wanting) ?? nearestOf(key, usedBelow(first));
}

/** The keys below a first word; they are looked for when they are asked for first. */
function byFirstWord(keys: ReadonlySet<string>): (word: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const below = known.get(word) ?? [...keys].filter((key) => key.startsWith(`${word}.`));
    known.set(word, below);
    return below;
  };
}
