// The validators of branches: made in a process of their own, one after the other, each under its own limit.
import { expect, it } from 'vitest';
import { compileLive, TimeLimitError } from '../../runtime/content/compile/live.ts';

const branched = { type: 'object', oneOf: [{ required: ['a'] }, { required: ['b'] }] };
const LIMIT = 600_000;

it('validators of branches are made one after the other, each under its own limit, and refused alone', async () => {
  const [slow, odd, right, again] = await Promise.allSettled([
    compileLive(branched as never, 1),
    compileLive({ oneOf: [{ type: 'no such' }] } as never, LIMIT),
    compileLive(branched as never, LIMIT),
    compileLive(branched as never, LIMIT),
  ]);
  expect(slow).toMatchObject({ status: 'rejected', reason: { timeLimitMs: 1 } });
  expect(slow?.status === 'rejected' && slow.reason).toBeInstanceOf(TimeLimitError);
  expect(odd).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringMatching(/./) },
  });
  expect(odd?.status === 'rejected' && odd.reason).not.toBeInstanceOf(TimeLimitError);
  expect(right).toMatchObject({ status: 'fulfilled', value: expect.stringContaining('exports') });
  expect(again).toEqual(right);
});
