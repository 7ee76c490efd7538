// One spoilt thing per lint on status flows: each is refused in words that name the culprit; a flow that is right passes.
import { expect, test } from 'vitest';
import { addFlow, FLOW, FLOWS, type SmallFlow } from './kits/parcel-flow.ts';
import { build, describe } from './kits/small-content.ts';
import { expectRefused, type Files, type Spoilt } from './kits/spoilt.ts';

const spoilt = (
  name: string,
  change: (flow: SmallFlow, files: Files) => void,
  refused: Pick<Spoilt, 'code' | 'words' | 'nearest'>,
): Spoilt => ({
  name,
  spoil: (files) => change(addFlow(files), files),
  file: FLOW,
  ...refused,
});

const SPOILT: readonly Spoilt[] = [
  spoilt('an id unlike the file name', (flow) => Object.assign(flow, { id: 'parsel' }), {
    code: 'name-and-id-differ',
    words: /"parsel"/,
    nearest: 'parcel',
  }),
  spoilt(
    'a move to an unknown state',
    ({ moves }) => Object.assign(moves[1] ?? {}, { to: 'Delivred' }),
    {
      code: 'unknown-name',
      words: /"Delivred" is not a state of "parcel"/,
      nearest: 'Delivered',
    },
  ),
  spoilt(
    'a move from an unknown state',
    ({ moves }) => Object.assign(moves[1] ?? {}, { from: ['Snet'] }),
    {
      code: 'unknown-name',
      words: /"Snet" is not a state/,
      nearest: 'Sent',
    },
  ),
  spoilt(
    'a beginning in an unknown state',
    ({ start }) => Object.assign(start, { to: 'Wrapped' }),
    {
      code: 'unknown-name',
      words: /"Wrapped" is not a state/,
    },
  ),
  spoilt('a move of nobody', ({ moves }) => Object.assign(moves[0] ?? {}, { who: 'staf' }), {
    code: 'unknown-name',
    words: /"staf" is not a role/,
    nearest: 'staff',
  }),
  spoilt(
    'a form that is not there',
    ({ moves }) => Object.assign(moves[0] ?? {}, { form: 'tripp' }),
    {
      code: 'unknown-name',
      words: /"tripp" is not a form/,
      nearest: 'trip',
    },
  ),
  spoilt(
    'a mail that nobody wrote',
    ({ moves }) => Object.assign(moves[0] ?? {}, { mails: [{ mail: 'parcel_snet', to: 'staff' }] }),
    { code: 'unknown-name', words: /"parcel_snet" is not a mail/, nearest: 'parcel_sent' },
  ),
  spoilt(
    'a mail to nobody',
    ({ moves }) => Object.assign(moves[0] ?? {}, { mails: [{ mail: 'parcel_sent', to: 'stuff' }] }),
    { code: 'unknown-name', words: /"stuff" is not a role/, nearest: 'staff' },
  ),
  spoilt(
    'a switch that is no yes-or-no answer',
    ({ moves }) =>
      Object.assign(moves[0] ?? {}, {
        mails: [{ mail: 'parcel_sent', to: 'staff', switch: { form: 'trip', field: 'name' } }],
      }),
    { code: 'unknown-name', words: /"name" is not a yes-or-no field of "trip"/ },
  ),
  spoilt(
    'a switch of an unknown form',
    ({ moves }) =>
      Object.assign(moves[0] ?? {}, {
        mails: [{ mail: 'parcel_sent', to: 'staff', switch: { form: 'tirp', field: 'agreed' } }],
      }),
    { code: 'unknown-name', words: /"tirp" is not a form/, nearest: 'trip' },
  ),
  spoilt(
    'a move without words',
    (_, files) => {
      delete (files[FLOWS] as Record<string, string>)['parcel.move.send'];
    },
    { code: 'unknown-message', words: /flows.parcel.move.send/ },
  ),
  spoilt(
    'a move that no track could tell of',
    (_, files) => {
      delete (files[FLOWS] as Record<string, string>)['parcel.done.send'];
    },
    { code: 'unknown-message', words: /flows.parcel.done.send/ },
  ),
  spoilt(
    'a group that nobody asks for',
    ({ states }) => Object.assign(states[1] ?? {}, { group: 'arived' }),
    {
      code: 'unknown-name',
      words: /"arived" is not a group of states of "parcel"/,
      nearest: 'arrived',
    },
  ),
  spoilt(
    'a group that is asked for and has no state',
    ({ states }) => {
      delete states[2]?.group;
    },
    { code: 'empty-group', words: /No state of "parcel" is in the group "arrived"/ },
  ),
  spoilt('a state that is there twice', ({ states }) => states.push({ name: 'SENT' }), {
    code: 'state-twice',
    words: /"SENT" is there twice/,
  }),
  spoilt(
    'a move with two meanings',
    ({ moves }) => moves.push({ name: 'deliver', who: 'staff', from: 'any', to: 'Lost' }),
    { code: 'move-twice', words: /From "Sent", "deliver" of "staff" leads to two states/ },
  ),
  spoilt('a state that nothing comes to', ({ states }) => states.push({ name: 'Held' }), {
    code: 'unreachable-state',
    words: /Nothing ever comes to "Held"/,
  }),
  spoilt(
    'a state that is never left',
    ({ moves }) => {
      moves.splice(1, 2);
    },
    { code: 'dead-end', words: /come to "Sent" stays there/ },
  ),
  spoilt(
    'a payment that no second clerk could confirm',
    ({ moves }) => {
      Object.assign(moves[1] ?? {}, { payment: 'pay' });
    },
    {
      code: 'payment-without-second',
      words:
        /From "Sent" something is paid, and no move of "staff" to "Sent" has "payment": "propose"/,
    },
  ),
];

test.each(SPOILT)('refuses $name', (one) => expectRefused(one));

test('a word that no flow reads is refused', () =>
  expectRefused({
    name: '',
    spoil: (files) => {
      addFlow(files);
      (files[FLOWS] as Record<string, string>)['parcel.move.sned'] = 'Send';
    },
    code: 'unused-message',
    file: FLOWS,
    words: /No status flow reads the message "flows.parcel.move.sned"/,
    nearest: 'flows.parcel.move.send',
  }));

test('a flow that is right is part of the release, and tells who may do what from where', async () => {
  const { faults, release } = await build((files) => {
    addFlow(files);
  });
  expect(faults.map(describe)).toEqual([]);
  expect(release?.app.flows.parcel?.moves.map(({ name }) => name)).toEqual([
    'send',
    'deliver',
    'lose',
  ]);
});
