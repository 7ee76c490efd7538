// Days are reckoned by the calendar alone: there and back again, and never by a clock that is put forward.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createJudge, type JsonObject, shiftedDay } from '../../runtime/core/index.ts';
import { daysBetween, yearsBetween } from '../../runtime/core/values/day-math.ts';
import { rule, uncheckedBundleOf } from '../helpers/bundle.ts';

const day = fc
  .integer({ min: -200_000, max: 200_000 })
  .map((days) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10));

describe('a day moved on', () => {
  it('is as many days away as it was moved, and comes back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (start, days) => {
        const moved = shiftedDay(start, { days }) ?? '';
        expect(daysBetween(start, moved)).toBe(days);
        expect(shiftedDay(moved, { days: -days })).toBe(start);
      }),
      { numRuns: 300 },
    );
  });

  it('by years is so many birthdays away', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 120 }), (born, years) => {
        const birthday = shiftedDay(born, { years }) ?? '';
        // Who is born on a leap day has the birthday of other years on 1 March.
        fc.pre(!born.endsWith('-02-29'));
        expect(yearsBetween(born, birthday)).toBe(years);
        const before = shiftedDay(birthday, { days: -1 }) ?? '';
        if (years > 0) expect(yearsBetween(born, before)).toBe(years - 1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a condition', () => {
  const holds = async (conditions: Parameters<typeof rule>[1], answers: JsonObject) => {
    const form = await uncheckedBundleOf({
      rules: [rule('asked', conditions, { type: 'open', dialog: 'd' })],
    });
    const context = { today: '2026-11-20' };
    const { opens } = await createJudge(form, () => []).judge({ answers, context, moment: 'edit' });
    return opens.length > 0;
  };

  it('compares with a day counted from today', async () => {
    const soon = {
      all: [
        {
          fact: 'expires',
          operator: 'before',
          value: { fact: 'context.today', plus: { days: 30 } },
        },
      ],
    };
    expect(await holds(soon, { expires: '2026-12-19' })).toBe(true);
    expect(await holds(soon, { expires: '2026-12-20' })).toBe(false);
    expect(await holds(soon, {})).toBe(false);
  });

  it('compares a day counted from an answer, each in its own measure', async () => {
    const grown = {
      all: [
        { fact: 'born', plus: { years: 18 }, operator: 'onOrBefore', value: { fact: 'admitted' } },
        { fact: 'born', operator: 'before', value: { fact: 'admitted' } },
      ],
    };
    expect(await holds(grown, { born: '2000-05-01', admitted: '2018-05-01' })).toBe(true);
    expect(await holds(grown, { born: '2000-05-01', admitted: '2018-04-30' })).toBe(false);
    expect(await holds(grown, { admitted: '2018-04-30' })).toBe(false);
  });

  it('holds in the test of a list for the rows it fits', async () => {
    const late = {
      all: [
        {
          fact: 'trips',
          operator: 'anyRow',
          value: {
            path: 'day',
            operator: 'after',
            value: { fact: 'start', plus: { months: 1 } },
          },
        },
      ],
    };
    expect(await holds(late, { start: '2026-01-31', trips: [{ day: '2026-03-01' }] })).toBe(true);
    expect(await holds(late, { start: '2026-01-31', trips: [{ day: '2026-02-28' }] })).toBe(false);
  });
});
