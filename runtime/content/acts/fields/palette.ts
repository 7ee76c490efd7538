// What each kind of a new field is made of: the schema of its answer, how it is shown, and what is said where it is left out.
import type { Json, JsonObject } from '../../../core/index.ts';
import type { AddField, KindOfNew } from '../../commands/act.ts';
import { free, nameFrom } from './names.ts';

/** A new field before it has its place. */
export interface Made {
  readonly schema: JsonObject;
  readonly layout?: JsonObject;
  /** Words beside its label, by the end of their keys. */
  readonly words: Readonly<Record<string, string>>;
}

const MIDDLE = { 'ui:options': { width: 'm' } };
const EMAIL = '../../blocks/common.schema.json#/definitions/email';

const SAME = {
  email: plain(
    { $ref: EMAIL, personal: true },
    { 'ui:options': { width: 'l', autocomplete: 'email', inputmode: 'email' } },
  ),
  phone: plain(
    { type: 'string', pattern: '^\\([0-9]{3}\\)[0-9]{3}-[0-9]{4}$', maxLength: 13, personal: true },
    {
      'ui:widget': 'mask',
      'ui:options': { mask: '(999)999-9999', width: 'm', autocomplete: 'tel', inputmode: 'tel' },
    },
    { 'error.pattern': 'Enter a phone number with ten digits.' },
  ),
  zip: plain(
    { type: 'string', pattern: '^[0-9]{5}(-[0-9]{4})?$', maxLength: 10 },
    { 'ui:options': { width: 's', autocomplete: 'postal-code', inputmode: 'numeric' } },
    { 'error.pattern': 'Enter a ZIP Code with five or nine digits.' },
  ),
} as const;

/** Those that take more than one look at the act. */
type Plain = Exclude<KindOfNew, 'statement' | 'total' | 'product'>;

const KINDS: Readonly<Record<Plain, (act: AddField) => Made>> = {
  text: plain({ type: 'string', maxLength: 200 }, { 'ui:options': { width: 'l' } }),
  longText: plain(
    { type: 'string', maxLength: 2000 },
    { 'ui:widget': 'multiline', 'ui:options': { rows: 4, width: 'full' } },
  ),
  number: plain(
    { type: 'integer', minimum: 0, maximum: 1_000_000 },
    { 'ui:options': { width: 's' } },
  ),
  money: plain(
    { type: 'number', minimum: 0, maximum: 10_000_000, multipleOf: 0.01 },
    { 'ui:widget': 'money', ...MIDDLE },
  ),
  date: plain({ type: 'string', format: 'date' }),
  yesNo: plain({ type: 'boolean' }, { 'ui:widget': 'yesno' }),
  ...SAME,
  secret: plain({ type: 'string', maxLength: 60, writeOnly: true, personal: true }, MIDDLE),
  choice: (act) => {
    const made = choicesOf(act.choices ?? []);
    const isShort = made.values.length <= 6;
    const widget = isShort ? { 'ui:widget': 'radio' } : { 'ui:widget': 'select', ...MIDDLE };
    return { schema: { type: 'string', enum: made.values }, layout: widget, words: made.words };
  },
  choices: (act) => {
    const made = choicesOf(act.choices ?? []);
    const items = { type: 'string', enum: made.values };
    return {
      schema: { type: 'array', items, uniqueItems: true, ...(act.required && { minItems: 1 }) },
      layout: { 'ui:widget': 'checkboxes' },
      words: made.words,
    };
  },
  file: (act) => ({
    schema: {
      type: 'array',
      maxItems: 5,
      ...(act.required && { minItems: 1 }),
      items: { $ref: '../../blocks/file.schema.json' },
    },
    layout: {
      'ui:widget': 'upload',
      'ui:options': { accept: ['.pdf', '.jpg', '.png'], maxBytes: 5_242_880 },
    },
    words: { hint: 'PDF, JPG or PNG, up to 5 MB each.' },
  }),
  rows: (act) => ({
    schema: {
      type: 'array',
      maxItems: 50,
      ...(act.required && { minItems: 1 }),
      items: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', maxLength: 200 } },
      },
    },
    layout: { 'ui:widget': 'repeat', 'ui:options': { item: { title: ['./name'] } } },
    words: {
      add: 'Add one',
      remove: 'Remove',
      empty: `Nothing under “${act.label}” yet.`,
      item: 'No. {{number}}',
      'name.label': 'Name',
    },
  }),
};

function plain(schema: JsonObject, layout?: JsonObject, words: Made['words'] = {}) {
  return (): Made => ({ schema, ...(layout && { layout }), words });
}

/** Values made from the words, each once. */
export function choicesOf(texts: readonly string[], taken: readonly Json[] = []) {
  const values: string[] = [];
  const words: Record<string, string> = {};
  const said = new Set<string>();
  for (const text of texts) {
    if (said.has(text.toLowerCase())) continue;
    said.add(text.toLowerCase());
    const isTaken = (name: string): boolean => values.includes(name) || taken.includes(name);
    const value = free(nameFrom(text, 'choice', '-'), isTaken, '-');
    values.push(value);
    words[`option.${value}`] = text;
  }
  return { values, words };
}

/** What a new field is made of; undefined of one that is not answered. */
export const madeOf = (act: AddField): Made | undefined =>
  Object.hasOwn(KINDS, act.kind) ? KINDS[act.kind as Plain](act) : undefined;

/** What a field of a kind is made of that is the same whatever it is called. */
export const plainOf = (kind: 'email' | 'phone' | 'zip'): Made => SAME[kind]();

/** Kinds that offer choices. */
export const hasChoices = (kind: KindOfNew): boolean => kind === 'choice' || kind === 'choices';
