// What counts as no answer, as the same answer, and as answers without blanks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  getAt,
  isBlank,
  isNoAnswer,
  liveRows,
  sameValue,
  setAt,
  withoutBlanks,
} from '../../runtime/core/index.ts';

describe('blank', () => {
  it.each([
    [undefined],
    [null],
    [''],
    [' \t\n'],
    [[]],
    [{}],
    ['0000-00-00'],
    ['0000-00-00 00:00:00'],
  ])('is %j', (value) => {
    expect(isBlank(value)).toBe(true);
  });
  it.each([[0], [false], ['x'], [[null]], [{ a: null }], [[{}]]])('is not %j', (value) => {
    expect(isBlank(value)).toBe(false);
  });
});

it('a field may name answers that stand for none', () => {
  const ui = { 'ui:options': { none: ['1969-12-31'] } };
  expect(['1969-12-31', '', '1970-01-01'].map((date) => isNoAnswer(date, ui))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isNoAnswer('1969-12-31', {})).toBe(false);
});

describe('the same value', () => {
  it.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [[1, 2], [2, 1], false],
    [{ 0: 1 }, [1], false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j and %j: %j', (a, b, same) => {
    expect(sameValue(a, b)).toBe(same);
  });
});

describe('answers without blanks', () => {
  it('lose blank members at every depth, but no rows', () => {
    expect(withoutBlanks({ a: '', b: { c: ' ' }, d: [{ e: '' }, { e: 'x' }], f: 0 })).toEqual({
      d: [{}, { e: 'x' }],
      f: 0,
    });
  });

  it('are the very same when nothing is blank', () => {
    const answers = { a: 'x', b: { c: [1, { d: 2 }] } };
    expect(withoutBlanks(answers)).toBe(answers);
  });

  it('are remembered per object', () => {
    const row = { a: '', b: 'x' };
    expect(withoutBlanks({ list: [row] }).list).toEqual([withoutBlanks(row)]);
    expect(withoutBlanks(row)).toBe(withoutBlanks(row));
  });

  it('are the same after many edits of rows as from the start, and keep the rows that did not change', () => {
    const value = fc.constantFrom('', 'x', ' ', 'y');
    const edit = fc.record({ row: fc.nat(3), name: fc.constantFrom('a', 'b'), value });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 2, maxLength: 12 }), fc.nat(3), (edits, asked) => {
        const wide = Array.from({ length: 5 }, (_, at) => ({ a: at % 2 ? '' : 'x', b: 'b' }));
        let answers: Answers = { rows: wide };
        for (const [at, { row, name, value }] of edits.entries()) {
          const before = answers;
          answers = setAt(answers, `/rows/${row}/${name}`, value);
          if (at % 4 < asked) continue;
          expect(withoutBlanks(answers)).toEqual(withoutBlanks(structuredClone(answers)));
          const other = `/rows/${(row + 1) % 4}`;
          expect(getAt(withoutBlanks(answers), other)).toBe(getAt(withoutBlanks(before), other));
        }
      }),
    );
  });

  it('keep a member called __proto__ as a member', () => {
    const answers = JSON.parse('{"__proto__": {"x": 1}, "a": ""}');
    expect(Object.keys(withoutBlanks(answers))).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('live rows', () => {
  it('are those that are not marked deleted', () => {
    expect(liveRows([{ a: 1 }, { a: 2, deleted: 1 }, { a: 3, deleted: 0 }])).toEqual([
      { a: 1 },
      { a: 3, deleted: 0 },
    ]);
  });
});
