import { TranslatableString } from '@rjsf/utils';
import { expect, test } from 'vitest';
import wording from '../../../messages/en-US/runtime.json' with { type: 'json' };
import { textsOf } from '../kits/kit.tsx';

test('every word RJSF may say has a message of ours', () => {
  const texts = textsOf();
  const missing = Object.keys(TranslatableString).filter(
    (name) => !texts.has(`runtime.live.${name}`),
  );
  expect(missing).toEqual([]);
});

test('every such message is a word RJSF may say', () => {
  const ours = Object.keys(wording).flatMap((key) =>
    key.startsWith('live.') ? [key.slice('live.'.length)] : [],
  );
  expect(ours.filter((name) => !Object.hasOwn(TranslatableString, name))).toEqual([]);
});
