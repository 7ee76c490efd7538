// Judging before anybody asks: a press after a rest finds what was found already.
import { expect, test, vi } from 'vitest';
import { createFormStore } from '../../../runtime/react/index.ts';
import { bundleOf, validatorOf } from '../../helpers/bundle.ts';
import { fakeCalls, textsOf } from '../kits/kit.tsx';

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

test('where nothing is said yet, what is typed is judged once the field is left', async () => {
  const text = { type: 'string' };
  const bundle = await bundleOf({ schema: { type: 'object', properties: { name: text } } });
  const real = validatorOf(bundle);
  const seen: unknown[] = [];
  const { calls } = fakeCalls();
  const store = createFormStore({
    bundle,
    validate: (answers) => {
      seen.push(answers);
      return real(answers);
    },
    texts: textsOf(),
    calls,
  });
  await store.settled();
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  vi.useFakeTimers();
  store.set('/name', 'N');
  vi.advanceTimersByTime(60_000);
  store.set('/name', 'Noor');
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([]);
  input.blur();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([{ name: 'Noor' }]);
  vi.useRealTimers();
  input.remove();
  store.dispose();
});

test('a key at a field that says nothing is judged once typing rests; what it mends elsewhere is gone then, and at once when the field is left', async () => {
  const text = { type: 'string' };
  const bundle = await bundleOf({
    schema: {
      type: 'object',
      properties: { state: text, county: text },
      dependencies: { state: ['county'] },
    },
  });
  const { calls } = fakeCalls();
  const validate = validatorOf(bundle);
  const store = createFormStore({ bundle, validate, texts: textsOf(), calls });
  await store.settled();
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  for (const place of ['/state', '/county']) store.subscribe(place, () => undefined);
  const said = () => store.view('/county').fault?.code;

  store.set('/state', 'GA');
  await store.attempt('submit');
  expect(said()).toBe('required');
  frames.mockClear();
  for (const typed of ['G', undefined]) store.set('/state', typed);
  expect(frames).not.toHaveBeenCalled();
  expect(said()).toBe('required');
  await vi.waitFor(() => expect(said()).toBeUndefined(), { timeout: 60_000 });

  store.set('/state', 'GA');
  await store.attempt('submit');
  store.set('/state', undefined);
  store.leave('/state');
  expect(said()).toBeUndefined();

  // At a message every key is judged, in the next frame.
  store.set('/state', 'GA');
  await store.attempt('submit');
  frames.mockClear();
  store.set('/county', 'F');
  expect(frames).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(said()).toBeUndefined(), { timeout: 60_000 });
  frames.mockRestore();
  store.dispose();
});
