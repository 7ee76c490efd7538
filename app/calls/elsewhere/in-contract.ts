// What a service elsewhere answers, put as the contract of its call has it. Such services are written in a language whose
// numbers, yes and no, and empty values may all be texts; nothing here knows one call from another.

import {
  type AnswerShape,
  isList,
  isObject,
  type Json,
  type JsonObject,
} from '../../../runtime/core/index.ts';
import { fits, typesOf } from './fits.ts';
import { isZeroDate, takesNone } from './none.ts';
import { inKind } from './scalars.ts';

/** Undefined where a value says that there is none, and the contract has no word for it. */
type Put = Json | undefined;

/** The value as its contract has it, as far as that can be told; what fits already stays as it is. */
export function inContract(value: Json, shape: AnswerShape): Json {
  const put = putOf(value, shape);
  return put === undefined ? value : put;
}

function putOf(value: Put, shape: AnswerShape): Put {
  if (shape.anyOf) return firstFitting(value, shape.anyOf);
  if (isNone(value, shape)) return noneOf(value, shape);
  if (shape.const !== undefined) return oneOf(value, [shape.const]);
  if (shape.enum) return oneOf(value, shape.enum, shape);
  const types = typesOf(shape);
  if (types.includes('array')) return listOf(value, shape);
  if (types.includes('object')) return objectOf(value, shape);
  return inKind(value, shape);
}

/** The first of several ways in which an answer may be said. */
function firstFitting(value: Put, ways: readonly AnswerShape[]): Put {
  if (value === undefined) return undefined;
  const all = ways.map((way) => ({ way, put: putOf(value, way) }));
  return all.find(({ way, put }) => put !== undefined && fits(put, way))?.put ?? value;
}

const isNone = (value: Put, shape: AnswerShape): boolean =>
  value === undefined ||
  value === null ||
  (value === '' && !fits('', shape)) ||
  (isZeroDate(value) && !shape.enum?.includes(value));

/** What the contract says for none: what it gives in such a case, nothing at all, an empty text, list or no. */
function noneOf(value: Put, shape: AnswerShape): Put {
  if (shape.default !== undefined) return shape.default;
  const types = typesOf(shape);
  if (types.length === 0) return value;
  if (types.includes('null')) return null;
  if (takesNone(shape)) return '';
  // A text, list or no that is there, and is nothing, is an empty one; what is missing altogether is not made up.
  if (value === undefined) return undefined;
  if (types.includes('string')) return fits('', shape) ? '' : undefined;
  if (types.includes('array')) return [];
  return types.includes('boolean') ? false : undefined;
}

/** One of certain values, however its capitals are, else what another means; in place of a secret that is never told, what stands for it. */
function oneOf(value: Put, known: readonly Json[], shape: AnswerShape = {}): Put {
  if (value === undefined) return undefined;
  if (known.length === 1 && known[0] === '') return '';
  const told = String(value).toLowerCase();
  const meant = known.find((one) => one === value) ?? known.find((one) => wordOf(one) === told);
  return meant ?? meaningOf(told, shape) ?? value;
}

const meaningOf = (told: string, { 'x-means': means = {}, 'x-other': other }: AnswerShape): Put =>
  Object.entries(means).find(([said]) => said.toLowerCase() === told)?.[1] ?? other;

/** Yes and no have several words: the others are told by their kind. */
const wordOf = (one: Json): string => {
  if (one === true) return '1';
  return one === false ? '0' : String(one).toLowerCase();
};

function listOf(value: Put, shape: AnswerShape): Put {
  const list = asList(value, shape);
  if (!list) return value;
  const { items, maxItems = list.length } = shape;
  const first = list.slice(0, maxItems);
  return items ? first.map((item) => inContract(item, items)) : first;
}

/** A list with gaps comes as an object by number, one in a column of texts as JSON or parted by commas. */
function asList(value: Put, { items }: AnswerShape): readonly Json[] | undefined {
  if (isList(value)) return value;
  if (typeof value === 'string') {
    const parsed = parsedAs(value);
    if (isList(parsed)) return parsed;
    const isOfTexts = items !== undefined && typesOf(items).includes('string');
    return isOfTexts && parsed === undefined
      ? value.split(',').map((part) => part.trim())
      : undefined;
  }
  if (!isObject(value)) return undefined;
  const names = Object.keys(value);
  return names.every((name) => /^\d+$/.test(name)) ? (Object.values(value) as Json[]) : undefined;
}

function objectOf(value: Put, shape: AnswerShape): Put {
  const given = asObject(value);
  if (!given || value === undefined) return value;
  const { properties = {}, additionalProperties: more } = shape;
  const put: Record<string, Json> = {};
  for (const [name, one] of Object.entries(given))
    if (!Object.hasOwn(properties, name))
      put[name] = more ? inContract(one as Json, more) : (one as Json);
  for (const [name, of] of Object.entries(properties)) {
    const own = given[name];
    const other = toldIn(value, of);
    const told = own ?? (other === undefined ? own : other);
    const isRequired = shape.required?.includes(name);
    const isLeftOut = told === undefined || (told === null && !fits(null, of));
    const one = isLeftOut && !isRequired ? of.default : putOf(told, of);
    // What must be there and is not is for the check to tell.
    if (one !== undefined) put[name] = one;
    else if (told !== undefined && isRequired) put[name] = told;
  }
  return put;
}

/** What the contract names in place of a member: another, one further in (`data.message`), or the whole that was told. Of several, the first that says something. */
function toldIn(whole: Json, { 'x-from': others = [], 'x-names': flag }: AnswerShape): Put {
  if (flag !== undefined) return namesWith(flag, whole);
  const all = others.map((other) => (other === '.' ? whole : at(whole, other.split('.'))));
  return (
    all.find((told) => told !== undefined && told !== null && told !== '') ??
    all.find((told) => told !== undefined)
  );
}

/** The names of those members that say yes to it. */
const namesWith = (flag: string, whole: Json): Json =>
  Object.entries(isObject(whole) ? whole : {}).flatMap(([name, one]) =>
    isObject(one) && inKind(one[flag], { type: 'boolean' }) === true ? [name] : [],
  );

const at = (whole: Put, [name, ...more]: readonly string[]): Put =>
  name === undefined ? whole : at(isObject(whole) ? whole[name] : undefined, more);

/** An empty object is written as an empty list there, a list may be all that is told; one in a column of texts is JSON. */
function asObject(value: Put): JsonObject | undefined {
  if (isObject(value)) return value;
  if (isList(value)) return {};
  const parsed = typeof value === 'string' ? parsedAs(value) : undefined;
  return isObject(parsed) ? parsed : undefined;
}

function parsedAs(text: string): Put {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
