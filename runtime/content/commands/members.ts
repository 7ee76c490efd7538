// Members of JSON files by identity: of objects by their names, of lists by what names a member there. A number names nothing: what is put before it would make it another.
import { isObject, type Json } from '../../core/index.ts';

/** Words by which members of lists are told apart, the first that is there. */
const NAMES = ['id', 'name', 'key', 'section', 'use', 'column', 'field', 'to', 'what'] as const;

/** What names a member of a list: its id or name; texts and numbers name themselves, anything else is named by all it says. */
export function nameIn(member: Json): string {
  if (isObject(member))
    for (const word of NAMES) if (typeof member[word] === 'string') return member[word];
  return typeof member === 'string' ? member : JSON.stringify(member);
}

/** The members of an object or a list in their order, by what names them; undefined of anything else, and where two have one name. */
export function membersAt(value: Json | undefined): readonly Member[] | undefined {
  if (isObject(value)) return Object.entries(value) as unknown as readonly Member[];
  if (!Array.isArray(value)) return undefined;
  const members = value.map((one: Json) => [nameIn(one), one] as const);
  return new Set(members.map(([name]) => name)).size === members.length ? members : undefined;
}

export type Member = readonly [name: string, value: Json];

/** What stands at a place; undefined where nothing does. */
export function valueIn(value: Json | undefined, at: readonly string[]): Json | undefined {
  return at.reduce<Json | undefined>(
    (inside, name) => membersAt(inside)?.find(([own]) => own === name)?.[1],
    value,
  );
}

/** What is to stand at a place: a value behind another member, or nothing. */
export type Put = { readonly value: Json; readonly after?: string } | { readonly gone: true };

/** The same with something else at a place. Undefined where there is nothing for it to be a member of. */
export function withMember(value: Json, at: readonly string[], put: Put): Json | undefined {
  const [name, ...deeper] = at;
  const members = membersAt(value);
  if (name === undefined || !members) return undefined;
  const index = members.findIndex(([own]) => own === name);
  if (deeper.length > 0) {
    const inside = members[index]?.[1];
    const next = inside === undefined ? undefined : withMember(inside, deeper, put);
    return next === undefined ? undefined : like(value, members.with(index, [name, next]));
  }
  if ('gone' in put) return index < 0 ? undefined : like(value, members.toSpliced(index, 1));
  // In a list a member is called by what it says.
  const member = [name, put.value] as const;
  if (index >= 0 && put.after === undefined) return like(value, members.with(index, member));
  const others = index < 0 ? members : members.toSpliced(index, 1);
  return like(value, others.toSpliced(placeFor(others, put.after), 0, member));
}

function placeFor(others: readonly Member[], after: string | undefined): number {
  if (after === '') return 0;
  const index = others.findIndex(([own]) => own === after);
  return index < 0 ? others.length : index + 1;
}

const like = (value: Json, members: readonly Member[]): Json =>
  Array.isArray(value) ? members.map(([, one]) => one) : Object.fromEntries(members);

/** What takes `put` back: what stood there, where it stood. Undefined where nothing would be another. */
export function putBefore(value: Json, at: readonly string[]): Put {
  const parent = valueIn(value, at.slice(0, -1));
  const members = membersAt(parent) ?? [];
  const index = members.findIndex(([own]) => own === at.at(-1));
  const member = members[index];
  return member ? { value: member[1], after: members[index - 1]?.[0] ?? '' } : { gone: true };
}
