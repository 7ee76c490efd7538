// A folded schema with a layout in JSON Forms' format: the sections of a form, each with its fields and their layout.
import { isObject, type Json, type JsonObject } from '../../../core/index.ts';
import { Notes } from '../common/notes.ts';
import type { Layout, Section } from '../common/sections.ts';
import { type Group, type Laid, laidOut, type Step } from './layout.ts';
import { rulesIn } from './rules.ts';

/** The form that a layout makes of a schema, with what it could not keep. */
export function jsonFormsLayout(ui: JsonObject, schema: JsonObject): Layout {
  const notes = new Notes();
  const laid = laidOut(ui, schema, notes);
  const unseen = takeTheRest(laid, schema, notes);
  const isSplit = laid.steps.length > 1 && isPlain(schema);
  const steps = isSplit ? laid.steps : [inOne(laid.steps)];
  const ids = isSplit ? idsOf(steps) : ['main'];
  const messages: Record<string, string> = { ...laid.messages };
  const sections = steps.map((step, at): Section => {
    const id = ids[at] ?? 'main';
    Object.assign(messages, wordsOf(id, step, isSplit));
    const own = isSplit ? partOf(schema, namesIn(step), at === 0 ? unseen : []) : schema;
    return { id, schema: own, ui: uiOf(step, own, laid, unseen) };
  });
  const rules = rulesIn(laid.ruled, schema, notes);
  return { sections, messages, unseen, leftOut: [], notes: notes.list(), ...rules };
}

const namesIn = ({ groups }: Step): readonly string[] => groups.flatMap(({ fields }) => fields);

/** What the layout does not show is not asked; what must be answered all the same stands at the end. Gives what nobody sees. */
function takeTheRest(laid: Laid, schema: JsonObject, notes: Notes): readonly string[] {
  const placed = new Set(laid.steps.flatMap(namesIn));
  const required = Array.isArray(schema.required) ? schema.required : [];
  const rest = propertiesOf(schema).filter(([name]) => !placed.has(name));
  const isAsked = ([name, member]: readonly [string, Json | undefined]): boolean =>
    required.includes(name) &&
    isObject(member) &&
    member.default === undefined &&
    member.type !== 'null';
  const asked = rest.filter(isAsked).map(([name]) => name);
  for (const name of asked)
    notes.changed(name, 'it is required and the layout does not show it: it is asked at the end');
  if (asked.length > 0) {
    const last = laid.steps.at(-1)?.groups.at(-1);
    if (last === undefined) laid.steps.push({ groups: [{ id: 'more', fields: asked }] });
    else last.fields.push(...asked);
  }
  const unseen = rest.filter((one) => !isAsked(one)).map(([name]) => name);
  for (const name of unseen) notes.leftOut(name, 'the layout does not show it: it is not asked');
  return unseen;
}

const propertiesOf = ({ properties }: JsonObject) =>
  Object.entries(isObject(properties) ? properties : {});

const PLAIN = new Set(['type', 'properties', 'required', 'additionalProperties']);

/** Does nothing in the schema join its fields, so that each may stand in a section of its own? */
const isPlain = (schema: JsonObject): boolean =>
  Object.keys(schema).every((word) => PLAIN.has(word)) && !isObject(schema.additionalProperties);

/** All on one page: what was a category is a heading. */
function inOne(steps: readonly Step[]): Step {
  const groups = steps.flatMap(({ title, groups: own }) =>
    own.map((group): Group => {
      const heading = group.title ?? title;
      return heading === undefined ? group : { ...group, title: heading };
    }),
  );
  return { groups };
}

function idsOf(steps: readonly Step[]): readonly string[] {
  const ids: string[] = [];
  for (const { title = '' } of steps) {
    const base = title
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '');
    const isFree = /^[a-z]/.test(base) && !ids.includes(base);
    ids.push(isFree ? base : `step-${ids.length + 1}`);
  }
  return ids;
}

function wordsOf(
  id: string,
  { title, groups }: Step,
  isSplit: boolean,
): Readonly<Record<string, string>> {
  const words = groups.flatMap((group) => [
    ...(group.title === undefined ? [] : [[`${id}.group.${group.id}.title`, group.title]]),
    ...(group.intro === undefined ? [] : [[`${id}.group.${group.id}.intro`, group.intro]]),
  ]);
  return Object.fromEntries([
    ...(isSplit && title !== undefined ? [[`${id}.title`, title]] : []),
    ...words,
  ]);
}

function partOf(
  schema: JsonObject,
  names: readonly string[],
  unseen: readonly string[],
): JsonObject {
  const own = new Set([...names, ...unseen]);
  const required = (Array.isArray(schema.required) ? schema.required : []).filter((name) =>
    own.has(String(name)),
  );
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      propertiesOf(schema).filter(([name]) => own.has(name)),
    ) as JsonObject,
  };
}

/** The layout of one section. Groups say the order where there are any. */
function uiOf(step: Step, schema: JsonObject, laid: Laid, unseen: readonly string[]): JsonObject {
  const { groups } = step;
  const hasHeads = groups.length > 1 || groups.some(({ title, intro }) => title ?? intro);
  const made: Record<string, Json | undefined> = hasHeads
    ? { 'ui:groups': groups.map(({ id, fields }) => ({ id, fields })) }
    : { 'ui:order': [...namesIn(step), '*'] };
  for (const [name, member] of propertiesOf(schema)) {
    const node = unseen.includes(name) ? { 'ui:widget': 'hidden' } : nodeOf(name, member, laid);
    if (Object.keys(node).length > 0) made[name] = node;
  }
  return made as JsonObject;
}

function nodeOf(path: string, schema: Json | undefined, laid: Laid): JsonObject {
  if (!isObject(schema)) return {};
  const order = laid.order.get(path);
  const made: Record<string, Json | undefined> = { ...laid.words.get(path) };
  if (order !== undefined) made['ui:order'] = [...order, '*'];
  for (const [name, member] of propertiesOf(schema)) {
    const node = nodeOf(`${path}.${name}`, member, laid);
    if (Object.keys(node).length > 0) made[name] = node;
  }
  const items = nodeOf(`${path}.*`, schema.items, laid);
  if (Object.keys(items).length > 0) made.items = items;
  return made as JsonObject;
}
