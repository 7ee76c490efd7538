// A page that only shows a form: what reads is asked, and nothing else leaves it.
import { expect, it } from 'vitest';
import { readingCalls } from '../../../app/host/reading-calls.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { call } from '../kits/kit.tsx';

const INFO = { getState: call('getState', { reads: true }), desk_move: call('desk_move') };
const infoOf = (id: string) => INFO[id as keyof typeof INFO];

it('asks what only reads as it is, and answers all else with why it is not done', async () => {
  const { calls, asked } = fakeCalls({ getState: () => ({ body: { data: ['Ohio'] } }) });
  const reading = readingCalls({ calls, infoOf, message: () => 'This is a preview.' });
  const options = { token: 'a-token' };
  expect(await reading('getState', { all: 1 }, options)).toMatchObject({
    ok: true,
    body: { data: ['Ohio'] },
  });
  expect(asked).toEqual([{ id: 'getState', payload: { all: 1 }, options }]);
  for (const id of ['desk_move', 'no_such_call'])
    expect(await reading(id, {})).toEqual({
      ok: false,
      status: 409,
      body: { status: 'Failed', message: 'This is a preview.' },
    });
  expect(asked).toHaveLength(1);
});
