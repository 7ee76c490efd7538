// The fields that can be picked for a rule of a field: those its section may know, and in a row the others of that row.

import { namedField } from '../acts/rules/places.ts';
import type { FieldWay } from '../commands/act.ts';
import type { ContentSource } from '../model/types.ts';
import {
  type Around,
  askedField,
  fieldsAround,
  fieldsOfSection,
  kindOf,
  pointerOfFact,
} from './fields.ts';
import type { AskedField } from './types.ts';

/** In the order of the form. Rules of a section that several forms share know nothing but that section. */
export function fieldsToPick(
  source: ContentSource,
  { form, section }: Around,
  way: FieldWay,
): readonly AskedField[] {
  const isShared = section.startsWith('sections/');
  const fields = isShared
    ? fieldsOfSection(source, section, form)
    : fieldsAround(source, { form, section });
  const list = namedField(way)?.list;
  const rows = list === undefined ? undefined : `${pointerOfFact(list, undefined)}/*/`;
  return [...fields].flatMap(([pointer, node]) => {
    if (node.unseen || kindOf(node.schema) === 'other') return [];
    const isOfRow = rows !== undefined && pointer.startsWith(rows);
    if (pointer.includes('/*') && (!isOfRow || pointer.slice(rows.length).includes('/*')))
      return [];
    const dotted = (path: string): string => path.replaceAll('/', '.');
    const fact = isOfRow ? `row.${dotted(pointer.slice(rows.length))}` : dotted(pointer.slice(1));
    return [askedField(source, fields, { fact, pointer })];
  });
}
