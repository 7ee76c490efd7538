// Proposes the two cases a rule needs: answers with which it acts, and the nearest with which it does not.
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  OPERATORS,
  setAt,
  toPointer,
} from '../../core/index.ts';
import { namedField } from '../acts/rules/places.ts';
import type { ContentSource } from '../model/types.ts';
import { type Around, askedField, type Fields, fieldsAround, pointerOfFact } from './fields.ts';
import type { AskedField } from './types.ts';

/** A rule as it is made: what the act that sets it says of effect, conditions and what is filled in. */
export interface MadeRule {
  readonly field: string;
  readonly effect: 'show' | 'require' | 'refuse' | 'fill';
  readonly when: JsonObject;
  readonly value?: Json;
  readonly from?: string;
}

export interface ProposedCase {
  readonly acts: boolean;
  /** What is answered, by the fields' names for people. */
  readonly answers: readonly { readonly field: AskedField; readonly value: Json }[];
  readonly given: JsonObject;
  readonly expect: JsonObject;
}

/** Values by facts; null where nothing is answered. */
type Answers = ReadonlyMap<string, Json>;

/** No rule that is drawn needs more tries. */
const MOST_TRIES = 20_000;
const DAY = '2024-05-15';
const DAY_MS = 86_400_000;

/** The two cases, the one in which it acts first; none where no answers make the difference. */
export function proposedCases(
  source: ContentSource,
  around: Around,
  rule: MadeRule,
): readonly ProposedCase[] {
  const named = namedField(rule.field);
  if (!named) return [];
  const fields = fieldsAround(source, around);
  const place = { source, fields, list: named.list };
  const facts = [...new Set(factsIn(rule.when))];
  const pair = nearest(rule.when, facts, (fact) => valuesFor(place, fact, rule.when));
  if (!pair) return [];
  return pair.map((answers, at) => {
    const acts = at === 0;
    const all = withSource(place, answers, rule);
    return {
      acts,
      answers: [...all].map(([fact, value]) => ({ field: askedAt(place, fact), value })),
      given: givenOf(all, named.list),
      expect: expectedOf(rule, { acts, at: placeOf(named.fact, named.list), answers: all }),
    };
  });
}

interface Place {
  readonly source: ContentSource;
  readonly fields: Fields;
  readonly list: string | undefined;
}

const askedAt = ({ source, fields, list }: Place, fact: string): AskedField =>
  askedField(source, fields, { fact, pointer: pointerOfFact(fact, list) });

/** Of a field whose answer is copied something must stand there. */
function withSource(place: Place, answers: Answers, { from, effect, field }: MadeRule): Answers {
  const own = namedField(field)?.fact ?? '';
  // What is refused has an answer: else it would be missing in the first place.
  if (effect === 'refuse' && !answers.has(own))
    return new Map([...answers, [own, valuesOf(askedAt(place, own))[0] ?? null]]);
  if (from === undefined || (answers.get(from) ?? null) !== null) return answers;
  return new Map([...answers, [from, valuesOf(askedAt(place, from))[0] ?? 'Example']]);
}

/** Answers with which the conditions hold, and the same but for one with which they do not. */
function nearest(
  when: Json,
  facts: readonly string[],
  values: (fact: string) => readonly Json[],
): readonly [Answers, Answers] | undefined {
  const choices = facts.map((fact) => values(fact));
  const total = choices.reduce((product, one) => product * one.length, 1);
  for (let turn = 0; turn < Math.min(total, MOST_TRIES); turn += 1) {
    let rest = turn;
    const answers = new Map(
      choices.map((one, at) => {
        const value = one[rest % one.length] ?? null;
        rest = Math.floor(rest / one.length);
        return [facts[at] ?? '', value] as const;
      }),
    );
    const other = holds(when, answers) ? turned(when, answers, values) : undefined;
    if (other) return [answers, other];
  }
  return undefined;
}

function turned(
  when: Json,
  answers: Answers,
  values: (fact: string) => readonly Json[],
): Answers | undefined {
  for (const fact of [...answers.keys()].reverse())
    for (const value of values(fact)) {
      const other = new Map([...answers, [fact, value]]);
      if (!holds(when, other)) return other;
    }
  return undefined;
}

/** Do the conditions hold with these answers? What is no comparison of answers never does. */
function holds(condition: Json | undefined, answers: Answers): boolean {
  if (!isObject(condition)) return false;
  if (isList(condition.all ?? null))
    return (condition.all as readonly Json[]).every((one) => holds(one, answers));
  if (isList(condition.any ?? null))
    return (condition.any as readonly Json[]).some((one) => holds(one, answers));
  if (condition.not !== undefined) return !holds(condition.not, answers);
  const { fact, operator, value = null } = condition;
  const name = String(operator);
  if (!Object.hasOwn(OPERATORS, name)) return false;
  const other =
    isObject(value) && typeof value.fact === 'string' ? (answers.get(value.fact) ?? null) : value;
  return OPERATORS[name]?.test(answers.get(String(fact)) ?? null, other) === true;
}

function factsIn(condition: Json | undefined): readonly string[] {
  if (isList(condition ?? null)) return (condition as readonly Json[]).flatMap(factsIn);
  if (!isObject(condition)) return [];
  const own = typeof condition.fact === 'string' ? [condition.fact] : [];
  return [
    ...own,
    ...[condition.value, condition.all, condition.any, condition.not].flatMap(factsIn),
  ];
}

/** Values a field may have that make a difference to the conditions, then any other, then none. */
function valuesFor(place: Place, fact: string, when: JsonObject): readonly Json[] {
  const field = askedAt(place, fact);
  const compared = comparedWith(when, fact).flatMap((value) => (isList(value) ? value : [value]));
  const near = compared.flatMap((value) => around(value, field));
  const fits = (value: Json): boolean =>
    field.choices.length === 0 ||
    [value].flat().every((one) => field.choices.some((choice) => choice.value === one));
  const all = [...near, ...valuesOf(field)].filter(fits);
  const wrapped = field.kind === 'choices' ? all.map((one) => [one]) : all;
  return [...new Map([...wrapped, null].map((one) => [JSON.stringify(one), one])).values()];
}

function comparedWith(condition: Json | undefined, fact: string): readonly Json[] {
  if (isList(condition ?? null))
    return (condition as readonly Json[]).flatMap((one) => comparedWith(one, fact));
  if (!isObject(condition)) return [];
  const value = condition.value ?? null;
  const own =
    condition.fact === fact && typeof value !== 'boolean' && !isObject(value) ? [value] : [];
  const yes =
    condition.fact === fact && condition.operator === 'equal' && typeof value === 'boolean'
      ? [value]
      : [];
  return [
    ...own,
    ...yes,
    ...[condition.all, condition.any, condition.not].flatMap((one) => comparedWith(one, fact)),
  ];
}

/** The value itself, and those beside it. */
function around(value: Json, { kind }: AskedField): readonly Json[] {
  if (kind === 'rows') return [];
  if (typeof value === 'number') return [value, value + 1, value - 1];
  if (kind !== 'day' || typeof value !== 'string') return [value];
  const at = Date.parse(value);
  if (Number.isNaN(at)) return [];
  return [at, at + DAY_MS, at - DAY_MS].map((day) => new Date(day).toISOString().slice(0, 10));
}

const TEXTS = [
  'Example',
  'dana@example.com',
  '(404) 555-0123',
  '30301',
  'GA',
  '123456789',
  '123-45-6789',
];

/** Is a text so? One that somebody is still writing may be none: then nothing speaks against it. */
function isOf(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

/** Some answers of a field that are right. */
function valuesOf({ kind, choices, schema }: AskedField): readonly Json[] {
  if (choices.length > 0) return choices.map(({ value }) => value);
  const { minimum, pattern, format } = schema;
  if (kind === 'yesno') return [true, false];
  if (kind === 'number') return [typeof minimum === 'number' ? minimum : 1];
  if (kind === 'day') return [DAY, '2024-05-16'];
  if (kind === 'rows') return [[{}]];
  const fits = TEXTS.filter((text) => typeof pattern !== 'string' || isOf(pattern, text));
  return format === 'email' ? TEXTS.slice(1, 2) : fits;
}

/** A place as a case names it: rows are counted, and there is one. */
const placeOf = (fact: string, list: string | undefined): string =>
  fact.startsWith('row.') ? `${list}.0.${fact.slice('row.'.length)}` : fact;

const givenOf = (answers: Answers, list: string | undefined): JsonObject =>
  [...answers].reduce<JsonObject>(
    (given, [fact, value]) =>
      value === null ? given : (setAt(given, toPointer(placeOf(fact, list)), value) as JsonObject),
    {},
  );

interface Expected {
  readonly acts: boolean;
  readonly at: string;
  readonly answers: Answers;
}

function expectedOf(
  { effect, value, from }: MadeRule,
  { acts, at, answers }: Expected,
): JsonObject {
  if (effect === 'show') return acts ? { shown: [at] } : { hidden: [at] };
  if (effect === 'require') return acts ? { required: [at] } : { notRequired: [at] };
  if (effect === 'refuse') return acts ? { faults: [{ at }] } : { noFaults: [{ at }] };
  const filled = from === undefined ? (value ?? null) : (answers.get(from) ?? null);
  return { values: { [at]: acts ? filled : null } };
}
