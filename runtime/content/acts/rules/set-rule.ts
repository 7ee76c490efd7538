// Gives a field a rule, or lets one of its rules say something else; its two cases come with it.
import { isObject, type Json, type JsonObject } from '../../../core/index.ts';
import type { SetRule } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { ownWordsAt } from '../../commands/sentences.ts';
import type { Told } from '../../commands/told.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Expanded } from '../common/expanded.ts';
import {
  calledIn,
  filesOfSection,
  keyOfField,
  type SectionFiles,
  schemaAt,
} from '../common/place.ts';
import { withoutRule } from './less-of-cases.ts';
import { freeName, listIn, type NamedField, namedField, putIn } from './places.ts';

const TYPES = { show: 'show', require: 'require', refuse: 'fault', fill: 'set' } as const;
/** Effects that several fields of one rule may share. */
const OF_FIELDS: ReadonlySet<string> = new Set(['show', 'require']);

export function setRule(source: ContentSource, act: SetRule): Expanded {
  const { section, field } = act;
  const files = filesOfSection(section);
  const named = namedField(field);
  if (!files || field === '' || !schemaAt(source, section, field)) return { fault: 'no-field' };
  if (!named || !isWhole(act)) return { fault: 'act-unfit' };
  const rules = listIn(source, files.rules, 'rules');
  const before = rules.find(({ name }) => name === act.rule);
  if (act.rule !== undefined && !before) return { fault: 'no-rule' };
  const taken = new Set(rules.map(({ name }) => String(name)));
  const name = act.rule ?? freeName(nameOf(act, named), taken);
  const message = messageFor(source, act, before);
  const rule = ruleFrom(act, named, { before, name, key: message.key });
  const told: Told = {
    said: before ? 'ruleSet' : 'ruleNew',
    values: { of: calledIn(source, section, field) },
  };
  const parts = [
    ...message.parts,
    ...putIn(source, { file: files.rules, word: 'rules' }, [rule]),
    ...casesFor(source, files, { act, rule, before }),
  ];
  return { told, parts };
}

/** Says it all that its effect needs? */
function isWhole({ effect, message, value, from, when }: SetRule): boolean {
  if (Object.keys(when).length !== 1) return false;
  if (effect === 'refuse') return message !== undefined;
  return effect !== 'fill' || (value === undefined) !== (from === undefined);
}

interface Written {
  readonly before: JsonObject | undefined;
  readonly name: string;
  readonly key: string;
}

/** The rule as it is written: what the builder does not draw of one that is there stays. */
function ruleFrom(
  act: SetRule,
  { fact, list }: NamedField,
  { before, name, key }: Written,
): JsonObject {
  const type = TYPES[act.effect];
  const own =
    isObject(before?.event) && before.event.type === type ? before.event.params : undefined;
  const params = isObject(own) ? own : {};
  const made: JsonObject = OF_FIELDS.has(type)
    ? { ...params, fields: params.fields ?? [fact] }
    : act.effect === 'refuse'
      ? { ...params, at: params.at ?? fact, message: key }
      : {
          field: fact,
          ...(act.from === undefined ? { value: act.value ?? null } : { copy: act.from }),
        };
  const {
    conditions: _,
    event: __,
    ...words
  } = before ?? { name, ...(list !== undefined && { forEach: list }) };
  return { ...words, conditions: act.when, event: { type, params: made } };
}

/** "reply-email-shown-when-wants-reply-is-true": it says what the rule does, and is never too long. */
function nameOf({ effect, when }: SetRule, { fact }: NamedField): string {
  const does = { show: 'shown', require: 'required', refuse: 'refused', fill: 'filled-in' }[effect];
  const facts = [...new Set(factsIn(when))].slice(0, 3).join('-and-');
  return kebab(`${fact} ${does} when ${facts}`);
}
const MOST_LETTERS = 80;

/** Its words, as many as there is room for. */
function kebab(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('row.', '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const [first = 'rule', ...others] = words;
  return others.reduce(
    (name, word) => {
      const longer = `${name}-${word}`;
      return longer.length > MOST_LETTERS ? name : longer;
    },
    first.slice(0, MOST_LETTERS),
  );
}

function factsIn(condition: Json | undefined): readonly string[] {
  if (Array.isArray(condition)) return condition.flatMap(factsIn);
  if (!isObject(condition)) return [];
  if (typeof condition.fact === 'string') return [condition.fact];
  return [condition.all, condition.any, condition.not].flatMap(factsIn);
}

/** Where its sentence stands: that of the rule there was, or one of the field that is free. */
function messageFor(source: ContentSource, act: SetRule, before: JsonObject | undefined) {
  const { section, field, message: text = '' } = act;
  const event = isObject(before?.event) ? before.event : {};
  const own = isObject(event.params) ? event.params.message : undefined;
  if (act.effect !== 'refuse') return { key: '', parts: [] };
  const keyed = (word: string): string => keyOfField(section, field, `error.${word}`);
  const free = (at: number): string => {
    const key = keyed(`refused${at === 1 ? '' : at}`);
    return ownWordsAt(source, key) === undefined ? key : free(at + 1);
  };
  const key = typeof own === 'string' ? own : free(1);
  const words = ownWordsAt(source, key);
  if (words && 'text' in words && words.text === text) return { key, parts: [] };
  const label = keyOfField(section, field, 'label');
  const part: Part = {
    ...{ kind: 'sentence', key, text },
    ...(words === undefined && ownWordsAt(source, label) !== undefined && { after: label }),
  };
  return { key, parts: [part] };
}

interface Changed {
  readonly act: SetRule;
  readonly rule: JsonObject;
  readonly before: JsonObject | undefined;
}

/** The cases that were accepted, in place of those that only the rule before was held by. */
function casesFor(
  source: ContentSource,
  files: SectionFiles,
  { act, rule, before }: Changed,
): readonly Part[] {
  const cases = listIn(source, files.cases, 'cases');
  if (before && act.cases.length === 0) return [];
  const less = before ? withoutRule({ file: files.cases }, cases, before) : [];
  const gone = new Set(less.flatMap((part) => (part.gone ? [part.at[1]] : [])));
  const taken = new Set(cases.map(({ name }) => String(name)).filter((name) => !gone.has(name)));
  const made = act.cases.map(({ name, given, expect }) => {
    const free = freeName(name, taken, ' ');
    taken.add(free);
    return { name: free, rules: [String(rule.name)], given, expect: expected(expect, rule) };
  });
  return [...less, ...putIn(source, { file: files.cases, word: 'cases' }, made)];
}

/** Faults that are expected of a rule are those it says. */
function expected(expect: JsonObject, { event }: JsonObject): JsonObject {
  const params = isObject(event) && isObject(event.params) ? event.params : {};
  const { message } = params;
  const withMessage = (faults: Json | undefined): Json =>
    (Array.isArray(faults) ? faults : []).map((one: Json) =>
      isObject(one) && one.code === undefined && message !== undefined ? { ...one, message } : one,
    );
  return {
    ...expect,
    ...(expect.faults !== undefined && { faults: withMessage(expect.faults) }),
    ...(expect.noFaults !== undefined && { noFaults: withMessage(expect.noFaults) }),
  };
}
