// Every operator, as it is used through the engine.
import { describe, expect, it } from 'vitest';
import { createJudge, DECORATORS, type Json, OPERATORS } from '../../runtime/core/index.ts';
import { rule, uncheckedBundleOf } from '../helpers/bundle.ts';

const holds = async (
  fact: Json,
  operator: string,
  value: Json | { fact: string },
): Promise<boolean> => {
  const form = await uncheckedBundleOf({
    rules: [rule('asked', ['x', operator, value], { type: 'open', dialog: 'd' })],
  });
  const answers = { x: fact, other: 'same', list: ['a', 'b'] };
  const { opens } = await createJudge(form, () => []).judge({
    answers,
    context: { today: '2026-11-20' },
    moment: 'edit',
  });
  return opens.length > 0;
};

const rows = [
  { n: 1, s: 'GA' },
  { n: 0, s: 'CA' },
  { n: 9, s: 'TX', deleted: 1 },
];

const TABLE: readonly (readonly [string, Json, Json | { fact: string }, boolean])[] = [
  ['equal', 1, 1, true],
  ['equal', 1, '1', false],
  ['equal', null, null, true],
  ['equal', 'same', { fact: 'other' }, true],
  ['notEqual', null, 1, true],
  ['in', 'a', ['a', 'b'], true],
  ['in', 'a', { fact: 'list' }, true],
  ['in', null, ['a'], false],
  ['notIn', 'c', ['a', 'b'], true],
  ['contains', ['a'], 'a', true],
  ['contains', null, 'a', false],
  ['doesNotContain', ['a'], 'b', true],
  ['doesNotContain', null, 'b', true],
  ['containsAny', ['a', 'b'], ['b', 'c'], true],
  ['containsAny', ['a'], ['c'], false],
  ['containsAny', null, ['c'], false],
  ['lessThan', '9', 10, true],
  ['lessThan', 'x', 10, false],
  ['lessThan', null, 10, false],
  ['lessThanInclusive', 10, 10, true],
  ['greaterThan', 11, 10, true],
  ['greaterThan', '', -1, false],
  ['greaterThanInclusive', 10, 10, true],
  ['isEmpty', ' ', true, true],
  ['isEmpty', 0, true, false],
  ['isEmpty', 'x', false, true],
  ['isEmptyOrZero', 0, true, true],
  ['isEmptyOrZero', '0.00', true, true],
  ['isEmptyOrZero', null, true, true],
  ['isEmptyOrZero', 5, true, false],
  ['isEmptyOrZero', 5, false, true],
  ['isNumber', 240, true, true],
  ['isNumber', ' -2.50 ', true, true],
  ['isNumber', '.5', true, true],
  ['isNumber', '1e3', true, false],
  ['isNumber', '240 dollars', false, true],
  ['isNumber', true, false, true],
  ['isNumber', null, true, false],
  ['isNumber', '', false, true],
  ['hasRepeats', ['a@b.example', ' A@B. example'], true, true],
  ['hasRepeats', ['a', 'b', null, '', ' '], true, false],
  ['hasRepeats', ['a', 'b'], false, true],
  ['hasRepeats', [7, '7'], true, true],
  ['hasRepeats', null, false, true],
  ['repeatedIn', 'New  York', ['new york', 'NEWYORK'], true],
  ['repeatedIn', 'a', ['A', 'b'], false],
  ['repeatedIn', 'a', { fact: 'list' }, false],
  ['repeatedIn', null, ['', null, null], false],
  ['equalIgnoringCase', ' YES', 'yes', true],
  ['equalIgnoringCase', null, 'yes', false],
  ['passesChecksum', '061000104', [3, 7, 1], true],
  ['passesChecksum', '061000105', [3, 7, 1], false],
  ['passesChecksum', '06100010a', [3, 7, 1], false],
  ['passesChecksum', '', [3, 7, 1], false],
  ['isOtherName', 'A. M. Lee', 'Ann Lee', false],
  ['isOtherName', 'Ana María Léé', 'Ann Lee', false],
  ['isOtherName', "Mary Ann O'Neil-Ray", 'Mary ONeil Ray', false],
  ['isOtherName', 'Lee, Ann', 'Ann Lee', false],
  ['isOtherName', 'Ann Smith', 'Ann Lee', true],
  ['isOtherName', 'Somebody Else', 'Ann Lee', true],
  ['isOtherName', '李安', 'Ann Lee', true],
  ['isOtherName', '李安', '李安', false],
  ['isOtherName', 'Lee, Ann Marie', 'Ann Lee', false],
  ['isOtherName', 'Dr. Ann M. B. Lee-Ray, J.D., Ph.D.', 'Ann Lee', false],
  ['isOtherName', 'John Q. Public Jr', 'John Quincy Public', false],
  ['isOtherName', 'John Public', 'J. Public', false],
  ['isOtherName', 'A L', 'A L', false],
  ['isOtherName', 'Ann Lee 3', 'Ann Lee 3', false],
  ['isOtherName', 'Ann Lee 3', 'Ann Lee', true],
  ['isOtherName', 'a l', 'Ann Lee', true],
  ['isOtherName', 'Mickey Mouse a l', 'Ann Lee', true],
  ['isOtherName', 'Mickey Mouse Ann Lee', 'Ann Lee', true],
  ['isOtherName', 'Ann Lee (void)', 'Ann Lee', true],
  ['isOtherName', 'Ann Lee for $5', 'Ann Lee', true],
  ['isOtherName', 'Ann Lee Void', 'Ann Lee', true],
  ['isOtherName', 'Ann Without Recourse Lee', 'Ann Lee', true],
  ['isOtherName', 'Ann Lee-under-protest', 'Ann Lee', true],
  ['isOtherName', 'Lee', 'Lee Lee', true],
  ['isOtherName', 'Ann Lee', '', false],
  ['isOtherName', null, 'Ann Lee', false],
  ['matches', '30301', '^3\\d{4}$', true],
  ['matches', 30301, '^3', true],
  ['matches', null, '.*', false],
  ['before', '2026-11-19', 'today', true],
  ['before', '2026-11-20', 'today', false],
  ['before', 'soon', 'today', false],
  ['after', '2026-11-21T08:00:00Z', 'today', true],
  ['onOrBefore', '2026-11-20', 'today', true],
  ['onOrAfter', '2026-11-20', '2026-11-20', true],
  ['onOrAfter', '0000-00-00', '2026-11-20', false],
  ['countAtLeast', rows, 2, true],
  ['countAtLeast', rows, 3, false],
  ['countAtLeast', null, 1, false],
  ['countEqual', rows, 2, true],
  ['countEqual', null, 0, true],
  ['anyRow', rows, { path: 's', operator: 'equal', value: 'CA' }, true],
  ['anyRow', rows, { path: 's', operator: 'equal', value: 'TX' }, false],
  ['anyRow', null, { path: 's', operator: 'equal', value: 'CA' }, false],
  ['everyRow', rows, { path: 's', operator: 'in', value: ['GA', 'CA'] }, true],
  ['everyRow', rows, { path: 'n', operator: 'greaterThan', value: 0 }, false],
  [
    'anyRow',
    [{ s: 'Same' }],
    { path: 's', operator: 'equalIgnoringCase', value: { fact: 'other' } },
    true,
  ],
  ['anyRow', [{ d: '2026-11-19' }], { path: 'd', operator: 'before', value: 'today' }, true],
  ['anyRow', [{ d: '2026-11-20' }], { path: 'd', operator: 'before', value: 'today' }, false],
];

/** What stands before an operator, as json-rules-engine has it; what is no list, and what is not given, holds of nothing. */
const DECORATED: readonly (readonly [string, Json, Json | { fact: string }, boolean])[] = [
  ['everyFact:in', ['a', 'b'], { fact: 'list' }, true],
  ['everyFact:in', ['a', 'x'], { fact: 'list' }, false],
  ['everyFact:in', null, ['a'], false],
  ['everyFact:anyRow', [rows, rows], { path: 's', operator: 'equal', value: 'CA' }, true],
  ['someFact:greaterThan', [1, 20], 10, true],
  ['someFact:greaterThan', 20, 10, false],
  ['someFact:before', ['2026-11-19'], 'today', true],
  ['everyValue:notEqual', 'c', ['a', 'b'], true],
  ['everyValue:notEqual', 'a', { fact: 'list' }, false],
  ['everyValue:notEqual', 'a', { fact: 'nowhere' }, false],
  ['someValue:equalIgnoringCase', 'B', ['a', 'b'], true],
  ['swap:contains', 'a', ['a', 'b'], true],
  ['swap:before', '2026-11-21', 'today', true],
  ['not:matches', '30301', '^4', true],
  ['not:everyFact:in', ['a', 'x'], ['a'], true],
  ['not:before', '2026-11-20', 'today', true],
  ['everyFact:someValue:equalIgnoringCase', ['A', 'b'], { fact: 'list' }, true],
  ['everyFact:not:in', ['x'], ['a'], true],
];

describe('operators', () => {
  it.each(TABLE)('%s: %j against %j is %j', async (operator, fact, value, expected) => {
    expect(await holds(fact, operator, value)).toBe(expected);
  });

  it('are all tried above', async () => {
    expect([...new Set(TABLE.map(([operator]) => operator))].sort()).toEqual(
      Object.keys(OPERATORS).sort(),
    );
  });

  it.each(DECORATED)('%s: %j against %j is %j', async (operator, fact, value, expected) => {
    expect(await holds(fact, operator, value)).toBe(expected);
  });

  it('have all their decorators tried above', async () => {
    const tried = new Set(DECORATED.flatMap(([operator]) => operator.split(':').slice(0, -1)));
    expect([...tried].sort()).toEqual(Object.keys(DECORATORS).sort());
  });

  it('compare two absent things as equal, since every fact has a value', async () => {
    expect(await holds(null, 'equal', { fact: 'nowhere' })).toBe(true);
  });

  it.each([
    ['nope', 1, 'UNKNOWN_OPERATOR'],
    ['constructor', 1, 'UNKNOWN_OPERATOR'],
    ['everyFact:nope', 1, 'UNKNOWN_OPERATOR'],
    ['constructor:equal', 1, 'UNKNOWN_OPERATOR'],
    ['everyFact:', 1, 'UNKNOWN_OPERATOR'],
    ['everyFact:in', 'a', 'BAD_OPERAND'],
    ['someValue:equal', 'a', 'BAD_OPERAND'],
    ['someValue:before', ['today'], 'BAD_OPERAND'],
    ['someValue:equal', [{ fact: 'other' }], 'BAD_OPERAND'],
    ['in', 'a', 'BAD_OPERAND'],
    ['matches', '(', 'BAD_OPERAND'],
    ['isEmpty', 'yes', 'BAD_OPERAND'],
    ['before', 'tomorrow', 'BAD_OPERAND'],
    ['anyRow', { path: 'a', operator: 'nope', value: 1 }, 'UNKNOWN_OPERATOR'],
    ['anyRow', { path: 'a' }, 'BAD_OPERAND'],
  ])('%s with %j is refused before any rule runs: %s', async (operator, value, code) => {
    // No release holds such a rule.
    const bad = rule('bad', ['x', operator, value as Json], { type: 'open', dialog: 'd' });
    const form = { ...(await uncheckedBundleOf({})), rules: [bad] };
    expect(() => createJudge(form, () => [])).toThrow(expect.objectContaining({ code }));
  });
});
