// An open form in its newest release: what of the draft goes along, and what is begun anew.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begunAnew, carriedOver, lostIn } from '../../../app/host/updated/next-form.ts';
import { KEEPERS, type OpenedDraft } from '../../../app/host/use-draft.ts';
import {
  type CallAnswer,
  createAutosave,
  createFormStore,
  type LoadedForm,
} from '../../../runtime/react/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { surveyOf } from '../kits/survey.ts';

const OLD = await surveyOf('r1', ['old', 'hours']);
const NEXT = await surveyOf('r2', ['new', 'more'], {
  migrations: [{ op: 'rename', from: 'old', to: 'new' }],
});
const KEY = 'form:survey';
const SAVED_AT = '2026-11-20T12:00:00Z';

interface Begins {
  readonly answers?: Record<string, string>;
  readonly step?: string;
  readonly reached?: string;
  readonly savedAt?: string;
  readonly save?: () => Partial<CallAnswer>;
  /** Nobody keeps a draft of it. */
  readonly kept?: false;
}
function openedWith({ answers = {}, step, reached, savedAt, save, kept }: Begins = {}) {
  const { calls, asked } = fakeCalls({ form_draft_save: save ?? (() => ({ status: 0 })) });
  const context = { route: 'form', about: '7' };
  const store = createFormStore({ ...(OLD as LoadedForm), answers, context, calls });
  const opened: OpenedDraft = {
    ...{ form: OLD, store, key: KEY, saved: undefined, resumed: undefined },
    leftOut: [{ path: '/gone', label: 'Gone', value: 'x' }],
  };
  if (kept === false) return { opened, asked, autosave: undefined };
  const autosave = createAutosave({
    ...{ store, key: KEY, call: 'form_draft_save', revision: 3, base: { old: 'as saved' } },
    step: () => step,
    reached: () => reached,
    ...(savedAt !== undefined && { savedAt }),
  });
  KEEPERS.set(store, autosave);
  return { opened, asked, autosave };
}
const type = (opened: OpenedDraft, place: string, value: string) => opened.store.set(place, value);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('says which answers the next form has no place for', () => {
  const { opened } = openedWith({ answers: { old: 'kept', hours: '9 to 5' } });
  expect(lostIn(opened, NEXT)).toEqual([{ path: '/hours', label: 'The hours', value: '9 to 5' }]);
});

it('goes on with the answers under their new names, and says what is another and what was left out', async () => {
  const { opened } = openedWith({ answers: { old: 'kept', hours: '9 to 5' } });
  const next = await carriedOver(opened, NEXT);
  expect(next.form).toBe(NEXT);
  expect(next.key).toBe(KEY);
  expect(next.store.answers()).toEqual({ new: 'kept' });
  expect(next.store.context()).toEqual({ route: 'form', about: '7' });
  expect(next.store.calls).toBe(opened.store.calls);
  expect(next.leftOut).toEqual([{ path: '/hours', label: 'The hours', value: '9 to 5' }]);
  expect(next.news).toEqual({
    ...{ added: ['The more'], gone: ['The hours'] },
    renamed: [['The old', 'The new']],
  });
  expect(next.saved).toBeUndefined();
});

it('goes on with the draft where it stood: its revision, its steps, and what the server has of it', async () => {
  const { opened } = openedWith({ step: 'one', reached: 'two', savedAt: SAVED_AT });
  const { resumed } = await carriedOver(opened, NEXT);
  expect(resumed).toEqual({
    ...{ data: {}, revision: 3, release: 'r2', savedAt: SAVED_AT, unsent: false },
    ...{ base: { new: 'as saved' }, step: 'one', reached: 'two' },
  });
});

it('names no step where the form has none, and no time where nothing was saved', async () => {
  const { opened } = openedWith();
  const { resumed } = await carriedOver(opened, NEXT);
  expect(resumed).not.toHaveProperty('step');
  expect(resumed).not.toHaveProperty('reached');
  expect(resumed).toMatchObject({ savedAt: '', unsent: false });
});

it('has the new form save what was typed and not saved, and the old one save nothing more', async () => {
  const { opened, asked } = openedWith();
  type(opened, '/old', 'typed');
  const { resumed } = await carriedOver(opened, NEXT);
  expect(resumed).toMatchObject({ data: { new: 'typed' }, unsent: true });
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(asked).toEqual([]);
});

it('goes on without a draft where nobody keeps one', async () => {
  const { opened } = openedWith({ answers: { old: 'kept' }, kept: false });
  const next = await carriedOver(opened, NEXT);
  expect(next.resumed).toBeUndefined();
  expect(next.store.answers()).toEqual({ new: 'kept' });
  const anew = await begunAnew(opened, NEXT);
  expect(anew.store.answers()).toEqual({});
});

it('begins anew with nothing of what was answered, here or on this device', async () => {
  const { opened, asked, autosave } = openedWith({ answers: { old: 'kept' } });
  type(opened, '/old', 'typed');
  await autosave?.flush();
  expect(localStorage.getItem(`draft:${KEY}`)).not.toBeNull();
  const before = asked.length;
  const next = await begunAnew(opened, NEXT);
  expect(localStorage.getItem(`draft:${KEY}`)).toBeNull();
  expect(next.form).toBe(NEXT);
  expect(next.store.answers()).toEqual({});
  expect(next).toMatchObject({ resumed: undefined, leftOut: [], saved: undefined });
  expect(next.news?.added).toEqual(['The more']);
  type(opened, '/old', 'late');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(before);
});
