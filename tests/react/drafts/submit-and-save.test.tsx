// Saving and submitting on a slow line: they must not cross, and a lost answer must not look like somebody else's change.

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormBundle, JsonObject } from '../../../runtime/core/index.ts';
import {
  type Autosave,
  ConflictDialog,
  createAutosave,
  SingleForm,
  Wizard,
} from '../../../runtime/react/index.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { rest, stage } from '../kits/kit.tsx';
import { slowCalls } from '../kits/slow-calls.ts';

const trip: FormBundle = {
  ...(await bundleOf({
    sections: {
      review: {
        schema: { type: 'object', properties: { name: { type: 'string' } } },
        ui: { 'ui:review': true },
      },
    },
    messages: { 'test.title': 'Your trip', 'test.review.title': 'Review', 'test.submit': 'Book' },
  })),
  kind: 'wizard',
  draft: { save: 'save', onNewRelease: 'migrate' },
  submit: { call: 'book' },
};

let autosave: Autosave | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => autosave?.dispose());

/** A review page with autosave that waits for nobody: `pauseMs` 0. */
async function open(kind: FormBundle['kind'] = 'wizard') {
  const line = slowCalls();
  const made = await stage({ ...trip, kind }, { answers: { name: 'Ada' }, calls: line.calls });
  const kept = createAutosave({ store: made.store, key: 'k', revision: 4, pauseMs: 0 });
  autosave = kept;
  const sent: unknown[] = [];
  const shared = {
    validate: made.validate,
    payload: (answers: JsonObject) => ({ ...answers, revision: kept.revision() ?? 0 }),
    onSent: (answer: { body: unknown }) => {
      kept.forget();
      sent.push(answer.body);
    },
    autosave: kept,
  };
  render(
    <made.Around>
      <div>
        {kind === 'wizard' ? (
          <Wizard {...shared} navigation={{ step: 'review', go: () => {} }} />
        ) : (
          <SingleForm {...shared} />
        )}
        <ConflictDialog autosave={kept} />
      </div>
    </made.Around>,
  );
  await rest(made.store);
  return { ...made, ...line, sent, autosave: kept };
}

const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};
const saved = (revision: number) => ({
  body: { data: { revision, savedAt: '2026-11-20T15:42:00Z' } },
});
const stale = (revision: number, data: JsonObject) => ({
  status: 409,
  body: { status: 'Failed', message: 'Not what you reviewed.', data: { revision, data } },
});
const done = { body: { id: 7 } };

test.each(['wizard', 'single'] as const)(
  'a %s pressed while its draft is being saved is sent after the save, on the revision that save made',
  async (kind) => {
    const { store, next, count, sent, toasts } = await open(kind);
    store.set('/name', 'Bea');
    const save = await next('save');
    await press('Book');
    await rest(store);
    expect(count('book')).toBe(0);
    await save.answer(saved(5));
    const book = await next('book');
    expect(book.payload).toEqual({ name: 'Bea', revision: 5 });
    await book.answer(done);
    expect(sent).toEqual([done.body]);
    expect(toasts).toEqual([]);
  },
);

test('words typed a moment before the press are saved first, and nothing is saved while the form is sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { store, next, asked } = await open();
  await act(async () => store.set('/name', 'Bea'));
  await press('Book');
  vi.useRealTimers();
  await (await next('save')).answer(saved(5));
  const book = await next('book');
  await act(async () => store.set('/name', 'Cleo'));
  window.dispatchEvent(new Event('online'));
  await rest(store);
  expect(asked.map(({ id }) => id)).toEqual(['save', 'book']);
  await book.answer(done);
  expect(asked.map(({ id }) => id)).toEqual(['save', 'book']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Cleo');
});

test('after a refused submission saving goes on with what was typed meanwhile', async () => {
  const { store, next, toasts } = await open();
  await press('Book');
  const book = await next('book');
  await act(async () => store.set('/name', 'Cleo'));
  await book.answer({ status: 500 });
  expect(toasts).toHaveLength(1);
  expect((await next('save')).payload).toMatchObject({ data: { name: 'Cleo' }, revision: 4 });
});

test('answers saved elsewhere after the review are shown first, and sent only when the person presses again', async () => {
  const { store, next, sent, toasts } = await open();
  await press('Book');
  await (await next('book')).answer(stale(9, { name: 'Theirs' }));
  await vi.waitFor(() => expect(toasts).toEqual([['error', 'Not what you reviewed.']]));
  expect(store.answers()).toEqual({ name: 'Theirs' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Book');
  const book = await next('book');
  expect(book.payload).toEqual({ name: 'Theirs', revision: 9 });
  await book.answer(done);
  expect(sent).toHaveLength(1);
});

test('answers in dispute open the question which to go on with, as often as one presses', async () => {
  const { store, next, count, sent, toasts } = await open();
  store.set('/name', 'Mine');
  await press('Book');
  await (await next('save')).answer({ status: 0 });
  await (await next('book')).answer(stale(9, { name: 'Theirs' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('changed elsewhere');
  expect(toasts).toEqual([]);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Book');
  await rest(store);
  await screen.findByRole('dialog');
  expect(count('book')).toBe(1);

  await press('Use the answers saved elsewhere');
  await (await next('save')).answer({ body: { data: { revision: 10 } } });
  expect(store.answers()).toEqual({ name: 'Theirs' });
  await press('Book');
  const book = await next('book');
  expect(book.payload).toEqual({ name: 'Theirs', revision: 10 });
  await book.answer(done);
  expect(sent).toHaveLength(1);
});

test('a save whose answer was lost does not stop the submission', async () => {
  const { store, next, sent, toasts } = await open();
  store.set('/name', 'Bea');
  await (await next('save')).answer({ status: 0 });
  await press('Book');
  await (await next('save')).answer({ status: 0 });
  await (await next('book')).answer(stale(5, { name: 'Bea' }));
  const book = await next('book');
  expect(book.payload).toEqual({ name: 'Bea', revision: 5 });
  await book.answer(done);
  expect(sent).toHaveLength(1);
  expect(toasts).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a submission still being worked on is asked for again by the same key, and ends as one', async () => {
  const { next, sent, toasts } = await open();
  await press('Book');
  const first = await next('book');
  await first.answer({ status: 0 });
  await press('Book');
  const second = await next('book');
  await second.answer({ status: 409, body: { status: 'Failed', message: 'Being worked on.' } });
  expect(toasts.at(-1)).toEqual(['error', 'Being worked on.']);
  await press('Book');
  const third = await next('book');
  await third.answer(done);
  const keys = [first, second, third].map(({ options }) => options?.idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  expect(sent).toEqual([done.body]);
});
