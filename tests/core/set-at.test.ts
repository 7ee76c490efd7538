// Writing one place in the answers: what is copied, what stays the very same, and what cannot be written.
import { describe, expect, it } from 'vitest';
import { type Answers, setAt } from '../../runtime/core/index.ts';
import { originOf } from '../../runtime/core/values/row-origin.ts';

const ANSWERS: Answers = { name: 'Ann', rows: [{ a: 1 }, { a: 2 }], place: { city: 'Bath' } };

describe('a write', () => {
  it('copies what lies on its way, and nothing else', () => {
    const after = setAt(ANSWERS, '/rows/1/a', 3);
    expect(after).toEqual({ ...ANSWERS, rows: [{ a: 1 }, { a: 3 }] });
    expect(after.place).toBe(ANSWERS.place);
    expect((after.rows as Answers[])[0]).toBe((ANSWERS.rows as Answers[])[0]);
    expect(ANSWERS.rows).toEqual([{ a: 1 }, { a: 2 }]);
    expect(originOf(after.rows as never)).toEqual({ list: ANSWERS.rows, index: 1 });
  });

  it('that changes nothing gives back the very same answers', () => {
    expect(setAt(ANSWERS, '/name', 'Ann')).toBe(ANSWERS);
    expect(setAt(ANSWERS, '/rows/0/a', 1)).toBe(ANSWERS);
    expect(setAt(ANSWERS, '/none', undefined)).toBe(ANSWERS);
    expect(setAt(ANSWERS, '/none/below', undefined)).toBe(ANSWERS);
    expect(setAt(ANSWERS, '/rows/2', undefined)).toBe(ANSWERS);
  });

  it('makes what is missing on its way: a list where a number follows, else a group', () => {
    expect(setAt({}, '/a/b', 1)).toEqual({ a: { b: 1 } });
    expect(setAt({}, '/a/0/b', 1)).toEqual({ a: [{ b: 1 }] });
    expect(setAt({}, '/a', {})).toEqual({ a: {} });
    expect(setAt({ a: undefined } as never, '/a', 0)).toEqual({ a: 0 });
  });

  it('of nothing takes away a member, leaving no name behind, or a row', () => {
    const after = setAt(ANSWERS, '/name', undefined);
    expect(Object.keys(after)).toEqual(['rows', 'place']);
    expect(Object.keys(setAt(ANSWERS, '/place/city', undefined).place as object)).toEqual([]);
    expect(setAt(ANSWERS, '/rows/0', undefined).rows).toEqual([{ a: 2 }]);
  });

  it('adds a row at the end, and none beyond it', () => {
    expect(setAt(ANSWERS, '/rows/2', { a: 3 }).rows).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
    expect(() => setAt(ANSWERS, '/rows/3', { a: 3 })).toThrow('BAD_INDEX');
  });

  it.each([
    ['/rows/x', 1],
    ['/name/x', 1],
    ['', 1],
    ['', []],
    ['', null],
  ])('at "%s" of %j goes nowhere', (place, value) => {
    expect(() => setAt(ANSWERS, place, value as never)).toThrow('NOT_A_CONTAINER');
  });

  it('of everything takes other answers, or none', () => {
    expect(setAt(ANSWERS, '', { b: 1 })).toEqual({ b: 1 });
    expect(setAt(ANSWERS, '', undefined)).toEqual({});
  });

  it.each(['/__proto__/a', '/a/__proto__'])('never touches %s', (place) => {
    expect(() => setAt({ a: {} }, place, 1)).toThrow('FORBIDDEN_NAME');
  });
});
