// Conditions of a layout in JSON Forms' format in the words of our rules; and what JSON Forms itself says of given answers.
import {
  getAt,
  isObject,
  type Json,
  type JsonObject,
  joinPointer,
  type Schema,
} from '../../../core/index.ts';
import { satisfies } from '../../schema/validators.ts';
import { pathOfScope } from './scopes.ts';

/** Our condition; undefined where rules have no words for it. `fact` makes the fact of a dotted path. */
export function conditionIn(
  condition: Json | undefined,
  fact: (path: string) => string,
): JsonObject | undefined {
  if (!isObject(condition)) return undefined;
  const { type, conditions, scope, schema, expectedValue } = condition;
  if ((type === 'AND' || type === 'OR') && Array.isArray(conditions)) {
    const parts = conditions.map((one: Json) => conditionIn(one, fact));
    return together(type === 'AND' ? 'all' : 'any', parts);
  }
  const path = pathOfScope(scope);
  if (path === undefined) return undefined;
  if (expectedValue !== undefined) return is(fact(path), 'equal', expectedValue);
  if (!isObject(schema)) return undefined;
  const said = path === '' ? ofMembers(schema, fact) : ofSchema(fact(path), schema, fact, path);
  if (said === undefined || condition.failWhenUndefined !== true || path === '') return said;
  return together('all', [is(fact(path), 'isEmpty', false), said]);
}

type Fact = (path: string) => string;
type Made = JsonObject | undefined;

const is = (fact: string, operator: string, value: Json): JsonObject => ({ fact, operator, value });

function together(word: 'all' | 'any', parts: readonly Made[]): Made {
  const known = parts.filter((part) => part !== undefined);
  if (known.length !== parts.length || known.length === 0) return undefined;
  return known.length === 1 ? known[0] : { [word]: known };
}

/** Words of a schema → our operators, for answers that are there. */
const OPERATORS: Readonly<Record<string, string>> = {
  minimum: 'greaterThanInclusive',
  maximum: 'lessThanInclusive',
  exclusiveMinimum: 'greaterThan',
  exclusiveMaximum: 'lessThan',
  pattern: 'matches',
  minItems: 'countAtLeast',
};

function ofSchema(fact: string, schema: JsonObject, make: Fact, path: string): Made {
  const parts = Object.entries(schema).flatMap(([word, value]): readonly Made[] => {
    if (value === undefined || NOTES.has(word)) return [];
    return [ofWord(fact, word, value, { make, path })];
  });
  return together('all', parts);
}

/** Words that say nothing of an answer. */
const NOTES = new Set(['title', 'description', '$comment', '$schema']);

interface Place {
  readonly make: Fact;
  readonly path: string;
}

function ofWord(fact: string, word: string, value: Json, { make, path }: Place): Made {
  const all = (list: Json) =>
    Array.isArray(list)
      ? list.map((one: Json) => (isObject(one) ? ofSchema(fact, one, make, path) : undefined))
      : [undefined];
  const operator = OPERATORS[word];
  // What limits an answer says nothing where there is none.
  if (operator !== undefined)
    return { any: [is(fact, 'isEmpty', true), is(fact, operator, value)] };
  if (word === 'const')
    return value === null ? is(fact, 'isEmpty', true) : is(fact, 'equal', value);
  if (word === 'enum') return is(fact, 'in', value);
  if (word === 'type')
    return value === 'null' ? is(fact, 'isEmpty', true) : is(fact, 'isEmpty', false);
  if (word === 'minLength' && value === 1)
    return { any: [is(fact, 'isEmpty', true), is(fact, 'isEmpty', false)] };
  if (word === 'allOf') return together('all', all(value));
  if (word === 'anyOf') return together('any', all(value));
  if (word === 'not' && isObject(value)) return negated(ofSchema(fact, value, make, path));
  if (word === 'contains' && isObject(value) && value.const !== undefined)
    return is(fact, 'contains', value.const);
  if (word === 'properties')
    return ofMembers({ properties: value }, (inner) => make(join(path, inner)));
  if (word === 'required')
    return ofMembers({ required: value }, (inner) => make(join(path, inner)));
  return undefined;
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const negated = (condition: Made): Made =>
  condition === undefined ? undefined : { not: condition };

/** Of a group: what is said of each member, and which must be there. */
function ofMembers({ properties, required, ...others }: JsonObject, fact: Fact): Made {
  const rest = Object.keys(others).filter((word) => !NOTES.has(word) && others[word] !== 'object');
  const members = Object.entries(isObject(properties) ? properties : {}).map(([name, schema]) =>
    isObject(schema) ? ofSchema(fact(name), schema, (inner) => fact(inner), name) : undefined,
  );
  const there = (Array.isArray(required) ? required : []).map((name) =>
    is(fact(String(name)), 'isEmpty', false),
  );
  return rest.length > 0 ? undefined : together('all', [...members, ...there]);
}

/** Does JSON Forms take a condition as met by these answers? */
export function holds(condition: Json | undefined, answers: Json): boolean {
  if (!isObject(condition)) return false;
  const { type, conditions, scope, schema, expectedValue } = condition;
  if (Array.isArray(conditions)) {
    const met = conditions.map((one: Json) => holds(one, answers));
    return type === 'OR' ? met.includes(true) : !met.includes(false);
  }
  const path = pathOfScope(scope) ?? '';
  const value = path === '' ? answers : getAt(answers, joinPointer(path.split('.')));
  if (expectedValue !== undefined) return JSON.stringify(value) === JSON.stringify(expectedValue);
  if (value !== undefined) return satisfies(schema as Schema, value) === true;
  return condition.failWhenUndefined !== true && takesNothing(schema);
}

/** Does a schema take an answer that is not there, as ajv judges it? */
function takesNothing(schema: Json | undefined): boolean {
  if (!isObject(schema)) return schema !== false;
  if (['const', 'enum', 'type'].some((word) => schema[word] !== undefined)) return false;
  const list = (word: string) =>
    (Array.isArray(schema[word]) ? schema[word] : []) as readonly Json[];
  return (
    list('allOf').every(takesNothing) &&
    (list('anyOf').length === 0 || list('anyOf').some(takesNothing)) &&
    (schema.not === undefined || !takesNothing(schema.not))
  );
}
