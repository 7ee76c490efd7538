// What fields stand in: a section, a group of fields or the rows of a list; and the parts that put a field into it and take it out.
import { isObject, type Json, type JsonObject } from '../../../core/index.ts';
import type { FieldWay, SectionId, Spot } from '../../commands/act.ts';
import type { MemberPart, Part } from '../../commands/command.ts';
import { jsonOf } from '../../commands/parts.ts';
import { textAt } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import {
  filesOfSection,
  layoutAt,
  layoutWay,
  namesOn,
  placeOfRef,
  type SchemaPlace,
  schemaAt,
  wholeOf,
} from '../common/place.ts';

/** Refs that lead to refs; more would be a circle. */
const MOST_REFS = 20;

/** The way of what holds a field, `*` for a row. */
export const holderOf = (way: FieldWay): FieldWay => way.slice(0, way.lastIndexOf('/'));

export const lastOf = (way: FieldWay): string => namesOn(way).at(-1) ?? '';

/**
 * The schema whose fields are listed: of a list that of its rows. Undefined where there is none, and where a block lists them, which
 * is no business of one form.
 */
export function fieldsHolder(
  source: ContentSource,
  section: SectionId,
  way: FieldWay,
): SchemaPlace | undefined {
  let place = schemaAt(source, section, way);
  if (place && wholeOf(source, place).type === 'array')
    place = schemaAt(source, section, `${way}/*`);
  const own = filesOfSection(section)?.schema;
  for (let steps = 0; place && steps < MOST_REFS; steps += 1) {
    if (isObject(place.schema.properties)) return place.file === own ? place : undefined;
    const { $ref } = place.schema;
    place = typeof $ref === 'string' ? placeOfRef(source, place.file, $ref) : undefined;
  }
  return undefined;
}

/** The parts that make a field required, or not. */
export function requiredParts(
  { file, at, schema }: SchemaPlace,
  name: string,
  required: boolean,
): readonly MemberPart[] {
  const now = Array.isArray(schema.required) ? schema.required.map(String) : undefined;
  if ((now ?? []).includes(name) === required) return [];
  const place = [...at, 'required'];
  if (now === undefined)
    return [
      { kind: 'member', file, at: place, value: [name], after: 'type' in schema ? 'type' : '' },
    ];
  if (required) return [{ kind: 'member', file, at: [...place, name], value: name }];
  if (now.length === 1) return [{ kind: 'member', file, at: place, gone: true }];
  return [{ kind: 'member', file, at: [...place, name], gone: true }];
}

/** Names of the fields of a section that some group of it lists, by group. */
export function groupsIn(
  source: ContentSource,
  section: SectionId,
): readonly { readonly id: string; readonly fields: readonly string[] }[] {
  const ui = jsonOf(source.get(filesOfSection(section)?.ui ?? ''));
  const groups = isObject(ui) && Array.isArray(ui['ui:groups']) ? ui['ui:groups'] : [];
  return groups.flatMap((group: Json) =>
    isObject(group) && Array.isArray(group.fields)
      ? [{ id: String(group.id), fields: group.fields.map(String) }]
      : [],
  );
}

/** The parts that put the name of a field where it stands on the page: into its group, or the order of what it stands in. */
export function placedParts(
  source: ContentSource,
  { section, inside, group, after }: Spot,
  name: string,
): readonly Part[] {
  const file = filesOfSection(section)?.ui ?? '';
  const behind = after === '' ? '' : lastOf(after);
  const groups = inside === '' ? groupsIn(source, section) : [];
  const own = groups.find(({ id }) => id === group) ?? groups.at(-1);
  if (own) {
    const at = ['ui:groups', own.id, 'fields', name];
    return [
      {
        kind: 'member',
        file,
        at,
        value: name,
        after: own.fields.includes(behind) ? behind : behindAll(own.fields, after),
      },
    ];
  }
  const way = layoutWay(asRows(source, section, inside));
  const order = layoutAt(source, section, asRows(source, section, inside))['ui:order'];
  if (!Array.isArray(order)) return [];
  return [{ kind: 'member', file, at: [...way, 'ui:order', name], value: name, after: behind }];
}

/** '' is before all of them; a field that is elsewhere says nothing of the place. */
const behindAll = (fields: readonly string[], after: string): string =>
  after === '' ? '' : (fields.at(-1) ?? '');

/** Of a list the way of its rows. */
function asRows(source: ContentSource, section: SectionId, inside: FieldWay): FieldWay {
  const place = inside === '' ? undefined : schemaAt(source, section, inside);
  return place && wholeOf(source, place).type === 'array' ? `${inside}/*` : inside;
}

/** The parts that take the name of a field out of groups, orders and lines. */
export function unplacedParts(
  source: ContentSource,
  section: SectionId,
  way: FieldWay,
): readonly Part[] {
  const file = filesOfSection(section)?.ui ?? '';
  const name = lastOf(way);
  const holder = holderOf(way);
  const parts: Part[] = [];
  if (holder === '')
    for (const { id, fields } of groupsIn(source, section))
      if (fields.includes(name))
        parts.push(
          ...(fields.length === 1
            ? goneGroup(source, section, id)
            : [
                {
                  kind: 'member',
                  file,
                  at: ['ui:groups', id, 'fields', name],
                  gone: true,
                } as const,
              ]),
        );
  const order = layoutAt(source, section, holder)['ui:order'];
  if (Array.isArray(order) && order.includes(name))
    parts.push({ kind: 'member', file, at: [...layoutWay(holder), 'ui:order', name], gone: true });
  return parts;
}

/** The parts that take a group out with its words: one without fields says nothing. */
export function goneGroup(
  source: ContentSource,
  section: SectionId,
  group: string,
): readonly Part[] {
  const files = filesOfSection(section);
  if (!files) return [];
  const words = ['title', 'intro'].map((word) => `${files.ownKeys}group.${group}.${word}`);
  return [
    { kind: 'member', file: files.ui, at: ['ui:groups', group], gone: true },
    ...words.flatMap((key): readonly Part[] =>
      textAt(source, key) === undefined ? [] : [{ kind: 'sentence', key, gone: true }],
    ),
  ];
}

/** What is said of a field in its layout, or nothing. */
export function ownLayout(
  source: ContentSource,
  section: SectionId,
  way: FieldWay,
): JsonObject | undefined {
  const layout = layoutAt(source, section, way);
  return Object.keys(layout).length === 0 ? undefined : layout;
}

/** All fields of the forms that have a section, by name: no two of one form can have one name. */
export function isTaken(
  source: ContentSource,
  holder: SchemaPlace,
  sections: readonly SectionId[],
  name: string,
): boolean {
  if (isObject(holder.schema.properties) && Object.hasOwn(holder.schema.properties, name))
    return true;
  if (holder.at.length > 0) return false;
  return sections.some((section) => schemaAt(source, section, `/${name}`) !== undefined);
}
