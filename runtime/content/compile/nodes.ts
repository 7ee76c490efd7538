// Decides of every place of a form what it is: in which order it stands, which widget draws it, what is one control, what
// RJSF draws whole, how its answer reads. Nobody asks schema or layout for it again.
import type {
  FieldInfo,
  FormBundle,
  GenericPointer,
  Json,
  NodeKind,
  NodeShape,
  Reads,
  Schema,
  UiSchema,
  WidgetDescriptor,
} from '../../core/index.ts';
import {
  branchesOf,
  childPointer,
  declaredIn,
  isObject,
  itemsOf,
  propertiesOf,
  WIDGETS,
} from '../../core/index.ts';
import { isUnseen, optionsOf, rowsOf } from '../link/fields.ts';
import { typeOf } from '../schema/types-of.ts';
import { groupsOf, linesOf } from '../texts/field-words.ts';
import { begunIn } from './begins.ts';
import { isDrawnWhole } from './drawn-whole.ts';
import { widgetBySchema, widgetInstead, widgetOfWhole } from './widget-by-schema.ts';

/** A field before it is decided what it is; a bundle of an earlier release holds such. */
export type UnshapedField = Omit<FieldInfo, keyof NodeShape>;

type Shaped = Pick<FormBundle, 'sections' | 'fields'>;

export interface Unshaped {
  readonly sections: readonly Omit<FormBundle['sections'][number], 'kind'>[];
  readonly fields: Readonly<Record<GenericPointer, UnshapedField>>;
}

/** What is said of each widget, by its name. */
type Widgets = ReadonlyMap<string, WidgetDescriptor>;

const OF_THE_RUNTIME: Widgets = new Map(Object.entries(WIDGETS));

/**
 * The sections and fields of a form with their shapes, the fields in the order of the page. `widgets` are the runtime's
 * and the host's; of a release that is kept without those of its host, the runtime's alone.
 */
export function shaped<T extends Unshaped>(
  form: T,
  widgets: Widgets = OF_THE_RUNTIME,
): Omit<T, keyof Shaped> & Shaped {
  const fields: Record<GenericPointer, FieldInfo> = {};
  const add = (pointer: GenericPointer, section: string, schema: Schema, shape: NodeShapeOf) => {
    if (Object.hasOwn(fields, pointer)) return;
    const known = form.fields[pointer] ?? { section, type: typeOf(schema), label: '' };
    fields[pointer] = { ...known, ...shape(known) };
  };
  const sections = form.sections.map((section) => {
    walkMembers(section.schema, section.ui, { pointer: '', section: section.id, add, widgets });
    const kind: 'object' | 'live' = isDrawnWhole(section.schema) ? 'live' : 'object';
    return { ...section, kind };
  });
  for (const [pointer, begins] of begunIn(form.sections.map(({ schema }) => schema))) {
    const info = fields[pointer];
    if (info !== undefined) fields[pointer] = { ...info, begins };
  }
  return { ...form, sections, fields };
}

type NodeShapeOf = (known: UnshapedField) => NodeShape;

interface Around {
  readonly pointer: GenericPointer;
  readonly section: string;
  readonly widgets: Widgets;
  /** The first declaration of a place counts. */
  readonly add: (
    pointer: GenericPointer,
    section: string,
    schema: Schema,
    shape: NodeShapeOf,
  ) => void;
}

function walkMembers(schema: Schema, ui: UiSchema, around: Around): void {
  const known = declaredIn(schema).members;
  const plain = membersAlways(schema);
  const groups = around.pointer === '' ? groupsOf(ui['ui:groups']) : [];
  const grouped = groups.flatMap(({ fields }) => fields);
  for (const name of inOrder([...known.keys()], grouped, ui['ui:order'])) {
    const group = groups.find(({ fields }) => fields.includes(name))?.id;
    const inside = { ...around, pointer: childPointer(around.pointer, name) };
    const more = {
      ...(group !== undefined && { group }),
      ...(!plain.has(name) && { conditional: true as const }),
    };
    // Each branch may give a group members of its own.
    for (const child of known.get(name) ?? []) walk(child, nodeOf(ui, name), inside, more);
  }
}

function walk(schema: Schema, ui: UiSchema, around: Around, more: Partial<NodeShape>): void {
  const shape: NodeShapeOf = (known) => ({
    ...shapeOf(schema, ui, known, around.widgets),
    ...more,
  });
  around.add(around.pointer, around.section, schema, shape);
  walkMembers(schema, ui, around);
  const inRow = { ...around, pointer: `${around.pointer}/*` };
  const rows = itemsOf(schema);
  for (const row of rows === undefined ? branchesOf(schema).flatMap(rowsOfBranch) : [rows])
    walk(row, nodeOf(ui, 'items'), inRow, {});
}

const rowsOfBranch = (branch: Schema): readonly Schema[] => rowsOf(branch, '/');

/** Groups first, then the declared order, in which `*` stands for all that are not named. */
function inOrder(
  names: readonly string[],
  grouped: readonly string[],
  order: Json | undefined,
): readonly string[] {
  const declared = (Array.isArray(order) ? order : []).map(String);
  const rest = names.filter((name) => !declared.includes(name));
  const ordered = declared.includes('*')
    ? declared.flatMap((name) => (name === '*' ? rest : [name]))
    : [...declared, ...rest];
  return [...new Set([...grouped, ...ordered])];
}

/** Names a schema declares for any answers, not in a branch. */
function membersAlways(schema: Schema): ReadonlySet<string> {
  const both: readonly Json[] = Array.isArray(schema.allOf) ? schema.allOf : [];
  return new Set([
    ...Object.keys(schema.properties ?? {}),
    ...both.filter(isObject).flatMap((part) => [...membersAlways(part as Schema)]),
  ]);
}

function shapeOf(
  schema: Schema,
  ui: UiSchema,
  { secret }: UnshapedField,
  widgets: Widgets,
): NodeShape {
  const named = widgetIn(ui);
  const kind = kindOf(schema, named);
  const widget = widgetOf(schema, ui, kind, named);
  const lines = linesOf(ui['ui:lines']);
  return {
    kind,
    widget,
    reads: secret ? 'secret' : (widgets.get(widget)?.reads ?? readsBySchema(schema, kind)),
    ...(lines.length > 0 && { lines }),
    ...(isUnseen(ui) && { unseen: true as const }),
  };
}

/** The widget that draws a place; empty where its members are drawn one by one, or RJSF draws it whole. */
export function widgetAt(schema: Schema, ui: UiSchema): string {
  const named = widgetIn(ui);
  return widgetOf(schema, ui, kindOf(schema, named), named);
}

/** The widget a layout names; an object that is taken whole is chosen. */
function widgetIn(ui: UiSchema): string | undefined {
  if (typeof ui['ui:widget'] === 'string') return ui['ui:widget'];
  const { whole, options } = optionsOf(ui);
  return whole === true || (isObject(options) && options.whole === true)
    ? widgetOfWhole()
    : undefined;
}

/** A widget that is named draws its node itself, whatever the schema is. */
function kindOf(schema: Schema, named: string | undefined): NodeKind {
  if (named === undefined && isDrawnWhole(schema)) return 'live';
  const rows = itemsOf(schema);
  if (rows !== undefined) return isOpenObject(rows) ? 'list' : 'field';
  return named === undefined && isOpenObject(schema) ? 'object' : 'field';
}

/** Rows that are objects to choose among are values, not rows. */
const isOpenObject = (schema: Schema): boolean =>
  schema.enum === undefined && (typeOf(schema) === 'object' || propertiesOf(schema).size > 0);

function widgetOf(schema: Schema, ui: UiSchema, kind: NodeKind, named: string | undefined): string {
  if (kind === 'live' || kind === 'object') return '';
  return widgetInstead(named ?? widgetBySchema(schema), optionsOf(ui));
}

function readsBySchema(schema: Schema, kind: NodeKind): Reads {
  const rows = itemsOf(schema);
  if (rows !== undefined) return isOpenObject(rows) ? 'rows' : 'many';
  if (typeOf(schema) === 'object' || propertiesOf(schema).size > 0)
    return kind === 'field' ? 'whole' : 'members';
  return schema.format === 'date' ? 'date' : 'plain';
}

function nodeOf(ui: UiSchema, name: string): UiSchema {
  const node = Object.hasOwn(ui, name) ? ui[name] : undefined;
  return isObject(node) ? node : {};
}
