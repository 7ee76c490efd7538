import { TranslatableString } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { textsOf } from './kit.tsx';

test('every word RJSF may say has a message of ours', () => {
  const texts = textsOf();
  const missing = Object.keys(TranslatableString).filter(
    (name) => !texts.has(`runtime.live.${name}`),
  );
  expect(missing).toEqual([]);
});
