// The lines of a section's summary, in the order of its screen: what is hidden is left out, nested objects are opened.

import {
  childPointer,
  getAt,
  isBlank,
  type Json,
  type Schema,
  type SectionBundle,
  type UiSchema,
} from '../../core/index.ts';
import { asObject } from '../parts/options.ts';
import type { FormStore } from '../store/form-store.ts';
import { optionsOf, propertiesOf, uiOf, widgetOf } from '../tree/schema.ts';
import type { Shown } from './value.ts';

const SILENT = new Set(['statement', 'hidden']);

/** Optional fields without an answer are left out; required ones stand as not answered. */
export function summaryRows(store: FormStore, section: SectionBundle): readonly Shown[] {
  return membersOf(store, section.schema, section.ui, '');
}

/** The lines of one object (a section, a row of a list). */
export function membersOf(
  store: FormStore,
  schema: Schema,
  ui: UiSchema,
  at: string,
): readonly Shown[] {
  return orderOf(schema, ui).flatMap(([name, child]) => {
    const childUi = uiOf(ui, name);
    const pointer = childPointer(at, name);
    if (childUi['ui:hidden'] === true || SILENT.has(widgetOf(childUi) ?? '')) return [];
    const view = store.view(pointer);
    if (view.hidden) return [];
    const isOpen = child.type === 'object' && widgetOf(childUi) === undefined && child.properties;
    if (isOpen) return membersOf(store, child, childUi, pointer);
    const value = getAt(store.answers(), pointer);
    const optional = optionsOf(childUi).optional ?? !view.required;
    if (isBlank(value) && optional === true) return [];
    return [{ store, pointer, schema: child, ui: childUi, value }];
  });
}

function orderOf(schema: Schema, ui: UiSchema): readonly (readonly [string, Schema])[] {
  const all = new Map(propertiesOf(schema));
  const groups = list(ui['ui:groups']).flatMap((group) => list(asObject(group)?.fields));
  const named = [...groups, ...list(ui['ui:order'])].map(String);
  const order = [...new Set([...named, ...all.keys()])];
  return order.flatMap((name) => {
    const child = all.get(name);
    return child ? [[name, child] as const] : [];
  });
}

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
