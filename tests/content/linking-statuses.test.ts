// Views take their statuses from the flows they name: each column and filter that is made, and each fault that is told.
import { describe, expect, it } from 'vitest';
import type { ContentFault } from '../../runtime/content/index.ts';
import { withStatuses } from '../../runtime/content/link/statuses.ts';

const flow = (id: string, states: readonly object[]) => ({
  file: `${id}.json`,
  flow: { id, states },
});
const FLOWS = new Map(
  Object.entries({
    order: flow('order', [
      { name: 'New', tone: 'info', waits: 'desk' },
      { name: 'Sent' },
      { name: 'a/b~c', tone: 'danger' },
    ]),
    return: flow('return', [
      { name: 'Sent', tone: 'accent' },
      { name: 'Back', waits: 'desk' },
    ]),
    quiet: flow('quiet', [{ name: 'On' }, { name: 'Off' }]),
  }),
);

const linked = (view: object) => {
  const faults: ContentFault[] = [];
  const views = new Map([['orders', { file: 'orders.json', view: { id: 'orders', ...view } }]]);
  const made = withStatuses(views as never, FLOWS as never, (fault) =>
    faults.push(fault as ContentFault),
  );
  return { faults, file: made.get('orders')?.file, view: made.get('orders')?.view };
};
const column = (one: unknown) => {
  const { faults, view } = linked({ columns: [one] });
  return { faults, column: (view?.columns as unknown[] | undefined)?.[0] };
};
const filter = (one: unknown) => {
  const { faults, view } = linked({ filters: [one] });
  return { faults, filter: (view?.filters as unknown[] | undefined)?.[0] };
};

describe('a view', () => {
  it('stays as it is where it shows and asks for nothing', () => {
    expect(linked({ caption: 'own' })).toEqual({
      faults: [],
      file: 'orders.json',
      view: { id: 'orders', caption: 'own' },
    });
    expect(linked({ columns: 'odd', filters: 7 }).view).toEqual({
      id: 'orders',
      columns: 'odd',
      filters: 7,
    });
    expect(linked({ columns: ['odd'], filters: [null] }).view).toMatchObject({
      columns: ['odd'],
      filters: [null],
    });
  });
});

describe('a column', () => {
  it('has the tones of its statuses, neutral where a status has none, and its own of other values', () => {
    const { column: made, faults } = column({
      key: 'state',
      statuses: ['order'],
      tones: { Gone: 'danger' },
    });
    expect(faults).toEqual([]);
    expect(made).toEqual({
      key: 'state',
      tones: { New: 'info', Sent: 'neutral', 'a/b~c': 'danger', Gone: 'danger' },
    });
  });

  it('has each status of several flows once, as the first of them says', () => {
    expect(column({ key: 'state', statuses: ['return', 'order'] }).column).toEqual({
      key: 'state',
      tones: { Sent: 'accent', Back: 'neutral', New: 'info', 'a/b~c': 'danger' },
    });
  });

  it('is told where it gives a status a tone that has one, at its place', () => {
    const { column: made, faults } = column({
      key: 'state',
      statuses: ['order'],
      tones: { 'a/b~c': 'info', Gone: 'info' },
    });
    expect(faults).toEqual([
      {
        code: 'status-told-twice',
        file: 'orders.json',
        place: '/columns/0/tones/a~1b~0c',
        message: 'The tone of the status "a/b~c" stands in its flow already.',
        remedy: 'Take it out here; where it should be another, change it in the flow.',
      },
    ]);
    expect(made).toMatchObject({ tones: { 'a/b~c': 'info' } });
  });

  it('is told where it names a flow that there is none, with the one that was meant', () => {
    const { column: made, faults } = column({ key: 'state', statuses: ['quiet', 'ordr'] });
    expect(faults).toMatchObject([
      {
        code: 'unknown-flow',
        file: 'orders.json',
        place: '/columns/0/statuses/1',
        message: 'There is no status flow "ordr".',
        nearest: 'order',
      },
    ]);
    expect(faults[0]?.remedy).toContain('"order"');
    expect(made).toEqual({ key: 'state', tones: { On: 'neutral', Off: 'neutral' } });
    const far = column({ key: 'state', statuses: ['zzzzzzzzzz'] });
    expect(far.faults[0]?.remedy).toBe('Name one of: order, return, quiet.');
    expect(column({ key: 'state', statuses: 'odd' })).toEqual({
      faults: [],
      column: { key: 'state', tones: {} },
    });
  });

  it('is told where it writes the statuses of flows by hand, as a badge alone', () => {
    const tones = { New: 'info', Sent: 'info' };
    const { column: made, faults } = column({ key: 'state', format: 'badge', tones });
    expect(faults).toEqual([
      {
        code: 'statuses-by-hand',
        file: 'orders.json',
        place: '/columns/0/tones',
        message:
          'The statuses of "order" stand here once more: a state that is added there would be missing here.',
        remedy: 'Write "statuses": ["order"] in place of them.',
      },
    ]);
    expect(made).toEqual({ key: 'state', format: 'badge', tones });
    const two = column({ format: 'badge', tones: { New: 'x', Sent: 'x', Back: 'x' } });
    expect(two.faults.map(({ remedy }) => remedy)).toEqual([
      'Write "statuses": ["order", "return"] in place of them.',
    ]);
    for (const right of [
      { format: 'text', tones },
      { format: 'badge' },
      { format: 'badge', tones: 'odd' },
      // One alone is not the flow; with values besides it is not, either.
      { format: 'badge', tones: { New: 'x' } },
      { format: 'badge', tones: { ...tones, Gone: 'x' } },
      { format: 'badge', tones: { New: 'x', Gone: 'x' } },
      // Nobody waits for anybody in these: words that anything may have.
      { format: 'badge', tones: { On: 'x', Off: 'x' } },
      { format: 'badge', tones: { Sent: 'x', 'a/b~c': 'x' } },
    ])
      expect([right, column(right).faults]).toEqual([right, []]);
  });
});

describe('a filter', () => {
  it('asks for all statuses, in the order of the flows', () => {
    expect(filter({ name: 'state', statuses: ['order', 'return'] })).toEqual({
      faults: [],
      filter: { name: 'state', schema: { enum: ['New', 'Sent', 'a/b~c', 'Back'] } },
    });
    expect(
      filter({ name: 'state', schema: { type: 'string' }, statuses: ['none'] }).filter,
    ).toEqual({ name: 'state', schema: { type: 'string' } });
  });

  it('is told where it names a flow that there is none, at its place', () => {
    const { faults } = filter({ name: 'state', statuses: ['order', 'none'] });
    expect(faults).toMatchObject([{ code: 'unknown-flow', place: '/filters/0/statuses/1' }]);
  });

  it('is told where it has statuses and choices of its own', () => {
    const { faults, filter: made } = filter({
      name: 'state',
      schema: { type: 'string', enum: ['Odd'] },
      statuses: ['quiet'],
    });
    expect(faults).toEqual([
      {
        code: 'status-told-twice',
        file: 'orders.json',
        place: '/filters/0/schema/enum',
        message: 'The filter "state" has the statuses of its flows, and choices of its own.',
        remedy: 'Take one of the two out: "statuses" keeps up with the flows by itself.',
      },
    ]);
    expect(made).toEqual({ name: 'state', schema: { type: 'string', enum: ['On', 'Off'] } });
    expect(filter({ name: 'state', schema: { enum: [] }, statuses: ['quiet'] }).faults).toEqual([]);
  });

  it('is told where it writes the statuses of flows by hand', () => {
    const schema = { type: 'string', enum: ['New', 'Sent'] };
    const { faults, filter: made } = filter({ name: 'state', schema });
    expect(faults).toMatchObject([{ code: 'statuses-by-hand', place: '/filters/0/schema/enum' }]);
    expect(made).toEqual({ name: 'state', schema });
    expect(filter({ name: 'state', schema: { enum: ['On', 'Off'] } }).faults).toEqual([]);
    expect(filter({ name: 'state' })).toEqual({ faults: [], filter: { name: 'state' } });
  });

  it('has the choices of what it lists, and is told where it has others besides', () => {
    const lists = { Open: { rows: 'a' }, Done: { rows: 'b' } };
    expect(filter({ name: 'f', schema: { type: 'string' }, lists })).toEqual({
      faults: [],
      filter: { name: 'f', lists, schema: { type: 'string', enum: ['Open', 'Done'] } },
    });
    const twice = {
      code: 'choices-told-twice',
      file: 'orders.json',
      place: '/filters/0/lists',
      message: 'The filter "f" has choices of its own beside what each of them lists.',
      remedy: 'Take "enum" or "statuses" out: the choices are those of "lists".',
    };
    expect(filter({ name: 'f', schema: { enum: ['Odd'] }, lists })).toEqual({
      faults: [twice],
      filter: { name: 'f', lists, schema: { enum: ['Open', 'Done'] } },
    });
    const both = filter({ name: 'f', schema: {}, lists, statuses: ['quiet'] });
    expect(both.faults).toContainEqual(twice);
    for (const left of [
      { name: 'f', lists },
      { name: 'f', lists: 'odd', schema: {} },
      { name: 'f', schema: {} },
    ])
      expect(filter(left)).toEqual({ faults: [], filter: left });
  });
});
