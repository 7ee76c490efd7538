// Changes of rules and of the cases that show what they do.
import type { Json } from '../../../runtime/core/index.ts';
import { type Draft, type Kind, listAt, objectAt, objectsIn, type Value } from './draft.ts';

const RULES = /^rules\/.*\.rules\.json$/;
const CASES = /^rules\/.*\.cases\.json$/;

const inList = (
  files: RegExp,
  list: string,
  change: (all: Value[], at: number, draft: Draft) => string | undefined,
): Kind => {
  return (draft) => {
    const file = draft.file(files);
    const value = draft.value(file);
    const all = listAt(value, list) as Value[];
    if (all.length === 0) return undefined;
    const what = change(all, draft.random.below(all.length), draft);
    draft.put(file, value);
    return what && `${what}, in ${file}`;
  };
};

const aRule = (change: (rule: Value, draft: Draft) => string | undefined): Kind =>
  inList(RULES, 'rules', (all, at, draft) => {
    const rule = all[at] ?? {};
    const what = change(rule, draft);
    return what && `rule ${rule.name}: ${what}`;
  });

const aCase = (change: (one: Value, draft: Draft) => string | undefined): Kind =>
  inList(CASES, 'cases', (all, at, draft) => {
    const one = all[at] ?? {};
    const what = change(one, draft);
    return what && `case "${one.name}": ${what}`;
  });

const comparisons = (rule: Value) =>
  objectsIn(rule.conditions).filter(({ operator }) => operator !== undefined);

const OPERATORS = [
  'equal',
  'notEqual',
  'isEmpty',
  'contains',
  'greaterThan',
  'matches',
  'beforeDay',
  'like',
];
const EFFECTS = [
  'show',
  'hide',
  'require',
  'relax',
  'enable',
  'disable',
  'set',
  'fault',
  'warn',
  'vanish',
];

/** A rule, and cases in which it acts and does not, as staff write them. */
const warned: Kind = (draft) => {
  const section = draft.section();
  const all = objectAt(draft.value(section.schema), 'properties');
  const texts = Object.keys(all).filter((name) => objectAt(all, name).type === 'string');
  const isThere = [section.rules, section.cases].every((file) => draft.has(file));
  if (texts.length === 0 || !isThere) return undefined;
  const field = draft.random.of(texts);
  const type = draft.random.of(['warn', 'fault']);
  const message = `${section.words.replace(/^messages\/en-US\/|\.json$/g, '').replace('/', '.')}.${field}.error.odd`;
  const { enum: choices } = objectAt(all, field);
  const value: Json = Array.isArray(choices) ? (choices.at(-1) ?? '') : 'Odd';
  draft.edit(section.rules, (file) => {
    const conditions = { all: [{ fact: field, operator: 'equal', value }] };
    const event = { type, params: { at: field, message } };
    listAt(file, 'rules').push({ name: `odd-${field}`, conditions, event });
  });
  draft.edit(section.words, (file) => {
    file[`${field}.error.odd`] = 'That is odd.';
  });
  const said = type === 'warn' ? 'arnings' : 'aults';
  const expected = [{ at: field, message }];
  const rules = [`odd-${field}`];
  const [is, isNot] = type === 'warn' ? ['warnings', 'noWarnings'] : ['faults', 'noFaults'];
  draft.edit(section.cases, (file) => {
    listAt(file, 'cases').push(
      { name: `Odd ${field}`, rules, given: { [field]: value }, expect: { [is]: expected } },
      { name: `No odd ${field}`, rules, given: {}, expect: { [isNot]: expected } },
    );
  });
  return `${type} (${said}) where ${field} of ${section.name} is ${value}, with cases`;
};

/** By name. */
export const RULES_AND_CASES: Readonly<Record<string, Kind>> = {
  warned,
  warnedAgain: warned,
  ruleGone: inList(RULES, 'rules', (all, at) => {
    const [gone] = all.splice(at, 1);
    return `rule ${gone?.name} taken out`;
  }),
  ruleTwice: inList(RULES, 'rules', (all, at) => {
    all.push(structuredClone(all[at] ?? {}));
    return `rule ${all[at]?.name} twice`;
  }),
  ruleCopied: inList(RULES, 'rules', (all, at) => {
    all.push({ ...structuredClone(all[at] ?? {}), name: `${all[at]?.name}-too` });
    return `rule ${all[at]?.name} copied`;
  }),
  ruleNamed: aRule((rule) => {
    rule.name = `${rule.name}-anew`;
    return 'that is its new name';
  }),
  operator: aRule((rule, { random }) => {
    const all = comparisons(rule);
    if (all.length === 0) return undefined;
    const one = random.of(all);
    const before = one.operator;
    one.operator = random.of(OPERATORS);
    return `operator ${before} → ${one.operator}`;
  }),
  fact: aRule((rule, { random }) => {
    const all = comparisons(rule);
    if (all.length === 0) return undefined;
    const one = random.of(all);
    const before = one.fact;
    one.fact = random.of([
      'nowhere',
      `${before}x`,
      'context.case.filter',
      'context.today',
      'row.amount',
    ]);
    return `fact ${before} → ${one.fact}`;
  }),
  value: aRule((rule, { random }) => {
    const all = comparisons(rule);
    if (all.length === 0) return undefined;
    const one = random.of(all);
    one.value = random.of<Json>(['else', 12, true, null, [], '', { fact: 'nowhere' }]);
    return `value ${JSON.stringify(one.value)} of ${one.fact}`;
  }),
  effect: aRule((rule, { random }) => {
    const event = objectAt(rule, 'event');
    const before = event.type;
    event.type = random.of(EFFECTS);
    return `${before} → ${event.type}`;
  }),
  target: aRule((rule, { random }) => {
    const params = objectAt(objectAt(rule, 'event'), 'params');
    const fields = listAt(params, 'fields');
    if (fields.length === 0) return undefined;
    fields[0] = random.of(['nowhere', 'contacts', 'files.0.name', '']);
    return `acts on ${fields[0]}`;
  }),
  moment: aRule((rule, { random }) => {
    rule.on = random.of(['submit', 'edit', 'leave', 'start', 'leave:nowhere', 'never']);
    return `at the moment ${rule.on}`;
  }),
  priority: aRule((rule, { random }) => {
    rule.priority = random.of<Json>([1, 10, 100, -1, 'high']);
    return `priority ${rule.priority}`;
  }),
  message: aRule((rule) => {
    const params = objectAt(objectAt(rule, 'event'), 'params');
    if (params.message === undefined) return undefined;
    params.message = `${params.message}x`;
    return `says ${params.message}`;
  }),
  caseGone: inList(CASES, 'cases', (all, at) => {
    const [gone] = all.splice(at, 1);
    return `case "${gone?.name}" taken out`;
  }),
  caseWithoutGiven: aCase((one) => {
    one.given = {};
    return 'nothing is given';
  }),
  caseExpects: aCase((one, { random }) => {
    one.expect = random.of<Json>([{}, { shown: ['nowhere'] }, { faults: [{ at: 'nowhere' }] }]);
    return `expects ${JSON.stringify(one.expect)}`;
  }),
};
