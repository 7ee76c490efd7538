// The fields that rules of a form or a section may name, with what people call them.
import {
  choiceWord,
  type GenericPointer,
  isObject,
  type Json,
  type JsonObject,
  type Schema,
  toPointer,
} from '../../core/index.ts';
import { filesOfSection, formsWith, sectionsOf } from '../acts/common/place.ts';
import { jsonOf } from '../commands/parts.ts';
import { textAt } from '../commands/sentences.ts';
import { fieldsOf } from '../link/fields.ts';
import { choicesOf } from '../lints/common/field-lookup.ts';
import type { FieldNode } from '../model/model.ts';
import type { ContentSource } from '../model/types.ts';
import { deref } from '../schema/deref.ts';
import type { AskedField, KindOfAnswer } from './types.ts';

/** The form whose rules are read, or '' for a shared section alone; and the section that is looked at. */
export interface Around {
  readonly form: string;
  readonly section: string;
}

/** Fields by where their answers stand, `*` for any row. */
export type Fields = ReadonlyMap<GenericPointer, FieldNode>;

/** Fields of a section alone. */
export function fieldsOfSection(source: ContentSource, id: string, form: string): Fields {
  const files = filesOfSection(id);
  const schema = files && jsonOf(source.get(files.schema));
  if (files === undefined || !isObject(schema)) return new Map();
  const linked = deref(schemasFor(source, files.schema), files.schema, () => undefined);
  const own = files.form === '' ? [form, files.keys.slice(0, -1)] : [files.form];
  const beginnings = own.filter((one) => one !== '');
  const ui = isObject(jsonOf(source.get(files.ui))) ? jsonOf(source.get(files.ui)) : {};
  return fieldsOf({ section: id }, linked, { ui: ui as never, beginnings });
}

/** Schemas that a section may take something over from: its own, and the blocks. */
const schemasFor = (source: ContentSource, file: string): ReadonlyMap<string, Json> =>
  new Map(
    [...source].flatMap(([path, text]) => {
      const value = path === file || path.startsWith('schemas/blocks/') ? jsonOf(text) : undefined;
      return value === undefined ? [] : [[path, value] as const];
    }),
  );

/** All fields that the rules may read: those of the form; of a shared section alone also those of one form that has it. */
export function fieldsAround(source: ContentSource, { form, section }: Around): Fields {
  const around = form === '' ? (formsWith(source, section)[0] ?? '') : form;
  const ids = sectionsOf(source, around)?.map(({ id }) => id) ?? [];
  const all = ids.includes(section) || section === '' ? ids : [section, ...ids];
  // The section that is looked at says first what its fields are called.
  const made = [...all.filter((id) => id !== section), ...(section === '' ? [] : [section])];
  return new Map(made.flatMap((id) => [...fieldsOfSection(source, id, around)]));
}

/** Where the answer of a fact stands; `row.` is in the list the rule is repeated over. */
export function pointerOfFact(fact: string, list: string | undefined): GenericPointer {
  if (fact !== 'row' && !fact.startsWith('row.'))
    return toPointer(fact).replace(/\/\d+(?=\/|$)/g, '/*');
  const rest = fact.slice('row.'.length);
  return `${toPointer(list ?? '')}/*${rest === '' ? '' : toPointer(rest)}`;
}

/** What people call what stands there: its label, that of what it is a part of, or the words of its name. */
export function labelAt(source: ContentSource, fields: Fields, pointer: GenericPointer): string {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const words = wordAt(source, fields.get(at), 'label');
    if (words !== undefined) return words;
  }
  return (pointer.split('/').findLast((name) => name !== '*') ?? '').replaceAll('_', ' ');
}

/** The words of a kind that a field has, its own before those it took over. */
export function wordAt(
  source: ContentSource,
  node: FieldNode | undefined,
  word: string,
): string | undefined {
  for (const prefix of node?.prefixes ?? []) {
    const words = textAt(source, `${prefix}.${word}`);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** A field as a rule names it. */
export function askedField(
  source: ContentSource,
  fields: Fields,
  { fact, pointer }: { readonly fact: string; readonly pointer: GenericPointer },
): AskedField {
  const node = fields.get(pointer);
  const schema = node?.schema ?? {};
  return {
    fact,
    label: labelAt(source, fields, pointer),
    kind: kindOf(schema),
    choices: choicesIn(schema).map((value) => ({ value, label: choiceLabel(source, node, value) })),
    schema: schema as JsonObject,
  };
}

/** How one value of a field reads where it is a choice; else as it stands. */
export const choiceLabel = (
  source: ContentSource,
  node: FieldNode | undefined,
  value: Json,
): string =>
  wordAt(source, node, `option.${choiceWord(value)}`) ??
  (isObject(value) ? nameOf(value) : String(value));

/** Of several texts that a choice is made of, the one that says most. */
const nameOf = (value: JsonObject): string =>
  Object.values(value)
    .filter((one) => typeof one === 'string')
    .sort((one, other) => other.length - one.length)[0] ?? JSON.stringify(value);

const choicesIn = (schema: Schema): readonly Json[] =>
  choicesOf(schema) ??
  (isObject(schema.items) ? choicesOf(schema.items as Schema) : undefined) ??
  [];

/** By what an answer of this schema can be compared. */
export function kindOf(schema: Schema): KindOfAnswer {
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'boolean') return 'yesno';
  if (type === 'array') return isRows(schema) ? 'rows' : 'choices';
  if (choicesOf(schema) !== undefined) return 'choice';
  if (type === 'integer' || type === 'number') return 'number';
  if (type !== 'string') return 'other';
  return schema.format === 'date' ? 'day' : 'text';
}

const isRows = ({ items }: Schema): boolean => isObject(items) && items.type === 'object';
