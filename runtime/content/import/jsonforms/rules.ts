// Rules of a layout in JSON Forms' format as rules of ours, each with an example in which it acts and one in which it does not.
import { isObject, type Json, type JsonObject } from '../../../core/index.ts';
import type { Notes } from '../common/notes.ts';
import { conditionIn, holds } from './conditions.ts';
import { answersFor } from './examples.ts';
import type { Ruled } from './layout.ts';

export interface LaidRules {
  readonly rules: readonly JsonObject[];
  readonly cases: readonly JsonObject[];
}

/** Effects that decide together, with our events and what a case expects of them. */
const KINDS = [
  { yes: 'SHOW', no: 'HIDE', does: 'show', undoes: 'hide', on: 'shown', off: 'hidden' },
  {
    yes: 'ENABLE',
    no: 'DISABLE',
    does: 'enable',
    undoes: 'disable',
    on: 'enabled',
    off: 'disabled',
  },
] as const;

type Kind = (typeof KINDS)[number];

/** The rules of fields that stand under the same ones are one rule. What ours cannot say is told at its fields. */
export function rulesIn(
  ruled: ReadonlyMap<string, readonly Ruled[]>,
  schema: JsonObject,
  notes: Notes,
): LaidRules {
  const rules: JsonObject[] = [];
  const cases: JsonObject[] = [];
  for (const kind of KINDS) {
    for (const { fields, all } of together(ruled, kind)) {
      const made = ruleOf(kind, { fields, all }, (name) => rules.some((one) => one.name === name));
      const examples = made && examplesOf({ kind, fields, all, schema, name: made.name });
      if (made !== undefined && examples !== undefined) {
        rules.push(made.rule);
        cases.push(...examples);
        continue;
      }
      for (const field of fields)
        notes.leftOut(
          field,
          `the rule of the layout that says when to ${kind.does} it`,
          'Say it in the rules of the form.',
        );
    }
  }
  return { rules, cases };
}

interface Together {
  readonly fields: readonly string[];
  readonly all: readonly Ruled[];
}

/** Fields with the rules of one kind that all of them stand under. */
function together(ruled: ReadonlyMap<string, readonly Ruled[]>, kind: Kind): readonly Together[] {
  const found = new Map<string, { fields: string[]; all: readonly Ruled[] }>();
  for (const [field, rules] of ruled) {
    const all = rules.filter(({ effect }) => effect === kind.yes || effect === kind.no);
    if (all.length === 0) continue;
    const list = all[0]?.list ?? '';
    const key = JSON.stringify([list, all]);
    const known = found.get(key) ?? { fields: [], all };
    known.fields.push(field);
    found.set(key, known);
  }
  return [...found.values()];
}

function ruleOf(kind: Kind, { fields, all }: Together, isTaken: (name: string) => boolean) {
  const list = all[0]?.list ?? '';
  // Rows of rows have no rules of their own.
  if (list.includes('.')) return undefined;
  const fact = (path: string): string => (list === '' ? path : `row.${path}`);
  const [only] = all;
  const isOff = all.length === 1 && only?.effect === kind.no;
  const parts = all.map(({ effect, condition }) => {
    const made = conditionIn(condition, fact);
    return made !== undefined && effect === kind.no && !isOff ? { not: made } : made;
  });
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  const event = isOff ? kind.undoes : kind.does;
  const short = nameOf(event, fields[0] ?? '');
  const name = isTaken(short) ? `${short}-too` : short;
  const named = fields.map((field) => (list === '' ? field : `row${field.slice(list.length + 2)}`));
  const rule: JsonObject = {
    name,
    ...(list !== '' && { forEach: list }),
    conditions: { all: known },
    event: { type: event, params: { fields: named } },
  };
  return { name, rule };
}

/** Rules are called in small letters: `show-kind-of-vegetables`. */
const nameOf = (event: string, field: string): string =>
  `${event}-${field}`
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/-$/, '');

interface Wanted extends Together {
  readonly kind: Kind;
  readonly schema: JsonObject;
  readonly name: string;
}

/** One example in which the fields are on, and one in which they are off; undefined where none of either is found. */
function examplesOf({
  kind,
  fields,
  all,
  schema,
  name,
}: Wanted): readonly JsonObject[] | undefined {
  const list = all[0]?.list ?? '';
  const isOn = (answers: Json): boolean =>
    all.every(({ effect, condition }) => holds(condition, answers) === (effect === kind.yes));
  const conditions = all.flatMap(({ condition }) => (isObject(condition) ? [condition] : []));
  const tried = answersFor(conditions, schema, list);
  const [on, off] = [tried.find(isOn), tried.find((answers) => !isOn(answers))];
  if (on === undefined || off === undefined) return undefined;
  const example = (answers: JsonObject, word: string): JsonObject => ({
    name: `${name}: ${word}`,
    rules: [name],
    given: list === '' ? answers : { [list]: [answers] },
    expect: { [word]: fields.map((field) => field.replace('.*.', '.0.')) },
  });
  return [example(on, kind.on), example(off, kind.off)];
}
