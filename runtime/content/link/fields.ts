// Lists every place in a form's answers that its sections declare, with where it is declared and how it is shown.
import type { GenericPointer, Json, Schema, UiSchema } from '../../core/index.ts';
import { childPointer, isObject, mayBeNone, widgetNamed } from '../../core/index.ts';
import type { ByRoles, FieldNode } from '../model/model.ts';
import type { Linked } from '../schema/deref.ts';

interface Around {
  readonly pointer: GenericPointer;
  readonly prefixes: readonly string[];
  readonly ui: UiSchema;
  readonly unseen: boolean;
  readonly required: boolean;
  readonly conditional: boolean;
  readonly personal: boolean;
  readonly seen: readonly string[] | undefined;
  readonly changed: readonly string[] | undefined;
}

/** All fields of one section, outermost first; the first declaration of a place counts. `beginnings` are those of message keys. */
export function fieldsOf(
  { section, roles = {} }: { readonly section: string; readonly roles?: ByRoles },
  linked: Linked,
  { ui, beginnings }: { readonly ui: UiSchema; readonly beginnings: readonly string[] },
): ReadonlyMap<GenericPointer, FieldNode> {
  const found = new Map<GenericPointer, FieldNode>();

  const walk = (schema: Schema, around: Around): void => {
    const origin = linked.origins.get(schema);
    const prefixes = [...around.prefixes, ...(origin?.prefixes ?? [])];
    const personal = around.personal || origin?.personal === true;
    const here = { ...around, prefixes, personal };
    const known = found.get(around.pointer);
    if (known !== undefined) {
      found.set(around.pointer, { ...known, elsewhere: [...known.elsewhere, schema] });
    } else if (around.pointer !== '') {
      found.set(around.pointer, {
        pointer: around.pointer,
        section,
        schema,
        elsewhere: [],
        file: origin?.file ?? '',
        place: origin?.place ?? '',
        prefixes,
        required: around.required,
        ui: around.ui,
        unseen: around.unseen,
        conditional: around.conditional,
        ...(personal && { personal: true as const }),
        ...(around.seen && { seen: around.seen }),
        ...(around.changed && { changed: around.changed }),
        ...(origin?.column !== undefined && { column: origin.column }),
      });
    }
    for (const [name, child] of Object.entries(schema.properties ?? {})) {
      const isRequired = schema.required?.includes(name) === true && !mayBeNone(child);
      walk(child, childOf(here, name, isRequired));
    }
    for (const rows of rowsOf(schema, here.pointer)) walk(rows, rowOf(here));
    for (const { branch, conditional } of branchesOf(schema)) {
      walk(branch, { ...here, conditional: here.conditional || conditional });
    }
  };

  walk(linked.schema, {
    pointer: '',
    prefixes: beginnings,
    ui,
    unseen: false,
    required: false,
    conditional: false,
    personal: false,
    seen: roles.seen,
    changed: roles.changed,
  });
  return found;
}

/** Is this UI node not shown at all? */
export const isUnseen = (ui: UiSchema): boolean =>
  ui['ui:hidden'] === true || widgetNamed(String(ui['ui:widget']))?.unseen === true;

/** Where a field stands in its UI file: rows are `items` there. */
export const uiPlace = ({ pointer }: Pick<FieldNode, 'pointer'>): string =>
  pointer.replace(/\/\*/g, '/items');

/** The `ui:options` of a UI node. */
export const optionsOf = (ui: UiSchema): { readonly [key: string]: Json | undefined } => {
  const options = ui['ui:options'];
  return isObject(options) ? options : {};
};

/** The parts of a schema that speak of the same place: allOf always holds, the others only for some answers. */
function branchesOf(schema: Schema): readonly { branch: Schema; conditional: boolean }[] {
  const list = (word: string): readonly Schema[] => {
    const value = schema[word];
    return Array.isArray(value) ? (value as readonly Schema[]) : [];
  };
  const single = (word: string): readonly Schema[] => {
    const value = schema[word];
    return isObject(value) ? [value as Schema] : [];
  };
  const dependent = isObject(schema.dependencies) ? Object.values(schema.dependencies) : [];
  return [
    ...list('allOf').map((branch) => ({ branch, conditional: false })),
    ...[
      ...list('anyOf'),
      ...list('oneOf'),
      ...single('then'),
      ...single('else'),
      ...dependent.filter((item): item is Schema => isObject(item)),
    ].map((branch) => ({ branch, conditional: true })),
  ];
}

function childOf(around: Around, name: string, required: boolean): Around {
  const ui = nodeOf(around.ui, name);
  return {
    pointer: childPointer(around.pointer, name),
    prefixes: around.prefixes.map((prefix) => `${prefix}.${name}`),
    ui,
    unseen: around.unseen || isUnseen(ui),
    required,
    conditional: around.conditional,
    personal: around.personal,
    ...rolesWithin(around, rolesIn(ui)),
  };
}

/** Whom a UI node says its field is for. */
export function rolesIn(ui: UiSchema): ByRoles {
  const { seen, changed } = optionsOf(ui);
  return {
    ...(Array.isArray(seen) && { seen: seen.map(String) }),
    ...(Array.isArray(changed) && { changed: changed.map(String) }),
  };
}

/** Nobody sees or changes in something what they do not see or change of it. */
function rolesWithin(
  around: Pick<Around, 'seen' | 'changed'>,
  own: ByRoles,
): Pick<Around, 'seen' | 'changed'> {
  return {
    seen: common(around.seen, own.seen),
    changed: common(around.changed, own.changed),
  };
}

const common = (outer: readonly string[] | undefined, own: readonly string[] | undefined) =>
  outer && own ? own.filter((role) => outer.includes(role)) : (own ?? outer);

/** What stands in a list, in each of its places, or under names that nobody knows beforehand. */
export function rowsOf(schema: Schema, pointer: GenericPointer): readonly Schema[] {
  const { items, additionalItems, additionalProperties, patternProperties } = schema;
  const named = isObject(patternProperties) ? Object.values(patternProperties) : [];
  // At the top there is no field whose rows they could be.
  const free = pointer === '' ? [] : [additionalProperties, ...named];
  return [[items ?? []].flat(), additionalItems, ...free].flat().filter(isSchema);
}

const isSchema = (value: Json | Schema | undefined): value is Schema => isObject(value);

/** Rows share the words of their list. */
function rowOf(around: Around): Around {
  const ui = nodeOf(around.ui, 'items');
  return {
    ...around,
    pointer: `${around.pointer}/*`,
    ui,
    unseen: around.unseen || isUnseen(ui),
    required: false,
    ...rolesWithin(around, rolesIn(ui)),
  };
}

function nodeOf(ui: UiSchema, name: string): UiSchema {
  const node = Object.hasOwn(ui, name) ? ui[name] : undefined;
  return isObject(node) ? node : {};
}
