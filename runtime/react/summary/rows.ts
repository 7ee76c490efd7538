// The lines of a section's summary, in the order of its screen: what is hidden is left out, nested objects are opened.

import {
  childPointer,
  getAt,
  isBlank,
  type Json,
  type LineInfo,
  linesOf,
  type Pointer,
  type Schema,
  type SectionBundle,
  type UiSchema,
} from '../../core/index.ts';
import { asObject } from '../nodes/options.ts';
import { optionsOf, propertiesOf, uiOf, widgetOf } from '../nodes/schema.ts';
import type { FormStore } from '../store/form-store.ts';
import { type Shown, shownValue } from './value.ts';

const SILENT = new Set(['statement', 'hidden']);

/** Answers that read as one, with the label they have together. */
export interface Joined {
  readonly pointer: Pointer;
  readonly info: LineInfo;
  readonly members: readonly Shown[];
}

export type SummaryLine = Shown | Joined;

export const isJoined = (line: SummaryLine): line is Joined => 'members' in line;

/** Optional fields without an answer are left out; required ones stand as not answered. */
export function summaryRows(store: FormStore, section: SectionBundle): readonly SummaryLine[] {
  const members = membersOf(store, section.schema, section.ui, '');
  return joined(members, section.lines ?? linesOf(section.ui['ui:lines']));
}

/** Members of one line stand together where the first of them stood. */
export function joined(
  members: readonly Shown[],
  lines: readonly LineInfo[],
): readonly SummaryLine[] {
  const lineOf = (member: Shown) => lines.find(({ fields }) => fields.includes(nameOf(member)));
  const told = new Set<LineInfo>();
  return members.flatMap((member): readonly SummaryLine[] => {
    const info = lineOf(member);
    if (info === undefined) return [member];
    if (told.has(info)) return [];
    told.add(info);
    const own = info.fields.flatMap((name) => members.filter((one) => nameOf(one) === name));
    return [{ pointer: member.pointer, info, members: own }];
  });
}

/** The name of a member in its object. */
export const nameOf = ({ pointer }: Shown): string => pointer.slice(pointer.lastIndexOf('/') + 1);

/** What the members of a line say, one after the other; empty where none says anything. */
export const joinedText = ({ info, members }: Joined): string =>
  members
    .map(shownValue)
    .filter((text) => text !== '')
    .join(info.with);

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
