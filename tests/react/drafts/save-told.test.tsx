// What is said of a save while it is under way.

import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createAutosave, type DraftState, SaveStatus } from '../../../runtime/react/index.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { stage } from '../kits/kit.tsx';
import { slowCalls } from '../kits/slow-calls.ts';

const form = await bundleOf({ schema: { type: 'object', properties: { name: {} } } });

afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const saved = { body: { data: { revision: 5, savedAt: '2026-11-20T15:42:00Z' } } };

test('a quick save is told when it is done; only one that takes long is said to be under way', async () => {
  const { calls, asked } = slowCalls();
  const { store, Around } = await stage(form, { calls });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const autosave = createAutosave({ store, key: 'told', call: 'save' });
  render(
    <Around>
      <SaveStatus autosave={autosave} />
    </Around>,
  );
  const said: DraftState['kind'][] = [];
  autosave.subscribe(() => said.push(autosave.state().kind));
  store.set('/name', 'A');
  await wait(1000);
  await asked.at(-1)?.answer(saved);
  await wait(1000);
  expect(said).toEqual(['saved']);

  store.set('/name', 'Ad');
  await wait(2000);
  expect(screen.getByRole('status').textContent).toBe(store.texts.t('runtime.save.saving'));
  await asked.at(-1)?.answer(saved);
  expect(screen.getByRole('status').textContent).toMatch(/^Saved at /);
  expect(asked).toHaveLength(2);
  autosave.dispose();
});
