// What is wrong with how conditions are written, in words: the meta-schema says only that something does not fit.
import {
  childPointer,
  isObject,
  type Json,
  type JsonObject,
  nearestOf,
  OPERATORS,
} from '../../core/index.ts';
import { didYouMean } from '../read/faults.ts';
import { wrongComparison } from './comparisons.ts';
import { extraWords, type Words } from './extra-words.ts';
import { circlesOf, idleOf } from './shared-conditions.ts';
import { suggestionFor } from './suggested.ts';

/** A condition with the place it stands at, and the conditions it may call by name. */
export interface Written {
  readonly condition: Json | undefined;
  readonly place: string;
  readonly shared: readonly string[];
  /** The list over which its rule is repeated. */
  readonly forEach?: string | undefined;
}

export interface WrongConditions {
  /** Where the conditions that are wrong begin: what else is said of anything in them is an echo. */
  readonly roots: readonly string[];
  readonly words: readonly Words[];
}

/** Everything wrong with the conditions of a rules file, as it was read. */
export function wrongConditions(file: Json): WrongConditions {
  if (!isObject(file)) return { roots: [], words: [] };
  const rules = Array.isArray(file.rules) ? (file.rules as readonly Json[]) : [];
  const named = isObject(file.conditions) ? file.conditions : {};
  const shared = Object.keys(named);
  const written: readonly Written[] = [
    ...shared.map((name) => ({
      condition: named[name],
      place: childPointer('/conditions', name),
      shared,
    })),
    ...rules.flatMap((rule, index) =>
      isObject(rule) && rule.conditions !== undefined
        ? [
            {
              condition: rule.conditions,
              place: `/rules/${index}/conditions`,
              shared,
              forEach: typeof rule.forEach === 'string' ? rule.forEach : undefined,
            },
          ]
        : [],
    ),
  ];
  const wrong = written.map((one) => ({ root: one.place, words: atRoot(one) }));
  return {
    roots: wrong.flatMap(({ root, words }) => (words.length > 0 ? [root] : [])),
    words: [
      ...wrong.flatMap(({ words }) => words),
      ...circlesOf(named),
      ...(wrong.some(({ words }) => words.length > 0)
        ? []
        : idleOf(
            named,
            rules.flatMap((rule) => (isObject(rule) ? (rule.conditions ?? []) : [])),
          )),
    ],
  };
}

const GROUPS = ['all', 'any', 'not', 'condition'] as const;
const COMPARISON = ['fact', 'compute', 'operator', 'value'] as const;

/** A rule begins with a group, so that a second condition has its place. */
function atRoot(written: Written): readonly Words[] {
  const { condition, place } = written;
  const isBare = isObject(condition) && GROUPS.every((word) => condition[word] === undefined);
  if (!isBare || (condition.fact ?? condition.compute) === undefined) return wrongIn(written);
  return [
    {
      code: 'words-of-a-condition',
      place,
      message: 'A condition stands here by itself.',
      remedy: 'Put it into a list: { "all": [ { "fact": … } ] }.',
    },
  ];
}

function wrongIn(written: Written): readonly Words[] {
  const { condition, place, forEach } = written;
  if (!isObject(condition)) return [notACondition(place)];
  const groups = GROUPS.filter((word) => condition[word] !== undefined);
  const [compared] = COMPARISON.filter((word) => condition[word] !== undefined);
  const compares = compared !== undefined;
  const kinds = [...groups, ...(compares ? [compared] : [])];
  const [first = '', second] = kinds;
  if (second !== undefined) return [confused(condition, place) ?? sideBySide(place, first, second)];
  if (kinds.length === 0) return unknownKind(condition, place);
  if (compares) return wrongComparison(condition, place, forEach);
  return [...extraWords(condition, [first], place), ...wrongGroup(written, first)];
}

function wrongGroup(written: Written, word: string): readonly Words[] {
  const { condition, place, shared } = written;
  const inner = isObject(condition) ? condition[word] : undefined;
  const at = childPointer(place, word);
  if (word === 'condition') return wrongName(inner, at, shared);
  if (word === 'not') {
    if (!Array.isArray(inner)) return wrongIn({ ...written, condition: inner, place: at });
    return [
      {
        code: 'wrong-kind',
        place: at,
        message: '"not" turns one condition round, and here is a list.',
        remedy:
          'Say what is meant of the list: { "not": { "any": [ … ] } } or { "not": { "all": [ … ] } }.',
      },
    ];
  }
  if (!Array.isArray(inner)) {
    return [
      {
        code: 'wrong-kind',
        place: at,
        message: `"${word}" has no list of conditions.`,
        remedy: `Write "${word}": [ { "fact": … }, … ].`,
      },
    ];
  }
  if (inner.length === 0 && word === 'any') {
    return [
      {
        code: 'empty-any',
        place: at,
        message: 'None of the conditions of "any" holds, because there are none.',
        remedy: 'Add conditions; of a rule that always holds, leave "conditions" out.',
      },
    ];
  }
  return inner.flatMap((one, index) =>
    wrongIn({ ...written, condition: one, place: childPointer(at, index) }),
  );
}

function wrongName(
  name: Json | undefined,
  place: string,
  shared: readonly string[],
): readonly Words[] {
  if (typeof name === 'string' && shared.includes(name)) return [];
  if (isObject(name)) return [unnamed(place)];
  const near = nearestOf(String(name), shared);
  return [
    {
      code: 'unknown-condition',
      place,
      message: `No condition of this file is called ${JSON.stringify(name)}.`,
      remedy: didYouMean(
        near,
        shared.length > 0
          ? `Known are: ${shared.join(', ')}.`
          : 'Write it once, beside "rules": "conditions": { "name": { "all": [ … ] } }.',
      ),
      nearest: near,
    },
  ];
}

const notACondition = (place: string): Words => ({
  code: 'wrong-kind',
  place,
  message: 'This is no condition.',
  remedy: 'Write { "fact": …, "operator": …, "value": … }, or a group { "all": [ … ] }.',
});

const unnamed = (place: string): Words => ({
  code: 'wrong-kind',
  place,
  message: '"condition" calls a condition by its name, and here stands one itself.',
  remedy: 'Take "condition": and the braces around it away, so that { "fact": … } stands here.',
});

/** One word written for another: `condition` for the fact, or for the operator. */
function confused(condition: JsonObject, around: string): Words | undefined {
  const { condition: name, fact, operator } = condition;
  const others = ['all', 'any', 'not'].filter((word) => condition[word] !== undefined);
  if (typeof name !== 'string' || others.length > 0) return undefined;
  const place = childPointer(around, 'condition');
  const code = 'words-beside-a-condition';
  if (fact === undefined && operator !== undefined)
    return {
      code,
      place,
      message: '"condition" calls a condition by its name, and beside it a field is compared.',
      remedy: `Name the field by "fact": { "fact": "${name}", "operator": …, "value": … }.`,
    };
  if (fact === undefined || operator !== undefined || !Object.hasOwn(OPERATORS, name))
    return undefined;
  return {
    code,
    place,
    message: '"condition" stands where the operator is named.',
    remedy: `Write "operator": "${name}".`,
  };
}

const sideBySide = (place: string, first: string, second: string): Words => {
  const isCompared = COMPARISON.some((word) => word === second);
  return {
    code: 'words-beside-a-condition',
    place: childPointer(place, second),
    message: `"${second}" stands beside "${first}", so that it is not clear which of them is meant.`,
    remedy: isCompared
      ? `Take it out, or put both into a list: { "all": [ { "${first}": … }, { "fact": …, "operator": …, "value": … } ] }.`
      : first === 'condition'
        ? 'Give each braces of its own, and list them: { "all": [ { … }, { … } ] }.'
        : `Put both into a list: { "all": [ { "${first}": … }, { "${second}": … } ] }. Where one of them is enough, begin it by "any".`,
  };
};

function unknownKind(condition: object, place: string): readonly Words[] {
  const words = Object.keys(condition);
  const known = [...GROUPS, ...COMPARISON];
  const [near] = words.flatMap(
    (word) => suggestionFor(word, known) ?? nearestOf(word, known) ?? [],
  );
  const [word] = words;
  return [
    {
      code: 'unknown-word',
      place: word === undefined ? place : childPointer(place, word),
      message:
        word === undefined ? 'This condition says nothing.' : `"${word}" begins no condition.`,
      remedy: didYouMean(
        near,
        'Write { "fact": …, "operator": …, "value": … }, or a group with "all", "any" or "not".',
      ),
      nearest: near,
    },
  ];
}
