// The outline of a form: its steps, their groups and the fields in these, read from the files alone, so that a form that is wrong has one, too.
import {
  answerKind,
  isObject,
  type Json,
  type JsonObject,
  type Schema,
  widgetNamed,
} from '../../core/index.ts';
import {
  askedAt,
  blockKey,
  filesOfSection,
  formsWith,
  keyOfField,
  layoutAt,
  type SchemaPlace,
  schemaAt,
  sectionsOf,
  wholeOf,
} from '../acts/common/place.ts';
import type { FieldWay, SectionId } from '../commands/act.ts';
import { jsonOf } from '../commands/parts.ts';
import { textAt } from '../commands/sentences.ts';
import { widgetAt } from '../compile/nodes.ts';
import type { ContentSource } from '../model/types.ts';

/** What a field asks, in the words of whoever fills it in. */
export type KindOfField =
  | 'text'
  | 'longText'
  | 'number'
  | 'money'
  | 'date'
  | 'yesNo'
  | 'choice'
  | 'choices'
  | 'rows'
  | 'group'
  | 'file'
  | 'statement'
  | 'hidden'
  | 'other';

export interface OutlinedField {
  readonly field: FieldWay;
  readonly label: string;
  /** The message that says so, or would; whoever words the label anew words this one. */
  readonly label_key: string;
  readonly kind: KindOfField;
  readonly widget: string;
  readonly required: boolean;
  readonly hidden: boolean;
  /** Can anybody answer it? Not what is only read, computed, or holds other fields. */
  readonly answered: boolean;
  /** Never saved in a draft, never sent back. */
  readonly secret: boolean;
  /** The list or group of fields it stands in, which comes right before; '' of one that stands in the section itself. */
  readonly inside: FieldWay;
}

export interface OutlinedGroup {
  /** '' of fields that stand in none. */
  readonly id: string;
  readonly title: string;
  readonly title_key: string;
  readonly fields: readonly OutlinedField[];
}

export interface OutlinedStep {
  readonly section: SectionId;
  readonly name: string;
  readonly title: string;
  readonly title_key: string;
  /** All forms that have the section, this one among them. */
  readonly shared: readonly string[];
  readonly groups: readonly OutlinedGroup[];
}

export interface FormOutline {
  readonly form: {
    readonly id: string;
    readonly title: string;
    readonly kind: string;
    readonly access: string;
  };
  readonly steps: readonly OutlinedStep[];
}

/** The outline of a form; undefined where there is no such form that can be read. */
export function outlineOf(source: ContentSource, form: string): FormOutline | undefined {
  const file = jsonOf(source.get(`schemas/forms/${form}/form.json`));
  const sections = sectionsOf(source, form);
  if (!isObject(file) || !sections) return undefined;
  return {
    form: {
      id: form,
      title: textAt(source, `${form}.title`) ?? form,
      kind: String(file.kind ?? ''),
      access: String(file.access ?? ''),
    },
    steps: sections.map(({ id, name }) => stepOf(source, { form, section: id, name })),
  };
}

interface At {
  readonly form: string;
  readonly section: SectionId;
  readonly name: string;
}

function stepOf(source: ContentSource, at: At): OutlinedStep {
  const { form, section, name } = at;
  const ownKeys = filesOfSection(section)?.ownKeys ?? '';
  const [title_key, title] = worded(source, [`${form}.${name}.title`, `${ownKeys}title`], name);
  const fields = fieldsIn(source, at, '');
  return {
    ...{ section, name, title, title_key },
    shared: section.startsWith('sections/') ? formsWith(source, section) : [form],
    groups: groupsOf(source, at, fields),
  };
}

/** The first of these messages that is there, with what it says; none of them: the last, and `otherwise`. */
function worded(
  source: ContentSource,
  keys: readonly string[],
  otherwise: string,
): readonly [key: string, text: string] {
  for (const key of keys) {
    const text = textAt(source, key);
    if (text !== undefined) return [key, text];
  }
  return [keys.at(-1) ?? '', otherwise.replaceAll('_', ' ')];
}

function groupsOf(
  source: ContentSource,
  { form, section, name }: At,
  fields: readonly OutlinedField[],
): readonly OutlinedGroup[] {
  const files = filesOfSection(section);
  const ui = jsonOf(source.get(files?.ui ?? ''));
  const listed = isObject(ui) && Array.isArray(ui['ui:groups']) ? ui['ui:groups'] : [];
  const names = new Set(fields.map(({ field }) => topOf(field)));
  const groups = listed.flatMap((group: Json): OutlinedGroup[] => {
    if (!isObject(group) || typeof group.id !== 'string') return [];
    const of = Array.isArray(group.fields) ? group.fields : [];
    const keys = [`${form}.${name}`, files?.ownKeys.slice(0, -1) ?? ''].map(
      (first) => `${first}.group.${group.id}.title`,
    );
    const [title_key, title] = worded(source, keys, '');
    const own = of.flatMap((one: Json) => {
      if (!names.delete(String(one))) return [];
      return fields.filter(({ field }) => topOf(field) === String(one));
    });
    return [{ id: group.id, title, title_key, fields: own }];
  });
  const left = fields.filter(({ field }) => names.has(topOf(field)));
  return left.length === 0
    ? groups
    : [...groups, { id: '', title: '', title_key: '', fields: left }];
}

/** The field of the section that one is, or stands in. */
const topOf = (way: FieldWay): string => way.split('/')[1] ?? '';

/** The fields of a section, a group of fields or a row, in the order in which they are asked, each with those in it behind it. */
function fieldsIn(source: ContentSource, at: At, way: FieldWay): readonly OutlinedField[] {
  const place = schemaAt(source, at.section, way);
  if (!place) return [];
  const whole = wholeOf(source, place);
  const { properties } = whole;
  if (!isObject(properties)) return [];
  const layout = layoutAt(source, at.section, way);
  const required = Array.isArray(whole.required) ? whole.required : [];
  return ordered(Object.keys(properties), layout['ui:order']).flatMap((name) =>
    fieldOf(source, at, { way: `${way}/${name}`, required: required.includes(name) }),
  );
}

/** Those that are named first, `*` standing for all others. */
function ordered(names: readonly string[], order: Json | undefined): readonly string[] {
  if (!Array.isArray(order)) return names;
  const said = order.map(String);
  const others = names.filter((name) => !said.includes(name));
  const all = said.flatMap((name) => (name === '*' ? others : name));
  return [...new Set([...all.filter((name) => names.includes(name)), ...others])];
}

interface Asked {
  readonly way: FieldWay;
  readonly required: boolean;
}

function fieldOf(
  source: ContentSource,
  at: At,
  { way, required }: Asked,
): readonly OutlinedField[] {
  const place = schemaAt(source, at.section, way);
  const schema = askedAt(source, at.section, way);
  const layout = layoutAt(source, at.section, way);
  const widget = widgetAt(schema as Schema, layout);
  const kind = kindOf(schema, widget);
  const inside = kind === 'rows' ? `${way}/*` : way;
  const field = {
    ...{ field: way, kind, widget, required, ...labelOf(source, at, way, place) },
    inside: way.slice(0, way.lastIndexOf('/')).replace(/\/\*$/, ''),
    hidden: layout['ui:hidden'] === true || isUnseen(widget),
    answered: isAnswered(kind, widget),
    secret: schema.writeOnly === true,
  };
  const holds = kind === 'rows' || kind === 'group';
  return holds ? [field, ...fieldsIn(source, at, inside)] : [field];
}

/** The words of the form come first, then those of the section, then those of a block. */
function labelOf(
  source: ContentSource,
  { form, section }: At,
  way: FieldWay,
  place: SchemaPlace | undefined,
): { readonly label: string; readonly label_key: string } {
  const own = keyOfField(section, way, 'label');
  const ofForm = own.replace(/^sections\.[^.]+\./, `${form}.`);
  const block = place && blockKey(place);
  const name = way.slice(way.lastIndexOf('/') + 1);
  const keys = [ofForm, own];
  const [key, label] = worded(source, keys, '');
  if (label !== '') return { label, label_key: key };
  const words = block === undefined ? undefined : textAt(source, `${block}.label`);
  return { label: words ?? name.replaceAll('_', ' '), label_key: own };
}

const isUnseen = (widget: string): boolean => widgetNamed(widget)?.unseen === true;

const isAnswered = (kind: KindOfField, widget: string): boolean =>
  kind !== 'group' && kind !== 'statement' && widgetNamed(widget)?.onlyShows !== true;

const BY_WIDGET: Readonly<Record<string, KindOfField>> = {
  money: 'money',
  date: 'date',
  upload: 'file',
  documents: 'file',
  statement: 'statement',
  agreement: 'statement',
  yesno: 'yesNo',
  hidden: 'hidden',
};

const BY_ANSWER: Readonly<Record<string, KindOfField>> = {
  text: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'yesNo',
  choice: 'choice',
  choices: 'choices',
  rows: 'rows',
  list: 'other',
  object: 'group',
};

function kindOf(schema: JsonObject, widget: string): KindOfField {
  const answer = answerKind(schema as Schema);
  // One that is taken for long texts asks for one.
  if (widgetNamed(widget)?.standard?.from !== undefined) return 'longText';
  return BY_WIDGET[widget] ?? (answer === undefined ? 'other' : (BY_ANSWER[answer] ?? 'other'));
}
