// The body that a form is sent as, and a sum of two fields of a row.
import { expect, it } from 'vitest';
import { COMPUTE, sentOf } from '../../runtime/core/index.ts';
import { releasedForm } from '../helpers/releases.ts';

it('adds a field to a sum, and counts what is not given as nothing', () => {
  const make = COMPUTE.sum?.make;
  expect(make?.(120.25, { plus: 30.5 })).toBe(150.75);
  expect(make?.(null, { plus: 40 })).toBe(40);
  expect(make?.([1, 2], {})).toBe(3);
});

it('puts the answers where the form says, with days as it says, and leaves other texts alone', async () => {
  const answers = { payment_date: '2026-02-03', note: '2026-02-03', date: '' };
  expect(sentOf(await releasedForm('matter-claim'), answers)).toEqual({
    data: { matter_data: { payment_date: '02/03/2026', note: '2026-02-03', date: '' } },
  });
  expect(sentOf(await releasedForm('feedback'), { topic: 'x' })).toEqual({ topic: 'x' });
});
