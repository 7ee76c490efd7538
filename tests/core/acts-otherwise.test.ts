// Answers for which a form acts otherwise, held against the shipped rules: each taken away alone is noticed, by what both judges say of the answers told.
import { expect, it } from 'vitest';
import { actsOtherwise, contextAtSubmit, createJudge } from '../../runtime/core/index.ts';
import { released } from '../helpers/releases.ts';

/** What a pattern finds, and what a rule reads beside the answers, is not always hit. */
const FOUND_OF_ALL = 0.8;

it('of four in five of the shipped rules some answers are found that show what they do', async () => {
  const { forms } = await released();
  let [found, all] = [0, 0];
  for (const { bundle: form, validate } of Object.values(forms)) {
    const judge = createJudge(form, validate);
    const context = contextAtSubmit(form, { route: form.id, today: '2026-11-28' });
    for (const rule of form.rules) {
      const less = { ...form, rules: form.rules.filter((one) => one !== rule) };
      const after = { form: less, judge: createJudge(less, validate) };
      const sides = { before: { form, judge }, after };
      const { otherwise } = await actsOtherwise({ ...sides, context, isOver: () => false });
      all += 1;
      found += Number(otherwise.length > 0);
      for (const { given } of otherwise) expect(given.length).toBeLessThan(8);
    }
  }
  expect(all).toBeGreaterThan(150);
  expect(found / all).toBeGreaterThan(FOUND_OF_ALL);
}, 600_000);

it('finds nothing where nothing differs', async () => {
  const { feedback } = (await released()).forms;
  if (!feedback) throw new Error('There is no feedback form.');
  const side = { form: feedback.bundle, judge: createJudge(feedback.bundle, feedback.validate) };
  const asked = { before: side, after: side, context: {}, isOver: () => false };
  expect(await actsOtherwise(asked)).toEqual({
    ...{ otherwise: [], fields: [], changed: 0, unseen: 0, isPart: false },
  });
});
