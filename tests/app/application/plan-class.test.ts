// How a plan class reads is said once, by the word of the choice: it is changed in a copy of the content, and all follow.
import { expect, test } from 'vitest';
import { planClassName, shortPlanClass } from '../../../app/widgets/catalogue/plan-class.ts';
import { releasedWith } from '../../helpers/one-use.ts';

test('one word says how a class reads: at every choice, in short and in full', async () => {
  const { forms, texts } = await releasedWith('coverage', {
    'messages/en-US/blocks.json': (text) =>
      text.replace('"common.planClass.option.COM": "FAM"', '"common.planClass.option.COM": "CDL"'),
  });
  const choices = Object.entries(forms.application?.bundle.fields ?? {})
    .filter(([pointer]) => pointer.endsWith('/plan_class'))
    .map(([, { options }]) => texts.t(options?.COM ?? ''));
  expect(choices).toEqual(['CDL', 'CDL', 'CDL']);
  expect(shortPlanClass(texts, 'COM')).toBe('CDL');
  expect(planClassName(texts, 'COM')).toBe('CDL Defender');
  expect(planClassName(texts, 'FAM')).toBe('Family Defender');
});
