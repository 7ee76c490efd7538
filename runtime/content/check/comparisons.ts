// What is wrong with how one comparison is written: its fact, its operator, its value, and a `plus` of days.
import {
  childPointer,
  DECORATORS,
  decoratedBy,
  isObject,
  type Json,
  type JsonObject,
  nearestOf,
  OPERATORS,
  operatorNamed,
  SHIFT_WORDS,
} from '../../core/index.ts';
import { didYouMean } from '../read/faults.ts';
import { plusIn } from './day-words.ts';
import { extraWords, isReadElsewhere, type Words } from './extra-words.ts';
import { inLine } from './in-line.ts';
import { wrongOperand } from './operand-words.ts';
import { adviceOn, suggestionFor } from './suggested.ts';

/** Everything wrong with `{ "fact", "operator", "value" }`, in a rule that may be repeated over a list. */
export function wrongComparison(
  comparison: JsonObject,
  place: string,
  forEach?: string,
): readonly Words[] {
  const isComputed = comparison.compute !== undefined;
  const words = [isComputed ? 'compute' : 'fact', 'operator', 'value'];
  const missing = words.filter((word) => comparison[word] === undefined);
  if (missing.length > 0) return [incomplete(missing, comparison, place)];
  return [
    ...extraWords(comparison, isComputed ? words : [...words, 'plus'], place),
    ...(isComputed ? [] : wrongFact(comparison.fact, childPointer(place, 'fact'))),
    ...wrongPlus(comparison.plus, place),
    ...wrongOperator(comparison.operator, childPointer(place, 'operator')),
    ...wrongValue(comparison, childPointer(place, 'value'), forEach),
  ];
}

/** Of values that can be judged without knowing the field; those of days, numbers and texts a lint says more of. */
function wrongValue(
  { fact, operator, value = null }: JsonObject,
  place: string,
  forEach: string | undefined,
): readonly Words[] {
  if (typeof operator !== 'string' || !isOperator(operator)) return wrongTerm(value, place);
  const kind = operatorNamed(operator).value;
  const isRow = kind === 'row';
  const inside = isRow && !isRowTest(value) ? [] : wrongTerm(value, place);
  // What is asked of a row is compared with a field of it, as a lint does.
  const isJudged =
    /^(flag|list)$/.test(kind) || /^count/.test(operator) || (isRow && !isRowTest(value));
  const isList = Array.isArray(value) && operator.includes(':');
  if (inside.length > 0 || !isJudged || isList) return inside;
  const wrong = wrongOperand({ fact, operator, value, forEach });
  if (wrong === undefined) return [];
  return [
    {
      code: 'wrong-kind',
      place,
      message: `The operator "${operator}" takes ${takenBy(operator, kind)}, and here stands ${inLine(value)}.`,
      remedy: wrong.remedy,
    },
  ];
}

const takenBy = (operator: string, kind: string): string =>
  operator.endsWith('repeatedIn') ? 'the list in which it looks' : (TAKES[kind] ?? 'a number');

const TAKES: Readonly<Record<string, string>> = {
  flag: 'true or false',
  list: 'a list of values',
  row: 'what is asked of each row',
};

const isRowTest = (value: Json): boolean =>
  isObject(value) &&
  value.fact === undefined &&
  typeof value.path === 'string' &&
  typeof value.operator === 'string' &&
  value.value !== undefined;

function incomplete(missing: readonly string[], comparison: JsonObject, place: string): Words {
  const [first = ''] = missing;
  const others = Object.keys(comparison).filter(
    (word) => !KNOWN.includes(word) && !isReadElsewhere(word),
  );
  const [other] = others;
  const group = GROUPED[String(comparison.operator)];
  if (group !== undefined && comparison.fact === undefined)
    return {
      code: 'words-beside-a-condition',
      place: childPointer(place, 'operator'),
      message: `${JSON.stringify(comparison.operator)} is no operator: it puts conditions together.`,
      remedy: `Write { "${group}": ${group === 'not' ? '{ … }' : '[ { … }, { … } ]'} } in place of it.`,
    };
  const shape = 'A condition is { "fact": …, "operator": …, "value": … }.';
  if (other !== undefined && others.length <= missing.length) {
    const suggestion = missing.slice(0, others.length).map(quoted).join(' and ');
    return {
      code: 'unknown-word',
      place: childPointer(place, other),
      message: `${others.map(quoted).join(' and ')} ${others.length === 1 ? 'is no word' : 'are no words'} of a condition.`,
      remedy: `Write ${suggestion} instead. ${shape}`,
    };
  }
  return {
    code: 'missing-word',
    place,
    message: `A condition without ${missing.map(quoted).join(' and ')}.`,
    remedy:
      first === 'value'
        ? 'Add "value": what the answer is compared with, true or false for "isEmpty".'
        : `Add ${missing.map(quoted).join(' and ')}: a condition is { "fact": …, "operator": …, "value": … }.`,
  };
}

/** What puts conditions together, as it is written elsewhere. */
const GROUPED: Readonly<Record<string, string>> = {
  all: 'all',
  and: 'all',
  AND: 'all',
  any: 'any',
  or: 'any',
  OR: 'any',
  not: 'not',
};

const KNOWN: readonly string[] = ['fact', 'compute', 'operator', 'value', 'plus'];

const quoted = (word: string): string => `"${word}"`;

function wrongFact(fact: Json | undefined, place: string): readonly Words[] {
  if (typeof fact === 'string' && /^[^.\s]+(\.[^.\s]+)*$/.test(fact)) return [];
  return [
    {
      code: 'wrong-shape',
      place,
      message: `${JSON.stringify(fact)} names no field.`,
      remedy: 'Write the name of a field in quotes, parts of it after a dot: "office.city".',
    },
  ];
}

/** A value that stands for another answer has its fact and perhaps a `plus`, and nothing that would be passed over. */
function wrongTerm(value: Json | undefined, place: string): readonly Words[] {
  if (!isObject(value)) return [];
  // How something is computed is told by the meta-schema.
  if (value.compute !== undefined) return extraWords(value, ['compute'], place);
  if (value.fact !== undefined) {
    return [
      ...extraWords(value, ['fact', 'plus'], place),
      ...wrongFact(value.fact, childPointer(place, 'fact')),
      ...wrongPlus(value.plus, place),
    ];
  }
  if (value.plus !== undefined) {
    return [
      {
        code: 'words-beside-a-condition',
        place: childPointer(place, 'plus'),
        message: '"plus" stands without the day it is counted from.',
        remedy: `${value.of === undefined ? 'Name it' : 'A rule names it by "fact", not "of"'}: { "fact": "context.today", "plus": ${inLine(isObject(value.plus) ? value.plus : { days: 30 })} }.`,
      },
    ];
  }
  // A test of rows is a comparison with a path for its fact.
  return value.operator === undefined
    ? []
    : [
        ...extraWords(value, ['path', 'operator', 'value'], place),
        ...wrongOperator(value.operator, childPointer(place, 'operator')),
        ...wrongTerm(value.value, childPointer(place, 'value')),
      ];
}

function wrongPlus(plus: Json | undefined, around: string): readonly Words[] {
  if (plus === undefined) return [];
  const place = childPointer(around, 'plus');
  const suggestion = typeof plus === 'string' ? plusIn(plus) : undefined;
  const shape = {
    code: 'wrong-shape',
    message: `"plus": ${inLine(plus)} does not say how far a day is moved.`,
    remedy:
      suggestion === undefined
        ? 'Write whole numbers of days, weeks, months or years: { "days": 30 }, { "years": -18 }.'
        : `Write "plus": ${suggestion}.`,
    place,
  };
  if (!isObject(plus) || Object.keys(plus).length === 0) return [shape];
  const words = extraWords(plus, SHIFT_WORDS, place);
  return words.length > 0 || Object.values(plus).every(Number.isInteger) ? words : [shape];
}

function wrongOperator(name: Json | undefined, place: string): readonly Words[] {
  if (typeof name === 'string' && isOperator(name)) return [];
  const tried = String(name);
  const [, before, last = tried] = /^(.*:)?([^:]*)$/.exec(tried) ?? [];
  const known = Object.keys(OPERATORS);
  const instead = INSTEAD[last] ?? INSTEAD[tried.split(':')[0] ?? ''] ?? adviceOn(last);
  const near = suggestionFor(last, known) ?? nearestOf(last, known);
  const nearest = near === undefined ? undefined : `${before ?? ''}${near}`;
  return [
    {
      code: 'unknown-name',
      place,
      message: `${JSON.stringify(name)} is not known here: there is no such operator.`,
      remedy:
        instead ??
        didYouMean(
          nearest !== undefined && isOperator(nearest) ? nearest : undefined,
          `Known are: ${Object.keys(OPERATORS).join(', ')}; before them may stand ${Object.keys(
            DECORATORS,
          )
            .map((one) => `"${one}:"`)
            .join(', ')}.`,
        ),
      ...(instead === undefined ? { nearest } : {}),
    },
  ];
}

function isOperator(name: string): boolean {
  if (Object.hasOwn(OPERATORS, name)) return true;
  const decorated = decoratedBy(name);
  return decorated !== undefined && isOperator(decorated.rest);
}

/** Operators and decorators that programmers add to json-rules-engine, and what does the same here. */
const INSTEAD: Readonly<Record<string, string>> = {
  startsWith: 'Use "matches" with a "^" before the text: "matches" "^Dr" finds what begins so.',
  startsWithLetter: 'Use "matches" with a "^" before the letter: "^[Aa]".',
  endsWith: 'Use "matches" with a "$" after the text: "matches" "Esq$" finds what ends so.',
  caseInsensitive:
    'Use "equalIgnoringCase", with the decorators of lists before it where they are meant: "everyFact:someValue:equalIgnoringCase".',
  first: 'Name the first row by its number: "fact": "contacts.0.email".',
};
