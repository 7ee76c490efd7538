// A save that is refused is not a network that is away: the person reads why, and nobody asks again in vain.

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormBundle } from '../../../runtime/core/index.ts';
import {
  type Autosave,
  type CallAnswer,
  ConflictDialog,
  createAutosave,
  localDraft,
  SaveAndExit,
  SaveStatus,
} from '../../../runtime/react/index.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { fakeCalls, stage } from '../kits/kit.tsx';
import { slowCalls } from '../kits/slow-calls.ts';

const form: FormBundle = {
  ...(await bundleOf({ schema: { type: 'object', properties: { name: { type: 'string' } } } })),
  draft: { save: 'save', onNewRelease: 'migrate' },
};
const words = {
  label: 'Save and Exit',
  title: 'Leave?',
  text: 'We save your answers.',
  confirm: 'Save it',
  cancel: 'Stay',
  failed: 'Could not be saved',
};

let autosave: Autosave | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
  autosave?.dispose();
  vi.useRealTimers();
});

async function keep(answer: () => Partial<CallAnswer>) {
  const { calls, asked } = fakeCalls({ save: answer });
  const made = await stage(form, { calls });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const refused: CallAnswer[] = [];
  const kept = createAutosave({
    store: made.store,
    key: 'k',
    revision: 4,
    onRefused: (told) => refused.push(told),
  });
  autosave = kept;
  const left: string[] = [];
  render(
    <made.Around>
      <div>
        <SaveStatus autosave={kept} />
        <ConflictDialog autosave={kept} />
        <SaveAndExit autosave={kept} words={words} onExit={(message) => left.push(message)} />
      </div>
    </made.Around>,
  );
  return { ...made, asked, refused, left, autosave: kept };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const saveAndExit = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save and Exit' }));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save it' }));
  });
};
const says = (status: number, message: string): Partial<CallAnswer> => ({
  status,
  body: { status: 'Failed', message },
});

test.each([
  [401, 'Please login first!'],
  [403, 'This is not your application.'],
  [409, 'Application already submitted'],
  [413, 'This is more than the server accepts.'],
])(
  'a save refused with %i says "%s", keeps the answers here, and is not sent again by itself',
  async (status, message) => {
    const { store, asked, refused } = await keep(() => says(status, message));
    store.set('/name', 'Ada');
    await wait(1000);
    expect(screen.getByRole('status').textContent).toBe(
      `Not saved yet. Your answers are kept on this device. ${message}`,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localDraft('k')).toMatchObject({ data: { name: 'Ada' }, revision: 4 });
    expect(refused.map((answer) => answer.status)).toEqual([status]);
    await wait(60_000);
    expect(asked).toHaveLength(1);
    // Other words may fare better.
    store.set('/name', 'Ad');
    await wait(1000);
    expect(asked).toHaveLength(2);
  },
);

test.each([0, 429, 500, 502])(
  'a save that ended with %i is sent again by itself',
  async (status) => {
    const { store, asked, refused } = await keep(() => ({ status }));
    store.set('/name', 'Ada');
    await wait(1000);
    expect(screen.getByRole('status').textContent).toBe(
      'Not saved yet. Your answers are kept on this device.',
    );
    await wait(15_000);
    expect(asked).toHaveLength(2);
    expect(refused).toEqual([]);
  },
);

test('Save and Exit stays and says what the server said', async () => {
  const { left, toasts } = await keep(() => says(403, 'This is not your application.'));
  await saveAndExit();
  expect(left).toEqual([]);
  expect(toasts).toEqual([['error', 'This is not your application.']]);
});

test('Save and Exit stays where the answer is "success" but the saving is not (WIZ-17)', async () => {
  const { store, left, toasts } = await keep(() => ({
    body: { status: 'success', data: { status: 'Failed', message: 'Not stored' } },
  }));
  store.set('/name', 'Ada');
  await saveAndExit();
  expect(left).toEqual([]);
  expect(toasts).toEqual([['error', 'Not stored']]);
  expect(localDraft('k')).toMatchObject({ data: { name: 'Ada' } });
});

test('Save and Exit opens the question of a conflict again that was put off', async () => {
  const { store, left, toasts } = await keep(() => ({
    status: 409,
    body: { data: { revision: 9, data: { name: 'Theirs' } } },
  }));
  store.set('/name', 'Ada');
  await wait(1000);
  vi.useRealTimers();
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await saveAndExit();
  expect((await screen.findByRole('dialog')).textContent).toContain('Which do you want to keep?');
  expect([left, toasts]).toEqual([[], []]);
});

test('a conflict that opens while somebody types gives no button to the next key', async () => {
  const { store } = await keep(() => ({
    status: 409,
    body: { data: { revision: 9, data: { name: 'Theirs' } } },
  }));
  store.set('/name', 'Ada');
  await wait(1000);
  vi.useRealTimers();
  const heading = await screen.findByRole('heading', { name: /changed elsewhere/ });
  expect(document.activeElement).toBe(heading);
});

test('saves wait for each other, so that none of ours is taken for somebody else’s', async () => {
  const { calls, next, count } = slowCalls();
  const { store } = await stage(form, { calls });
  const kept = createAutosave({ store, key: 'k', revision: 4, pauseMs: 0 });
  autosave = kept;
  store.set('/name', 'Ada');
  const first = await next('save');
  const all = [kept.flush({ always: true }), kept.flush({ always: true })];
  await first.answer({ body: { data: { revision: 5 } } });
  const second = await next('save');
  expect(count('save')).toBe(2);
  await second.answer({ body: { data: { revision: 6 } } });
  const third = await next('save');
  await third.answer({ body: { data: { revision: 7 } } });
  await Promise.all(all);
  expect([second, third].map(({ payload }) => payload.revision)).toEqual([5, 6]);
  expect(kept.revision()).toBe(7);
});
