// When a form opens and how often it can be sent is refused where it could never hold.
import { expect, test } from 'vitest';
import { built, contentWith, edited } from '../helpers/releases.ts';
import { seminarForm } from '../helpers/seminar-form.ts';

const FEEDBACK = 'schemas/forms/feedback/form.json';
const CLAIM = 'schemas/forms/matter-claim/form.json';
const SEMINAR = 'schemas/forms/seminar/form.json';

const faultsOf = async (file: string, more: object) => {
  const seminar = Object.entries(seminarForm(file === SEMINAR ? more : {}));
  const edits = {
    ...Object.fromEntries(seminar.map(([name, text]) => [name, () => text])),
    ...(file !== SEMINAR && { [file]: edited((form) => ({ ...form, ...more })) }),
  };
  const { faults } = await built(await contentWith(edits));
  return faults.map(({ code, place, message, remedy }) => [code, place, message, remedy]);
};

test.each([
  {
    name: 'a day that the calendar does not have',
    more: { open: { from: '2026-02-30' } },
    code: 'no-such-moment',
    place: '/open/from',
    words: 'There is no 2026-02-30',
  },
  {
    name: 'an hour that clocks skip',
    more: { open: { until: '2026-03-08T02:30' } },
    code: 'no-such-moment',
    place: '/open/until',
    words: 'the clocks of America/New_York',
  },
  {
    name: 'a form that closes before it opens',
    more: { open: { from: '2026-03-08', until: '2026-03-07' } },
    code: 'never-open',
    place: '/open/until',
    words: 'it closes on 2026-03-07, before it opens on 2026-03-08',
  },
  {
    name: 'a form that closes at the moment it opens',
    more: { open: { from: '2026-03-08T09:00', until: '2026-03-08T09:00' } },
    code: 'never-open',
    place: '/open/until',
    words: 'would never be open',
  },
  {
    name: 'more of each person than of all',
    more: { limit: { all: 2, each: 3 } },
    code: 'limit-misfit',
    place: '/limit/each',
    words: 'Each person could send it 3 times, but 2 are taken in all.',
  },
])('$name is refused', async ({ more, code, place, words }) => {
  const [fault, ...others] = await faultsOf(SEMINAR, more);
  expect(others).toEqual([]);
  expect(fault?.slice(0, 2)).toEqual([code, place]);
  expect(fault?.[2]).toContain(words);
});

test('persons are not counted of a form that is open to everybody', async () => {
  const [fault, ...others] = await faultsOf(FEEDBACK, { limit: { all: 100, each: 1 } });
  expect(others).toEqual([]);
  expect(fault?.slice(0, 2)).toEqual(['limit-misfit', '/limit/each']);
  expect(fault?.[2]).toContain('Nobody knows who sends a form that is open to "public"');
});

test('a form that goes to a call of its own neither opens nor counts', async () => {
  const found = await faultsOf(CLAIM, { open: { from: '2026-03-08' }, limit: { all: 2 } });
  expect(found.map(([code, place]) => [code, place])).toEqual([
    ['not-read', '/open'],
    ['not-read', '/limit'],
  ]);
});

test.each([
  [SEMINAR, { open: { from: '2026-03-08', until: '2026-03-08' }, limit: { all: 40, each: 1 } }],
  [SEMINAR, { open: { until: '2026-03-08T17:00' } }],
  [FEEDBACK, { open: { from: '2026-03-08' }, limit: { all: 40 } }],
])('%s may say %o', async (file, more) => {
  expect(await faultsOf(file, more)).toEqual([]);
});

test.each(['March 8', '03/08/2026', '2026-03-08T5pm'])(
  '%s is told how to be written',
  async (from) => {
    const [fault] = await faultsOf(SEMINAR, { open: { from } });
    expect(fault?.[1]).toBe('/open/from');
    expect(fault?.[3]).toContain('Write a day as "2030-01-31"');
  },
);
