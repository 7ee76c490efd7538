// Statuses are told by their flow alone: a view that tells them by itself, or twice, is refused.
import { expect, test } from 'vitest';
import { built, contentWith, edited } from '../helpers/releases.ts';

type Part = Record<string, unknown>;
const VIEW = 'schemas/views/desk-requests.json';

const column = (key: string, change: (column: Part) => Part) =>
  edited((view) => ({
    ...view,
    columns: (view.columns as Part[]).map((one) => (one.key === key ? change(one) : one)),
  }));
const filter = (name: string, change: (filter: Part) => Part) =>
  edited((view) => ({
    ...view,
    filters: (view.filters as Part[]).map((one) => (one.name === name ? change(one) : one)),
  }));
const byHand = ({ statuses: _, ...others }: Part, more: Part): Part => ({ ...others, ...more });

test.each([
  {
    name: 'tones of statuses in a view',
    edit: column('status', (one) => byHand(one, { tones: { New: 'danger', Open: 'warning' } })),
    code: 'statuses-by-hand',
    place: '/columns/4/tones',
    words: 'The statuses of "request" stand here once more',
  },
  {
    name: 'a filter that lacks one of the states',
    edit: filter('status', (one) =>
      byHand(one, { schema: { type: 'string', enum: ['New', 'Open'] } }),
    ),
    code: 'statuses-by-hand',
    place: '/filters/1/schema/enum',
    words: 'a state that is added there would be missing here',
  },
  {
    name: 'a tone of its own for a status that has one',
    edit: column('status', (one) => ({ ...one, tones: { Open: 'info' } })),
    code: 'status-told-twice',
    place: '/columns/4/tones/Open',
    words: 'The tone of the status "Open" stands in its flow already.',
  },
  {
    name: 'a filter with statuses and choices',
    edit: filter('status', (one) => ({
      ...one,
      schema: { type: 'string', enum: ['New', 'Other'] },
    })),
    code: 'status-told-twice',
    place: '/filters/1/schema/enum',
    words: 'The filter "status" has the statuses of its flows, and choices of its own.',
  },
  {
    name: 'the statuses of a flow that is not there',
    edit: column('status', (one) => ({ ...one, statuses: ['requests'] })),
    code: 'unknown-flow',
    place: '/columns/4/statuses/0',
    words: 'There is no status flow "requests".',
  },
])('$name is refused', async ({ edit, code, place, words }) => {
  const { faults, release } = await built(await contentWith({ [VIEW]: edit }));
  const found = faults.filter((fault) => fault.code === code && fault.file === VIEW);
  expect(found.map((fault) => fault.place)).toEqual([place]);
  expect(found[0]?.message).toContain(words);
  expect(release).toBeUndefined();
});
