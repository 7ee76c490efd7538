// What was released of a flow is not taken away in silence, and what the program needs of one is there.
import { expect, test } from 'vitest';
import type { BuildOptions } from '../../runtime/content/index.ts';
import { addFlow, FLOW, FLOWS, type SmallFlow } from './kits/parcel-flow.ts';
import { build, describe } from './kits/small-content.ts';
import { expectRefused, type Files, type Spoilt } from './kits/spoilt.ts';

/** The parcel as it was released; `note` was said among staff. */
function addReleased(files: Files): SmallFlow {
  const flow = addFlow(files);
  files['schemas/released/flows/parcel.json'] = {
    $schema: '../../meta/released-flow.schema.json',
    states: ['Packed', 'Sent', 'Delivered', 'Lost'],
    moves: [
      { name: 'send', who: 'staff' },
      { name: 'deliver', who: 'staff' },
      { name: 'lose', who: 'system' },
    ],
  };
  return flow;
}

const rename = (flow: SmallFlow, from: string, to: string) => {
  for (const state of flow.states) if (state.name === from) state.name = to;
  for (const move of flow.moves) {
    if (move.to === from) move.to = to;
    if (Array.isArray(move.from)) move.from = move.from.map((one) => (one === from ? to : one));
  }
};

type Change = (flow: SmallFlow, files: Files) => void;

const spoilt = (
  name: string,
  change: Change,
  refused: Pick<Spoilt, 'code' | 'words' | 'nearest'>,
): Spoilt => ({
  name,
  spoil: (files) => change(addReleased(files), files),
  file: FLOW,
  ...refused,
});

const SPOILT: readonly Spoilt[] = [
  spoilt('a renamed state', (flow) => rename(flow, 'Sent', 'Sent out'), {
    code: 'state-gone',
    words: /The state "Sent" of a release is gone/,
    nearest: 'Sent out',
  }),
  spoilt(
    'a state that goes on nowhere',
    (flow) => {
      rename(flow, 'Sent', 'Sent out');
      flow.retired = { states: [{ name: 'Sent', to: 'Sentout' }] };
    },
    { code: 'unknown-name', words: /"Sentout" is not a state of "parcel"/, nearest: 'Sent out' },
  ),
  spoilt(
    'a state taken away and there',
    (flow) => {
      flow.retired = { states: [{ name: 'sent', to: 'Lost' }] };
    },
    { code: 'retired-and-there', words: /"sent" of "parcel" is taken away, and there/ },
  ),
  spoilt(
    'a renamed move',
    ({ moves }, files) => {
      Object.assign(moves[1] ?? {}, { name: 'hand-over' });
      const words = files[FLOWS] as Record<string, string>;
      Object.assign(words, { 'parcel.move.hand-over': 'Hand', 'parcel.done.hand-over': 'Handed' });
      delete words['parcel.move.deliver'];
      delete words['parcel.done.deliver'];
    },
    { code: 'move-gone', words: /The move "deliver" of "staff" is gone/ },
  ),
  spoilt(
    'a move taken away whose words are gone',
    (flow, files) => {
      flow.moves.splice(1, 1, { name: 'bring', who: 'staff', from: ['Sent'], to: 'Delivered' });
      flow.retired = { moves: [{ name: 'deliver', who: 'staff' }] };
      const words = files[FLOWS] as Record<string, string>;
      Object.assign(words, { 'parcel.move.bring': 'Bring', 'parcel.done.bring': 'Brought' });
      delete words['parcel.move.deliver'];
      delete words['parcel.done.deliver'];
    },
    { code: 'unknown-message', words: /flows.parcel.done.deliver/ },
  ),
  spoilt(
    'words of staff that others would read',
    (_, files) => {
      const memory = files['schemas/released/flows/parcel.json'] as SmallFlow;
      Object.assign(memory.moves[0] ?? {}, { inside: true });
    },
    { code: 'words-let-out', words: /said with "send" of "staff" was for people of that role/ },
  ),
  spoilt(
    'a move with a name of the history',
    ({ moves }) => Object.assign(moves[2] ?? {}, { name: 'retired' }),
    { code: 'reserved-name', words: /No move can be called "retired"/ },
  ),
];

test.each(SPOILT)('refuses $name', (one) => expectRefused(one));

test('a released flow that is gone is refused', () =>
  expectRefused({
    name: '',
    spoil: (files) => {
      addReleased(files);
      delete files[FLOW];
      delete files[FLOWS];
      Object.assign(files['schemas/house.json'] ?? {}, { stateGroups: {} });
    },
    code: 'flow-gone',
    file: 'schemas/released/flows/parcel.json',
    words: /The status flow "parcel" of a release is gone/,
  }));

test('a renamed state and a move taken away pass where the flow says so', async () => {
  const { faults, release } = await build((files) => {
    const flow = addReleased(files);
    rename(flow, 'Sent', 'Sent out');
    flow.moves.splice(2, 1, { name: 'miss', who: 'system', from: 'any', to: 'Lost' });
    flow.retired = {
      states: [{ name: 'Sent', to: 'Sent out' }],
      moves: [{ name: 'lose', who: 'system' }],
    };
    const words = files[FLOWS] as Record<string, string>;
    Object.assign(words, { 'parcel.move.miss': 'Miss', 'parcel.done.miss': 'Missed' });
    delete words['parcel.move.lose'];
  });
  expect(faults.map(describe)).toEqual([]);
  expect(release?.app.flows.parcel?.retired?.states).toEqual([{ name: 'Sent', to: 'Sent out' }]);
});

const SEND = { name: 'send', who: 'staff' };
const NOTHING = {
  ...{ rows: [], tables: [], facts: {}, explained: [] },
  record: { forms: [], tables: {} },
};
const NEEDED: BuildOptions = { program: { flows: { parcel: [SEND] }, ...NOTHING } };
const mark = ({ moves }: SmallFlow) =>
  Object.assign(moves[0] ?? {}, { server: 'Made when the van leaves the yard.' });

test.each([
  spoilt(
    'a move that the program makes under another name',
    (flow) => {
      mark(flow);
      Object.assign(flow.moves[0] ?? {}, { name: 'sent' });
    },
    {
      code: 'needed-move-gone',
      words: /The program itself makes the move "send" of "staff", and "parcel" has none/,
      nearest: 'sent',
    },
  ),
  spoilt('a move that the program makes, unmarked', () => undefined, {
    code: 'server-move',
    words: /The program itself makes the move "send" of "staff", and nothing says so here/,
  }),
  spoilt(
    'a move marked that the program does not make',
    (flow) => {
      mark(flow);
      Object.assign(flow.moves[1] ?? {}, { server: 'Made by nobody, to be honest.' });
    },
    { code: 'server-move', words: /The program makes no move "deliver" of "staff" by itself/ },
  ),
])('refuses $name', (one) => expectRefused(one, NEEDED));

test('a flow that nothing begins is refused, and so is the lack of one that things follow', async () => {
  await expectRefused(
    spoilt('', mark, {
      code: 'flow-not-begun',
      words: /Nothing ever begins the flow "parcel"/,
      nearest: 'parcels',
    }),
    { program: { flows: { parcels: [] }, ...NOTHING } },
  );
  const { faults } = await build(() => undefined, NEEDED);
  expect(faults.map(({ code, file }) => [code, file])).toEqual([
    ['flow-gone', 'schemas/flows/parcel.json'],
  ]);
});
