// Lint: a computation is given what it can be made of: days, how far one is moved, texts.
import {
  type Computation,
  computationText,
  isComputation,
  type Json,
  type JsonObject,
  SHIFT_WORDS,
} from '../../../core/index.ts';
import { computationsOf } from '../../compile/computations.ts';
import { fileOfRule, type LinkedForm, type RuleFile } from '../../model/model.ts';
import type { NewFault } from '../../read/faults.ts';
import { kindsOfOperand } from '../common/computed-kinds.ts';
import { aKind, overlap, SINGLE, sideOf } from '../common/fact-kinds.ts';
import { fieldIn } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';

export const computeKinds = ofUnits((form, { report }) => {
  for (const { rule, place } of form.placed) {
    const file = fileOfRule(form, rule);
    for (const { compute, place: there } of computationsOf(rule, place)) {
      for (const { at, ...wrong } of wrongIn(form, rule, compute))
        report({ ...wrong, code: 'argument-does-not-fit', file, place: `${there}${at}` });
    }
  }
});

/** What is wrong with one word of a computation; `at` is the place of the word. */
type Wrong = Pick<NewFault, 'message' | 'remedy'> & { readonly at: string };

function wrongIn(form: LinkedForm, rule: RuleFile, compute: Computation): readonly Wrong[] {
  const { fn } = compute;
  const made = { form, rule, fn };
  const facts = (OF_DAYS[fn] ?? []).flatMap((word) => wrongDay(made, word, compute[word]));
  const texts = OF_TEXTS.has(fn) ? wrongText(made, compute.of as Json) : [];
  const shift = fn === 'shiftedDay' ? wrongShift(rule, compute) : [];
  return [...facts, ...texts, ...shift];
}

interface Made {
  readonly form: LinkedForm;
  readonly rule: RuleFile;
  readonly fn: string;
}

/** Functions that reckon with days, and the words that name them. */
const OF_DAYS: Readonly<Record<string, readonly string[]>> = {
  daysBetween: ['of', 'until'],
  yearsBetween: ['of', 'until'],
  shiftedDay: ['of'],
  year: ['of'],
  month: ['of'],
  day: ['of'],
  weekday: ['of'],
};

/** Nothing is made of what is no day. */
function wrongDay(
  { form, rule, fn }: Made,
  word: string,
  name: Json | undefined,
): readonly Wrong[] {
  // A list is told as such.
  if (name === undefined || Array.isArray(name)) return [];
  if (typeof name !== 'string' && !isComputation(name)) {
    return [
      {
        at: `/${word}`,
        message: `The rule "${rule.name}" gives "${fn}" ${JSON.stringify(name)} as "${word}", which names no day.`,
        remedy: NAME_A_DAY,
      },
    ];
  }
  const kinds = kindsOfOperand(form, rule, name);
  if (kinds === undefined || kinds.includes('date') || isLikeDays(form, rule, name)) return [];
  return [
    {
      at: `/${word}`,
      message: `The rule "${rule.name}" computes "${fn}" ${word} "${nameOf(name)}", which is ${aKind(kinds)}, not a date. Only of dates something is made.`,
      remedy:
        kinds.includes('text') && typeof name === 'string'
          ? `Give "${name}" "format": "date" in its schema, or name a field that has it, or "context.today".`
          : NAME_A_DAY,
    },
  ];
}

const NAME_A_DAY = 'Name a field that holds a date ("format": "date"), or "context.today".';

/** A text may be held to the shape of days by a pattern. */
function isLikeDays(form: LinkedForm, rule: RuleFile, name: Json): boolean {
  if (typeof name !== 'string') return false;
  const { pattern } = fieldIn(form, rule, name)?.schema ?? {};
  return pattern !== undefined && sideOf(form, rule, name).kinds?.includes('text') === true;
}

const nameOf = (name: Json): string => (isComputation(name) ? computationText(name) : String(name));

/** Functions that change a text. */
const OF_TEXTS: ReadonlySet<string> = new Set(['concat', 'digits', 'upper', 'lower', 'trim']);

function wrongText({ form, rule, fn }: Made, name: Json | undefined): readonly Wrong[] {
  if (name === undefined || Array.isArray(name)) return [];
  const kinds = kindsOfOperand(form, rule, name);
  if (overlap(SINGLE, kinds)) return [];
  return [
    {
      at: '/of',
      message: `The rule "${rule.name}" computes "${fn}" of "${nameOf(name)}", which is ${aKind(kinds)}, not a text. Nothing would ever come of it.`,
      remedy: 'Name a field that holds a text; a list becomes one text by "join".',
    },
  ];
}

/** How far a day is moved is said in whole numbers, and must be said. */
function wrongShift(rule: RuleFile, given: JsonObject): readonly Wrong[] {
  const shifts = SHIFT_WORDS.filter((word) => given[word] !== undefined);
  if (shifts.length === 0) {
    return [
      {
        at: '',
        message: `The rule "${rule.name}" computes "shiftedDay" and does not say how far the day is moved.`,
        remedy: 'Add "days", "weeks", "months" or "years", such as "days": 30.',
      },
    ];
  }
  return shifts
    .filter((word) => !Number.isInteger(given[word]))
    .map((word) => ({
      at: `/${word}`,
      message: `The rule "${rule.name}" moves a day by ${JSON.stringify(given[word])} ${word}, which is no whole number.`,
      remedy: `Write the number by itself, without quotes: "${word}": ${numberIn(given[word])}. It cannot be taken from a field.`,
    }));
}

/** The number somebody meant who wrote words with it. */
const numberIn = (value: Json | undefined): number => {
  const [found] = /-?\d+/.exec(typeof value === 'object' ? '' : String(value)) ?? [];
  return found === undefined ? 30 : Number(found);
};
