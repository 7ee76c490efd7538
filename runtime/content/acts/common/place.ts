// Where a section and its fields stand in the files of content.
import { isObject, type Json, type JsonObject } from '../../../core/index.ts';
import type { FieldWay, SectionId } from '../../commands/act.ts';
import { jsonOf } from '../../commands/parts.ts';
import { textAt } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';

/** The files of a section. Rules, cases and words of an own section stand with those of its form. */
export interface SectionFiles {
  readonly id: SectionId;
  /** '' of a section that several forms share. */
  readonly form: string;
  /** As its form names it. */
  readonly name: string;
  readonly schema: string;
  readonly ui: string;
  readonly rules: string;
  readonly cases: string;
  readonly words: string;
  /** What the keys of its fields begin with, the dot included. */
  readonly keys: string;
  /** What the keys of its own title, groups and lines begin with, the dot included. */
  readonly ownKeys: string;
}

const SHARED = /^sections\/([a-z][\w-]*)$/;
const OWN = /^forms\/([a-z][a-z0-9-]*)\/([a-z][\w-]*)$/;

/** The files a section has or would have; undefined where that is the id of none. */
export function filesOfSection(id: SectionId, locale = 'en-US'): SectionFiles | undefined {
  const [, shared] = SHARED.exec(id) ?? [];
  if (shared !== undefined)
    return {
      ...{ id, form: '', name: shared },
      schema: `schemas/sections/${shared}/section.schema.json`,
      ui: `schemas/sections/${shared}/section.ui.json`,
      rules: `rules/sections/${shared}.rules.json`,
      cases: `rules/sections/${shared}.cases.json`,
      words: `messages/${locale}/sections/${shared}.json`,
      ...{ keys: `sections.${shared}.`, ownKeys: `sections.${shared}.` },
    };
  const [, form, name] = OWN.exec(id) ?? [];
  if (form === undefined || name === undefined) return undefined;
  return {
    ...{ id, form, name },
    schema: `schemas/forms/${form}/${name}.schema.json`,
    ui: `schemas/forms/${form}/${name}.ui.json`,
    rules: `rules/${form}.rules.json`,
    cases: `rules/${form}.cases.json`,
    words: `messages/${locale}/${form}.json`,
    ...{ keys: `${form}.`, ownKeys: `${form}.${name}.` },
  };
}

/** A section of a form as its form.json lists it. */
export interface ListedSection {
  readonly id: SectionId;
  /** What names it in the list of the form. */
  readonly name: string;
  readonly listed: Json;
}

/** The sections of a form in their order; undefined where there is no such form that can be read. */
export function sectionsOf(
  source: ContentSource,
  form: string,
): readonly ListedSection[] | undefined {
  const file = jsonOf(source.get(`schemas/forms/${form}/form.json`));
  if (!isObject(file) || !Array.isArray(file.sections)) return undefined;
  return file.sections.flatMap((listed: Json) => {
    const use = isObject(listed) && typeof listed.use === 'string' ? listed.use : undefined;
    const own = isObject(listed) ? listed.section : listed;
    if (use !== undefined) return [{ id: `sections/${use}`, name: use, listed }];
    return typeof own === 'string' ? [{ id: `forms/${form}/${own}`, name: own, listed }] : [];
  });
}

/** Ids of the forms there are. */
export const formsIn = (source: ContentSource): readonly string[] =>
  [...source.keys()].flatMap(
    (file) => /^schemas\/forms\/([^/]+)\/form\.json$/.exec(file)?.[1] ?? [],
  );

/** The forms that have a section. */
export const formsWith = (source: ContentSource, section: SectionId): readonly string[] =>
  formsIn(source).filter((form) => sectionsOf(source, form)?.some(({ id }) => id === section));

/** The names on the way to a field; `*` is any row of a list. */
export const namesOn = (way: FieldWay): readonly string[] => way.split('/').slice(1);

/** A schema at a place of a file: what stands there, and what it takes over. */
export interface SchemaPlace {
  readonly file: string;
  readonly at: readonly string[];
  readonly schema: JsonObject;
}

/** What an object says itself: a name that all objects know is the name of no field. */
const memberOf = (value: Json | undefined, name: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Refs that lead to refs; more would be a circle. */
const MOST_REFS = 20;

/** The place a `$ref` leads to; undefined where it leads nowhere. */
export function placeOfRef(
  source: ContentSource,
  from: string,
  ref: string,
): SchemaPlace | undefined {
  const [path = '', pointer = ''] = ref.split('#');
  const file = path === '' ? from : resolved(from, path);
  const at = pointer.split('/').slice(1);
  const schema = at.reduce<Json | undefined>(
    (inside, name) => memberOf(inside, name),
    jsonOf(source.get(file)),
  );
  return isObject(schema) ? { file, at, schema } : undefined;
}

function resolved(from: string, path: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  return parts.join('/');
}

/** What a schema says, with all that it takes over: its own words come first. */
export function wholeOf(source: ContentSource, place: SchemaPlace): JsonObject {
  let { file, schema } = place;
  let whole = schema;
  for (let steps = 0; typeof schema.$ref === 'string' && steps < MOST_REFS; steps += 1) {
    const next = placeOfRef(source, file, schema.$ref);
    if (!next) break;
    ({ file, schema } = next);
    whole = { ...schema, ...whole };
  }
  const { $ref: _, ...rest } = whole;
  return rest;
}

/**
 * The schema of a field where it stands: in the file of its section, or in that of a block that a group around it takes over. The
 * field itself may take over another by `$ref`: that stands in `schema`. Undefined where there is no such field.
 */
export function schemaAt(
  source: ContentSource,
  section: SectionId,
  way: FieldWay,
): SchemaPlace | undefined {
  const file = filesOfSection(section)?.schema;
  const whole = file === undefined ? undefined : jsonOf(source.get(file));
  if (file === undefined || !isObject(whole)) return undefined;
  let place: SchemaPlace | undefined = { file, at: [], schema: whole };
  for (const name of namesOn(way)) place = place && inside(source, place, name);
  return place;
}

function inside(source: ContentSource, from: SchemaPlace, name: string): SchemaPlace | undefined {
  let place: SchemaPlace | undefined = from;
  for (let steps = 0; place && steps < MOST_REFS; steps += 1) {
    const { file, at, schema }: SchemaPlace = place;
    const held: Json | undefined = name === '*' ? schema.items : schema.properties;
    const found: Json | undefined = name === '*' ? held : memberOf(held, name);
    const more = name === '*' ? ['items'] : ['properties', name];
    if (isObject(found)) return { file, at: [...at, ...more], schema: found };
    place = typeof schema.$ref === 'string' ? placeOfRef(source, file, schema.$ref) : undefined;
  }
  return undefined;
}

/** What a field asks, with all that it and its rows take over; nothing where there is no such field. */
export function askedAt(source: ContentSource, section: SectionId, way: FieldWay): JsonObject {
  const place = schemaAt(source, section, way);
  if (!place) return {};
  const whole = wholeOf(source, place);
  const row = isObject(whole.items) ? schemaAt(source, section, `${way}/*`) : undefined;
  return row ? { ...whole, items: wholeOf(source, row) } : whole;
}

/** The names of a field in the layout of its section, where what a row is asked stands under `items`. */
export const layoutWay = (way: FieldWay): readonly string[] =>
  namesOn(way).map((name) => (name === '*' ? 'items' : name));

/** The layout of a field; nothing where none is said. */
export function layoutAt(source: ContentSource, section: SectionId, way: FieldWay): JsonObject {
  const file = filesOfSection(section)?.ui;
  const found = layoutWay(way).reduce<Json | undefined>(
    (held, name) => memberOf(held, name),
    file === undefined ? undefined : jsonOf(source.get(file)),
  );
  return isObject(found) ? found : {};
}

/** The key of a message of a field. */
export const keyOfField = (section: SectionId, way: FieldWay, word: string): string =>
  `${filesOfSection(section)?.keys ?? ''}${namesOn(way)
    .filter((name) => name !== '*')
    .join('.')}.${word}`;

/** What people call a field: its label, whoever says it, or the words of its name. */
export function calledIn(source: ContentSource, section: SectionId, way: FieldWay): string {
  const label = textAt(source, keyOfField(section, way, 'label'));
  if (label !== undefined) return label;
  const place = schemaAt(source, section, way);
  const block = place && blockKey(place);
  const words = block === undefined ? undefined : textAt(source, `${block}.label`);
  return words ?? namesOn(way).at(-1)?.replaceAll('_', ' ') ?? '';
}

const ENDING = '.schema.json';

/** The key that the words of a part of a block begin with; undefined of what is taken over from elsewhere. */
function blockPart(ref: string): string | undefined {
  const [path = '', place = ''] = ref.split('#');
  const [, kind = '', ...names] = place.split('/');
  if (!path.endsWith(ENDING) || !['properties', 'definitions'].includes(kind)) return undefined;
  const block = path.slice(path.lastIndexOf('/') + 1, -ENDING.length);
  return `blocks.${block}.${names.filter((name) => name !== 'properties').join('.')}`;
}

/** The key of the words of a block for a field that stands in it, or takes a part of one over. */
export function blockKey({ file, at, schema }: SchemaPlace): string | undefined {
  const taken = typeof schema.$ref === 'string' ? blockPart(schema.$ref) : undefined;
  if (taken !== undefined) return taken;
  const [, own] = /^schemas\/blocks\/([\w-]+)\.schema\.json$/.exec(file) ?? [];
  if (own === undefined) return undefined;
  return `blocks.${own}.${at.filter((name) => name !== 'properties' && name !== 'items').join('.')}`;
}
