import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormBundle, JsonObject } from '../../../runtime/core/index.ts';
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

const form: FormBundle = {
  ...(await bundleOf({
    sections: {
      main: {
        schema: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            city: { type: 'string' },
            ssn: { type: 'string', writeOnly: true },
            tags: { type: 'string' },
          },
        },
        ui: { tags: { 'ui:hidden': true } },
      },
    },
  })),
  draft: { save: 'save', onNewRelease: 'migrate' },
};

let autosave: Autosave | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  autosave?.dispose();
  vi.useRealTimers();
});

async function keep(answer: (payload: JsonObject) => Partial<CallAnswer>) {
  const { calls, asked } = fakeCalls({ save: answer });
  vi.useRealTimers();
  const made = await stage(form, { calls });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const kept = createAutosave({ store: made.store, key: 'k', revision: 4, step: () => 'main' });
  autosave = kept;
  return { ...made, autosave: kept, asked };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const saved = (revision: number) => ({
  body: { data: { revision, savedAt: '2026-11-20T15:42:00Z' } },
});

test('a draft is saved once, a second after the last key, with its revision and step, without secrets', async () => {
  const { store, asked, autosave } = await keep(() => saved(5));
  store.set('/name', 'A');
  await wait(600);
  store.set('/name', 'Ad');
  store.set('/ssn', '123-45-6789');
  await wait(999);
  expect(asked).toHaveLength(0);
  await wait(1);
  expect(asked.map(({ payload }) => payload)).toEqual([
    { data: { name: 'Ad' }, revision: 4, step: 'main', release: 'r1' },
  ]);
  expect(autosave.revision()).toBe(5);
  expect(autosave.state()).toEqual({ kind: 'saved', at: '2026-11-20T15:42:00Z' });
});

test('while the network is away the draft is kept on this device, says so, and is sent on return', async () => {
  let up = false;
  const { store, asked, autosave, Around } = await keep(() => (up ? saved(5) : { status: 0 }));
  render(
    <Around>
      <SaveStatus autosave={autosave} />
    </Around>,
  );
  store.set('/name', 'Ada');
  store.set('/ssn', '123-45-6789');
  await wait(1000);
  expect(screen.getByRole('status').textContent).toBe(
    'Not saved yet. Your answers are kept on this device.',
  );
  expect(localDraft('k')).toMatchObject({ data: { name: 'Ada' }, revision: 4, step: 'main' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('6789');
  up = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(asked).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toMatch(/^Saved at /);
  expect(localDraft('k')).toBeUndefined();
});

const conflict = {
  status: 409,
  body: {
    data: { revision: 9, savedAt: '2026-11-20T15:00:00Z', step: 'other', data: { name: 'Theirs' } },
  },
};

const inDialog = async () => {
  vi.useRealTimers();
  return screen.findByRole('dialog');
};

test('an answer changed on both sides is never overwritten unasked; keeping ours sends it on their revision', async () => {
  let first = true;
  const { store, asked, autosave, Around } = await keep(() => {
    const answer = first ? conflict : saved(10);
    first = false;
    return answer;
  });
  render(
    <Around>
      <ConflictDialog autosave={autosave} />
    </Around>,
  );
  store.set('/name', 'Mine');
  await wait(1000);
  store.set('/name', 'Mine 2');
  await wait(5000);
  expect(asked).toHaveLength(1);
  const dialog = await inDialog();
  expect([...dialog.querySelectorAll('dd')].map((one) => one.textContent)).toEqual([
    'HereMine 2',
    'ElsewhereTheirs',
  ]);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Keep the answers in this window' }));
  });
  expect(asked[1]?.payload).toMatchObject({ data: { name: 'Mine 2' }, revision: 9 });
  expect(autosave.revision()).toBe(10);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('taking theirs puts their answer in place, keeps all others, and stays where the person is', async () => {
  let first = true;
  const { store, autosave, Around, asked } = await keep(() => {
    const answer = first ? conflict : saved(10);
    first = false;
    return answer;
  });
  render(
    <Around>
      <ConflictDialog autosave={autosave} />
    </Around>,
  );
  store.set('/name', 'Mine');
  store.set('/city', 'Macon');
  await wait(1000);
  await inDialog();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Use the answers saved elsewhere' }));
    await store.settled();
  });
  expect(store.answers()).toEqual({ name: 'Theirs', city: 'Macon' });
  expect(asked.at(-1)?.payload).toMatchObject({
    data: { name: 'Theirs', city: 'Macon' },
    revision: 9,
    step: 'main',
  });
});

test('changes to different answers are put together, and nobody is asked', async () => {
  let first = true;
  const { store, asked, autosave } = await keep(() => {
    const answer = first ? conflict : saved(10);
    first = false;
    return answer;
  });
  store.set('/city', 'Macon');
  await wait(1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(autosave.state().kind).toBe('saved'));
  expect(store.answers()).toEqual({ name: 'Theirs', city: 'Macon' });
  expect(asked[1]?.payload).toMatchObject({
    data: { name: 'Theirs', city: 'Macon' },
    revision: 9,
  });
  expect(autosave.revision()).toBe(10);
});

test('a field that nobody sees is nothing to ask about', async () => {
  const newer: JsonObject[] = [{ city: 'Rome', tags: 'theirs' }];
  const { store, asked, autosave, Around } = await keep(() => {
    const data = newer.pop();
    return data ? { ...conflict, body: { data: { ...conflict.body.data, data } } } : saved(10);
  });
  render(
    <Around>
      <ConflictDialog autosave={autosave} />
    </Around>,
  );
  store.set('/tags', 'mine');
  await wait(1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(autosave.state().kind).toBe('saved'));
  expect(asked[1]?.payload).toMatchObject({ data: { city: 'Rome', tags: 'mine' }, revision: 9 });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  newer.push({ name: 'Theirs', tags: 'theirs again' });
  store.set('/name', 'Mine');
  store.set('/tags', 'mine again');
  await wait(1000);
  const dialog = await inDialog();
  expect([...dialog.querySelectorAll('dt')].map((one) => one.textContent)).toEqual(['name']);
});

test('who is slower each time is asked in the end, and nothing is sent for ever', async () => {
  let revision = 9;
  const { store, asked, autosave } = await keep(() => {
    revision += 1;
    return { status: 409, body: { data: { revision, data: { name: `Theirs ${revision}` } } } };
  });
  store.set('/city', 'Macon');
  await wait(1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(autosave.state().kind).toBe('conflict'));
  expect(asked.length).toBeLessThan(10);
});

test('a page that is hidden keeps what is not saved first, and then sends it to outlive the page', async () => {
  const { store, asked } = await keep(() => saved(5));
  store.set('/name', 'Ada');
  window.dispatchEvent(new Event('pagehide'));
  expect(localDraft('k')).toMatchObject({ data: { name: 'Ada' } });
  await wait(0);
  expect(asked[0]?.options).toEqual({ keepalive: true });
});

const words = {
  label: 'Save and Exit',
  title: 'Leave?',
  text: 'We save your answers.',
  confirm: 'Save it',
  cancel: 'Return to Application',
  failed: 'Could not be saved',
};

test('Save and Exit saves after a confirmation and goes; a failed save stays and says so', async () => {
  let up = false;
  const { Around, autosave, toasts, asked } = await keep(() =>
    up
      ? { body: { data: { revision: 5, savedAt: '2026-11-20T15:42:00Z', message: 'Kept.' } } }
      : { status: 500 },
  );
  const left: string[] = [];
  render(
    <Around>
      <SaveAndExit autosave={autosave} words={words} onExit={(message) => left.push(message)} />
    </Around>,
  );
  const confirm = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save and Exit' }));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Save it' }));
    });
  };
  await confirm();
  expect(left).toEqual([]);
  expect(toasts).toEqual([['error', 'Could not be saved']]);
  up = true;
  await confirm();
  expect(left).toEqual(['Kept.']);
  expect(asked).toHaveLength(2);
});

test('somebody who types without a pause is saved all the same', async () => {
  const { store, asked } = await keep(() => saved(5));
  const now = vi.spyOn(Date, 'now');
  for (let second = 0; second <= 12; second += 1) {
    now.mockReturnValue(second * 500);
    store.set('/name', 'a'.repeat(second + 1));
    await wait(500);
  }
  now.mockRestore();
  expect(asked.length).toBeGreaterThan(0);
});

test('a save whose answer was lost is not a conflict with oneself', async () => {
  const answers: Partial<CallAnswer>[] = [
    { status: 0 },
    { status: 409, body: { data: { revision: 5, data: { name: 'Ada' } } } },
    saved(6),
  ];
  const { store, asked, autosave } = await keep(() => answers.shift() ?? saved(7));
  store.set('/name', 'Ada');
  await wait(1000);
  store.set('/name', 'Ada L');
  await wait(1000);
  expect(autosave.state().kind).toBe('saved');
  expect(asked.at(-1)?.payload).toMatchObject({ data: { name: 'Ada L' }, revision: 5 });
});
