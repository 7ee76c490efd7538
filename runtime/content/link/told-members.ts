// What the source of a list tells is read, not typed: such members are drawn so where their layout names no widget.
import type { Schema, UiSchema } from '../../core/index.ts';
import { isObject, itemsOf, rowSourceOf, toldMembers } from '../../core/index.ts';
import { typesOf } from '../schema/types-of.ts';
import { optionsOf } from './fields.ts';

/** The layout with the widget `output` for such members, where nobody can add rows in which they are typed. */
export function withToldShown(ui: UiSchema, schema: Schema | undefined): UiSchema {
  const members = Object.entries(ui).map(([name, node]) => {
    const isField = !name.startsWith('ui:') && !name.startsWith('$') && isObject(node);
    if (!isField) return [name, node] as const;
    const inner = name === 'items' ? itemsOf(schema ?? {}) : schema?.properties?.[name];
    return [name, withToldShown(node, inner)] as const;
  });
  const shown = members.some(([name, node]) => node !== ui[name])
    ? (Object.fromEntries(members) as UiSchema)
    : ui;
  return ofSource(shown, itemsOf(schema ?? {}));
}

function ofSource(ui: UiSchema, row: Schema | undefined): UiSchema {
  const source = rowSourceOf(optionsOf(ui));
  if (source === undefined || source.add || row === undefined) return ui;
  const items = isObject(ui.items) ? ui.items : {};
  const read = toldMembers(source).flatMap((member) => {
    const node = isObject(items[member]) ? items[member] : {};
    const isNamed = node['ui:widget'] !== undefined || node['ui:hidden'] === true;
    return isNamed || !isPlain(row.properties?.[member])
      ? []
      : [[member, readOnlyNode(node)] as const];
  });
  return read.length === 0 ? ui : { ...ui, items: { ...items, ...Object.fromEntries(read) } };
}

/** Nobody is asked for it, so that it is not marked as optional either. */
const readOnlyNode = (node: UiSchema): UiSchema => ({
  ...node,
  'ui:widget': 'output',
  'ui:options': { optional: false, ...optionsOf(node) },
});

/** A value of one part, as far as its schema says. */
const isPlain = (schema: Schema | undefined): boolean =>
  schema !== undefined &&
  typesOf(schema).length > 0 &&
  typesOf(schema).every((type) => type !== 'object' && type !== 'array');
