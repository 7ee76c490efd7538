// Which rules work against each other, and which only look so: the check says the one and is silent of the other.
import { describe, expect, it } from 'vitest';
import { build } from './kits/small-content.ts';
import { add, type Files, RULES, when } from './kits/spoilt.ts';

const CODES = ['two-rules-set', 'same-priority', 'required-while-hidden', 'priority-not-read'];

/** What is said of rules that clash, by code and the rules named. */
async function clashes(spoil: (files: Files) => void): Promise<readonly string[]> {
  const { faults } = await build(spoil);
  return faults
    .filter(({ code }) => CODES.includes(code))
    .map(
      ({ code, message }) =>
        `${code} ${[...message.matchAll(/"([xyz])"/g)].map(([, name]) => name).join(' ')}`,
    );
}

const setting = (
  name: string,
  conditions: unknown,
  value: unknown,
  more: Readonly<Record<string, unknown>> = {},
) => {
  return (files: Files): void => {
    add(files, name, conditions, 'set', { field: 'total', value });
    Object.assign(files[RULES].rules.at(-1) as object, more);
  };
};
const warning = (name: string, conditions: unknown, more: Readonly<Record<string, unknown>>) => {
  return (files: Files): void => {
    add(files, name, conditions, 'warn', {
      at: 'name',
      message: 'trip.zipMissing',
      params: { row: 'it' },
    });
    Object.assign(files[RULES].rules.at(-1) as object, more);
  };
};
const both =
  (...spoils: readonly ((files: Files) => void)[]) =>
  (files: Files) => {
    for (const spoil of spoils) spoil(files);
  };

const CAR = when('travels', 'equal', 'car');
const TRAIN = when('travels', 'equal', 'train');
const MANY = when('seats', 'greaterThan', 3);

describe('two rules that set one field', () => {
  it('clash where both can hold, and both are told', async () => {
    expect(await clashes(both(setting('x', CAR, 1), setting('y', MANY, 2)))).toEqual([
      'two-rules-set x y',
    ]);
  });

  it('clash at the start of a form as well', async () => {
    const start = { on: 'start' };
    expect(await clashes(both(setting('x', CAR, 1, start), setting('y', MANY, 2, start)))).toEqual([
      'two-rules-set x y',
    ]);
  });

  it('clash with the first of those before them, each of them', async () => {
    expect(
      await clashes(
        both(
          setting('x', CAR, 1),
          setting('y', MANY, 2),
          setting('z', when('agreed', 'equal', true), 3),
        ),
      ),
    ).toEqual(['two-rules-set x y', 'two-rules-set x z']);
  });

  it.each<[string, (files: Files) => void]>([
    ['never hold together', both(setting('x', CAR, 1), setting('y', TRAIN, 2))],
    ['write the same', both(setting('x', CAR, 1), setting('y', MANY, 1))],
    [
      'speak at other times, one at the start',
      both(setting('x', CAR, 1, { on: 'start' }), setting('y', MANY, 2)),
    ],
  ])('are no clash where they %s', async (_why, spoil) => {
    expect(await clashes(spoil)).toEqual([]);
  });
});

describe('two rules of one sequence', () => {
  it('clash where they have one priority, which is 1 where none is said', async () => {
    expect(
      await clashes(
        both(
          warning('x', CAR, { sequence: 's', priority: 1 }),
          warning('y', MANY, { sequence: 's' }),
        ),
      ),
    ).toEqual(['same-priority x y']);
  });

  it.each<[string, (files: Files) => void]>([
    [
      'have a priority each',
      both(
        warning('x', CAR, { sequence: 's', priority: 2 }),
        warning('y', MANY, { sequence: 's' }),
      ),
    ],
    [
      'are of two sequences',
      both(warning('x', CAR, { sequence: 's' }), warning('y', MANY, { sequence: 't' })),
    ],
    [
      'never hold together',
      both(warning('x', CAR, { sequence: 's' }), warning('y', TRAIN, { sequence: 's' })),
    ],
  ])('are no clash where they %s', async (_why, spoil) => {
    expect(await clashes(spoil)).toEqual([]);
  });

  it('are told that a priority outside a sequence changes nothing', async () => {
    expect(await clashes(warning('x', CAR, { priority: 2 }))).toEqual(['priority-not-read x']);
  });
});

describe('a rule that requires', () => {
  // The small content shows `seats` to those who travel by car.
  it.each([
    [
      'is said to ask nobody where only others would see its field',
      TRAIN,
      ['required-while-hidden x'],
    ],
    ['is right where those it asks see its field', CAR, []],
    ['is right where some of those it asks see its field', when('name', 'isEmpty', false), []],
  ])('%s', async (_name, conditions, said) => {
    expect(
      await clashes((files) => add(files, 'x', conditions, 'require', { fields: ['seats'] })),
    ).toEqual(said);
  });

  it('is said to ask nobody where a rule hides its field whenever it asks', async () => {
    const hides = (files: Files) => add(files, 'y', CAR, 'hide', { fields: ['phone'] });
    const requires = (conditions: unknown) => (files: Files) =>
      add(files, 'x', conditions, 'require', { fields: ['phone'] });
    expect(await clashes(both(hides, requires({ all: [...CAR.all, ...MANY.all] })))).toEqual([
      'required-while-hidden x y',
    ]);
    expect(await clashes(both(hides, requires(MANY)))).toEqual([]);
  });
});
