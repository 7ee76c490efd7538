// Changes of which fields there are: added, renamed, moved, copied, taken away, with all that belongs to it or without.
import type { Json } from '../../../runtime/core/index.ts';
import {
  type Draft,
  type Kind,
  listAt,
  objectAt,
  renamedMember,
  type Section,
  type Value,
} from './draft.ts';

const NEW = ['favorite_color', 'second_phone', 'remarks_of_staff', 'starts_on', 'pet_count'];

/** What staff give a new field: its kind, its control, and words of its own. */
const SHAPES: readonly { readonly schema: Value; readonly ui?: Value; readonly words?: Value }[] = [
  { schema: { type: 'string', maxLength: 60 } },
  { schema: { type: 'string', maxLength: 500 }, ui: { 'ui:widget': 'multiline' } },
  { schema: { type: 'string', format: 'date' }, ui: { 'ui:widget': 'date' } },
  { schema: { type: 'number', minimum: 0, maximum: 5000 }, ui: { 'ui:widget': 'money' } },
  { schema: { type: 'integer', minimum: 0, maximum: 99 }, ui: { 'ui:widget': 'number' } },
  { schema: { type: 'boolean', default: false }, ui: { 'ui:widget': 'toggle' } },
  { schema: { type: 'boolean', default: false }, ui: { 'ui:widget': 'checkbox' } },
  {
    schema: { type: 'string', enum: ['early', 'late'] },
    ui: { 'ui:widget': 'select' },
    words: { 'option.early': 'Early', 'option.late': 'Late' },
  },
  {
    schema: { type: 'string', enum: ['early', 'late'] },
    ui: { 'ui:widget': 'radio' },
    words: { 'option.early': 'Early', 'option.late': 'Late' },
  },
  {
    schema: { type: 'string', maxLength: 13 },
    ui: { 'ui:widget': 'mask', 'ui:options': { mask: '(999)999-9999' } },
  },
  { schema: { $ref: 'common.email' } },
  {
    schema: {
      type: 'array',
      maxItems: 3,
      items: { type: 'object', properties: { what: { type: 'string', maxLength: 40 } } },
    },
    ui: { 'ui:widget': 'repeat' },
    words: { 'what.label': 'What', item: 'Line {{number}}', add: 'Add a line' },
  },
  {
    schema: { type: 'object', properties: { street: { type: 'string', maxLength: 40 } } },
    words: { 'street.label': 'Street' },
  },
  {
    schema: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['a', 'b'] } },
    ui: { 'ui:widget': 'checkboxes' },
    words: { 'option.a': 'The first', 'option.b': 'The second' },
  },
];

/** A field of a section, chosen by chance. */
export function aField(draft: Draft, { schema }: Section): string | undefined {
  const names = Object.keys(objectAt(draft.value(schema), 'properties'));
  return names.length === 0 ? undefined : draft.random.of(names);
}

const properties = (draft: Draft, { schema }: Section, change: (all: Value) => Value) =>
  draft.edit(schema, (value) => {
    value.properties = change(objectAt(value, 'properties'));
  });

/** Into one of the groups of the section, where it has any. */
function placed(draft: Draft, { ui }: Section, name: string): void {
  draft.edit(ui, (value) => {
    const groups = listAt(value, 'ui:groups') as Value[];
    if (groups.length === 0) return;
    const group = draft.random.of(groups);
    const fields = listAt(group, 'fields');
    fields.splice(draft.random.below(fields.length + 1), 0, name);
  });
}

function added(draft: Draft, section: Section, parts: { readonly without?: string }) {
  const name = draft.random.of(NEW);
  const { schema, ui, words = {} } = draft.random.of(SHAPES);
  const deep = section.schema.split('/').length > 3 ? '../../' : '';
  const given: Value =
    schema.$ref === undefined
      ? structuredClone(schema)
      : { $ref: `${deep}blocks/common.schema.json#/definitions/email` };
  properties(draft, section, (all) => ({ ...all, [name]: given }));
  if (ui) draft.edit(section.ui, (value) => Object.assign(value, { [name]: structuredClone(ui) }));
  if (parts.without !== 'a place') placed(draft, section, name);
  draft.edit(section.words, (value) => {
    if (parts.without !== 'a label') value[`${name}.label`] = 'What staff asked for';
    if (parts.without !== 'words')
      for (const [key, text] of Object.entries(words)) value[`${name}.${key}`] = text;
  });
  return { name, kind: String(ui?.['ui:widget'] ?? schema.type ?? 'email') };
}

const add: Kind = (draft) => {
  const section = draft.section();
  const { name, kind } = added(draft, section, {});
  return `field ${name} (${kind}) added to ${section.name}`;
};

const addCarelessly: Kind = (draft) => {
  const section = draft.section();
  const without = draft.random.of(['a place', 'a label', 'words']);
  const { name, kind } = added(draft, section, { without });
  return `field ${name} (${kind}) added to ${section.name} without ${without}`;
};

const addRequired: Kind = (draft) => {
  const section = draft.section();
  const { name, kind } = added(draft, section, {});
  draft.edit(section.schema, (value) => {
    value.required = [...listAt(value, 'required'), name];
  });
  draft.edit(section.words, (value) => {
    value[`${name}.error.required`] = 'Answer what staff asked for.';
  });
  return `required field ${name} (${kind}) added to ${section.name}`;
};

const removeAlone: Kind = (draft) => {
  const section = draft.section();
  const name = aField(draft, section);
  if (name === undefined) return undefined;
  properties(draft, section, ({ [name]: _, ...rest }) => rest);
  return `field ${name} taken out of the schema of ${section.name} alone`;
};

/** Takes a field out of its schema, its layout and its words; rules that speak of it stay. */
function takenOut(draft: Draft, section: Section, name: string): void {
  properties(draft, section, ({ [name]: _, ...rest }) => rest);
  draft.edit(section.schema, (value) => {
    if (value.required) value.required = listAt(value, 'required').filter((one) => one !== name);
  });
  draft.edit(section.ui, (value) => {
    delete value[name];
    for (const group of listAt(value, 'ui:groups') as Value[])
      group.fields = listAt(group, 'fields').filter((one) => one !== name);
    if (value['ui:groups'])
      value['ui:groups'] = (listAt(value, 'ui:groups') as Value[]).filter(
        (group) => listAt(group, 'fields').length > 0,
      );
  });
  draft.edit(section.words, (value) => {
    for (const key of Object.keys(value)) if (key.startsWith(`${name}.`)) delete value[key];
  });
}

const remove: Kind = (draft) => {
  const section = draft.section();
  const name = aField(draft, section);
  if (name === undefined) return undefined;
  takenOut(draft, section, name);
  return `field ${name} taken out of ${section.name}`;
};

/** As a text, as a part of a path, and as a member: wherever it stands in these files. */
function renameIn(draft: Draft, files: readonly string[], from: string, to: string): void {
  const part = new RegExp(`(?<![\\w-])${from}(?![\\w-])`, 'g');
  const anew = (value: Json): Json => {
    if (typeof value === 'string') return /\s/.test(value) ? value : value.replace(part, to);
    if (Array.isArray(value)) return value.map(anew);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value as Value).map(([name, inner]) => [name.replace(part, to), anew(inner)]),
    );
  };
  for (const file of files) if (draft.has(file)) draft.put(file, anew(draft.value(file)));
}

const renameEverywhere: Kind = (draft) => {
  const section = draft.section();
  const from = aField(draft, section);
  if (from === undefined) return undefined;
  const to = `${from}_anew`;
  const all = draft.files(/^(schemas\/(forms|sections)|rules|messages)\/.*\.json$/);
  renameIn(draft, all, from, to);
  return `field ${from} of ${section.name} renamed everywhere, without a migration`;
};

const renameWithMigration: Kind = (draft) => {
  const section = draft.section();
  const from = aField(draft, section);
  if (from === undefined) return undefined;
  const to = `${from}_anew`;
  const all = draft.files(/^(schemas\/(forms|sections)|rules|messages)\/.*\.json$/);
  renameIn(draft, all, from, to);
  const holder = section.schema.startsWith('schemas/sections/')
    ? section.schema.replace('section.schema.json', 'section.json')
    : section.schema.replace(/[^/]+$/, 'form.json');
  const isNew = !draft.has(holder);
  draft.edit(holder, (value) => {
    if (isNew) value.$schema = '../../meta/shared-section.schema.json';
    value.migrations = [...listAt(value, 'migrations'), { op: 'rename', from, to }];
  });
  return `field ${from} of ${section.name} renamed everywhere, with a migration`;
};

const renameAlone: Kind = (draft) => {
  const section = draft.section();
  const from = aField(draft, section);
  if (from === undefined) return undefined;
  properties(draft, section, (all) => renamedMember(all, from, `${from}_anew`));
  return `field ${from} renamed in the schema of ${section.name} alone`;
};

const move: Kind = (draft) => {
  const [from, to] = [draft.section(), draft.section()];
  const name = aField(draft, from);
  if (name === undefined || from.name === to.name) return undefined;
  const schema = objectAt(draft.value(from.schema), 'properties')[name] ?? {};
  const ui = draft.value(from.ui)[name];
  const words = Object.entries(draft.value(from.words)).filter(([key]) =>
    key.startsWith(`${name}.`),
  );
  takenOut(draft, from, name);
  properties(draft, to, (all) => ({ ...all, [name]: schema }));
  if (ui !== undefined) draft.edit(to.ui, (value) => Object.assign(value, { [name]: ui }));
  placed(draft, to, name);
  draft.edit(to.words, (value) => Object.assign(value, Object.fromEntries(words)));
  return `field ${name} moved from ${from.name} to ${to.name}`;
};

const copy: Kind = (draft) => {
  const section = draft.section();
  const name = aField(draft, section);
  if (name === undefined) return undefined;
  const to = `${name}_too`;
  properties(draft, section, (all) => ({ ...all, [to]: structuredClone(all[name] ?? {}) }));
  const ui = draft.value(section.ui)[name];
  if (ui !== undefined)
    draft.edit(section.ui, (value) => Object.assign(value, { [to]: structuredClone(ui) }));
  placed(draft, section, to);
  draft.edit(section.words, (value) => {
    for (const [key, text] of Object.entries(value))
      if (key.startsWith(`${name}.`)) value[key.replace(`${name}.`, `${to}.`)] = text;
  });
  return `field ${name} of ${section.name} copied as ${to}`;
};

const copyInTwoSections: Kind = (draft) => {
  const [from, to] = [draft.section(), draft.section()];
  const name = aField(draft, from);
  if (name === undefined) return undefined;
  const schema = objectAt(draft.value(from.schema), 'properties')[name] ?? {};
  properties(draft, to, (all) => ({ ...all, [name]: structuredClone(schema) }));
  placed(draft, to, name);
  return `the schema of field ${name} of ${from.name} copied into ${to.name}`;
};

/** By name. */
export const FIELDS: Readonly<Record<string, Kind>> = {
  add,
  addAgain: add,
  addOnceMore: add,
  addRequired,
  addCarelessly,
  remove,
  removeAlone,
  renameEverywhere,
  renameWithMigration,
  renameAlone,
  move,
  copy,
  copyInTwoSections,
};
