// Whatever the amounts: a calculation makes what whole cents make, by the judge that the server asks and by the session of a page.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Computation, createJudge } from '../../runtime/core/index.ts';
import { ALWAYS, rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const formOf = (compute: Computation) =>
  uncheckedBundleOf({
    schema: { type: 'object', properties: { out: {} } },
    rules: [rule('r', ALWAYS, { type: 'set', field: '/out', compute })],
  });

/** Amounts in whole cents, by which the reference reckons. */
const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
const amount = (of: number): number => of / 100;

test('whatever the amounts, the result is that of whole cents', async () => {
  const compute: Computation = {
    fn: 'minus',
    of: [{ fn: 'plus', of: ['a', 'b', { fn: 'sum', of: 'l', path: 'n' }] }, 'c'],
  };
  const form = await formOf(compute);
  const judge = createJudge(form, validatorOf(form));
  await fc.assert(
    fc.asyncProperty(cents, cents, cents, fc.array(cents, { maxLength: 6 }), async (a, b, c, l) => {
      const answers = {
        a: amount(a),
        b: amount(b),
        c: amount(c),
        l: l.map((n) => ({ n: amount(n) })),
      };
      const { answers: judged } = await judge.judge({ answers, context: {}, moment: 'submit' });
      const session = judge.session({});
      const shown = (await session.start(answers)).answers.out;
      const reference = (a + b - c + l.reduce((sum, one) => sum + one, 0)) / 100;
      expect(judged.out).toBe(reference + 0);
      expect(shown).toBe(reference + 0);
    }),
    { numRuns: 200 },
  );
});

test('whatever is multiplied and divided, what is rounded is right to the cent, or empty', async () => {
  const compute: Computation = {
    fn: 'rounded',
    of: { fn: 'divided', of: [{ fn: 'times', of: ['a', 'b'] }, 'c'] },
    decimals: 2,
  };
  const form = await formOf(compute);
  const judge = createJudge(form, validatorOf(form));
  await fc.assert(
    fc.asyncProperty(cents, cents, cents, async (a, b, c) => {
      const answers = { a: amount(a), b: amount(b), c: amount(c) };
      const { answers: judged } = await judge.judge({ answers, context: {}, moment: 'submit' });
      // Cents times cents over cents are cents; of a half the one further from zero.
      const [over, under] = [BigInt(a) * BigInt(b), BigInt(c)];
      if (under === 0n) {
        expect(judged.out).toBeUndefined();
        return;
      }
      const size = (one: bigint): bigint => (one < 0n ? -one : one);
      const whole = (2n * size(over) + size(under)) / (2n * size(under));
      const sign = over < 0n === under < 0n ? 1 : -1;
      expect(judged.out).toBe((sign * Number(whole)) / 100 + 0);
    }),
    { numRuns: 200 },
  );
});
