// Judging before anybody asks: a press after a rest finds what was found already.
import { expect, test, vi } from 'vitest';
import { createFormStore } from '../../runtime/react/index.ts';
import { bundleOf, validatorOf } from '../helpers/bundle.ts';
import { fakeCalls, textsOf } from './kit.tsx';

test('once typing rests the answers are judged, and the press that follows judges nothing again', async () => {
  const text = { type: 'string' };
  const bundle = await bundleOf({
    schema: { type: 'object', required: ['name', 'city'], properties: { name: text, city: text } },
  });
  const real = validatorOf(bundle);
  const seen: unknown[] = [];
  const validate: typeof real = (answers) => {
    seen.push(answers);
    return real(answers);
  };
  const { calls } = fakeCalls();
  const store = createFormStore({ bundle, validate, texts: textsOf(), calls });
  await store.settled();
  store.subscribe('/name', () => undefined);
  await vi.waitFor(() => expect(seen).toEqual([{}]), { timeout: 60_000 });

  store.set('/name', 'N');
  store.set('/name', 'Noor');
  await vi.waitFor(() => expect(seen).toEqual([{}, { name: 'Noor' }]), { timeout: 60_000 });
  const { faults } = await store.attempt('submit');
  expect(faults.map(({ path }) => path)).toEqual(['/city']);
  expect(seen).toHaveLength(2);
  store.dispose();
});
