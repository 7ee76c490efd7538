// What the house file and the tables beside it say together.
import { describe, expect, it } from 'vitest';
import { houseOf } from '../../runtime/content/link/house.ts';

describe('the house', () => {
  const HOUSE = {
    timeZone: 'America/New_York',
    roles: { a: {} },
    callers: { b: {} },
    bases: ['c'],
  };
  const house = (file: object | undefined, tables: Readonly<Record<string, unknown>> = {}) => {
    const files = Object.entries(tables).map(([name, value]) => [
      `schemas/tables/${name}.json`,
      value,
    ]);
    const all = [...(file ? [['schemas/house.json', file]] : []), ...files] as [string, never][];
    return houseOf({
      values: new Map(all),
      passed: new Set(all.map(([name]) => name)),
    } as never);
  };

  it('has one role, one caller and one service where nothing is written', () => {
    expect(house(undefined)).toMatchObject({
      timeZone: 'UTC',
      roles: { public: {} },
      callers: { none: {} },
      bases: ['app'],
    });
  });

  it('is what it says, and nothing besides', () => {
    expect(house(HOUSE)).toEqual({
      ...HOUSE,
      waiting: [],
      stateGroups: {},
      formats: {},
      formatFiles: {},
      tables: [],
      ownTables: {},
      documents: {},
      files: {},
      apart: [],
      serverOnly: [],
      print: [],
      papers: [],
    });
    const more = {
      addresses: { x: 1 },
      stateGroups: { g: {} },
      documents: { d: {} },
      files: { f: {} },
      apart: ['studio'],
    };
    const steps = [
      { days: 20, tone: 'danger' },
      { days: 10, tone: 'warning' },
    ];
    const billing = { within: 30, steps };
    expect(house({ ...HOUSE, billing }).billing).toEqual({ within: 30, steps: steps.toReversed() });
    const wording = { serverOnly: ['s'], print: ['p'], papers: ['q'] };
    expect(house({ ...HOUSE, ...more, wording })).toMatchObject({ ...HOUSE, ...more, ...wording });
  });

  it("makes formats of its tables, which then are nobody else's", () => {
    const formats = {
      state: { table: 'states', letters: 2 },
      plain: { table: 'states' },
      gone: { table: 'none' },
      tax: { of: 'digits', mask: '99-9' },
      odd: { of: 'no-such', mask: '9' },
    };
    const made = house(
      { ...HOUSE, formats },
      { states: { values: { Georgia: 'GA' } }, rates: { values: { a: '1' } } },
    );
    expect(made.formats).toEqual({
      state: { values: { Georgia: 'GA' }, letters: 2 },
      plain: { values: { Georgia: 'GA' } },
      tax: { of: 'digits', mask: '99-9' },
    });
    expect(made.tables).toEqual(['states', 'rates']);
    expect(made.ownTables).toEqual({ rates: { a: '1' } });
    expect(made.formatFiles).toEqual(formats);
  });
});
