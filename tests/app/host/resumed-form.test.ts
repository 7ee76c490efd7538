// Which form and which draft a person goes on with, of what is saved and what this device kept, over a new release.
import { afterEach, expect, it, vi } from 'vitest';
import { resumeForm } from '../../../app/host/resume.ts';
import { keepLocal, type LocalDraft, localDraft } from '../../../runtime/react/drafts/local.ts';
import type { LoadedForm } from '../../../runtime/react/index.ts';
import { released } from '../../helpers/releases.ts';

type Way = 'pin' | 'migrate' | 'restart';

const older = vi.hoisted(() => ({ forms: new Map<string, unknown>() }));
vi.mock('../../../app/host/open.ts', () => ({
  openForm: async (_content: unknown, _id: string, { release }: { release: string }) =>
    older.forms.get(release),
}));

const KEY = 'feedback';
const { forms, texts } = await released();

function formOf(release: string, onNewRelease: Way): LoadedForm {
  const { feedback } = forms;
  if (!feedback) throw new Error('There is no form "feedback".');
  const bundle = { ...feedback.bundle, release, draft: { onNewRelease } };
  return { ...feedback, bundle, texts, live: undefined } as unknown as LoadedForm;
}

const opened = (way: Way) => {
  older.forms.set('r1', formOf('r1', way));
  return formOf('r2', way);
};
const here = (draft: Partial<LocalDraft>): void => {
  keepLocal(KEY, { data: {}, revision: 3, release: 'r1', savedAt: '', ...draft });
};
const saved = (data: object, release?: string) =>
  ({
    status: 'success',
    data,
    revision: 3,
    step: 'feedback',
    ...(release && { release }),
  }) as never;
const resumed = (form: LoadedForm, loaded: never | undefined) =>
  resumeForm({} as never, form, KEY, loaded);

afterEach(() => {
  localStorage.clear();
  older.forms.clear();
});

it('goes on in the form of a pinned draft where only this device has it', async () => {
  const form = opened('pin');
  here({ data: { comments: 'Ann' }, base: { comments: '' }, sent: [{ comments: 'An' }] });
  const begun = await resumed(form, undefined);
  expect(begun.form.bundle.release).toBe('r1');
  expect(begun.resumed).toMatchObject({ data: { comments: 'Ann' }, release: 'r1', unsent: true });
  expect(begun.resumed?.sent).toEqual([{ comments: 'An' }]);
});

it("carries a copy of this device into today's form where a newer draft is saved, pinned or not", async () => {
  const form = opened('pin');
  here({ data: { comments: 'Ann' }, base: { comments: '' }, sent: [{ comments: 'An' }] });
  const begun = await resumed(form, saved({ comments: 'Elsewhere' }, 'r2'));
  expect(begun.form.bundle.release).toBe('r2');
  expect(begun.resumed).toMatchObject({ data: { comments: 'Ann' }, release: 'r2', unsent: true });
});

it('forgets of a copy it carried over what it began with and what was sent: they are answers of the other release', async () => {
  const form = opened('migrate');
  here({ data: { comments: 'Ann' }, base: { comments: '' }, sent: [{ comments: 'An' }] });
  const { resumed: draft } = await resumed(form, undefined);
  expect(draft).toMatchObject({ data: { comments: 'Ann' }, release: 'r2', unsent: true });
  expect(draft).not.toHaveProperty('base');
  expect(draft).not.toHaveProperty('sent');
});

it('keeps what a copy of this release began with and what was sent', async () => {
  const form = opened('migrate');
  here({
    release: 'r2',
    data: { comments: 'Ann' },
    base: { comments: '' },
    sent: [{ comments: 'An' }],
  });
  const { resumed: draft } = await resumed(form, saved({ comments: '' }));
  expect(draft).toMatchObject({ base: { comments: '' }, sent: [{ comments: 'An' }], unsent: true });
});

it('begins anew where a form says so, and forgets the copy', async () => {
  const form = opened('restart');
  here({ data: { comments: 'Ann' } });
  const begun = await resumed(form, undefined);
  expect(begun.form.bundle.release).toBe('r2');
  expect(begun.resumed).toBeUndefined();
  expect(localDraft(KEY)).toBeUndefined();
});

it('tells of a copy what the new form has no place for, in the words it was given in', async () => {
  const form = opened('migrate');
  here({ data: { comments: 'Ann', gone: 'Nowhere to go' } });
  const begun = await resumed(form, saved({ comments: 'Elsewhere' }, 'r2'));
  expect(begun.leftOut).toMatchObject([{ path: '/gone', value: 'Nowhere to go' }]);
  expect(begun.resumed?.data).toEqual({ comments: 'Ann' });
});

it('opens what was saved in the form it was saved in, and tells what the server left out', async () => {
  const form = opened('pin');
  const begun = await resumed(form, {
    ...(saved({ comments: 'Saved' }, 'r1') as object),
    left_out: [{ path: '/gone', label: 'Gone', value: 'x' }],
  } as never);
  expect(begun.form.bundle.release).toBe('r1');
  expect(begun.saved).toMatchObject({ data: { comments: 'Saved' }, revision: 3, release: 'r1' });
  expect(begun.leftOut).toEqual([{ path: '/gone', label: 'Gone', value: 'x' }]);
  expect(begun.resumed).toMatchObject({ unsent: false });
});

it('remembers of what was saved the steps that are told, and no others', async () => {
  const form = opened('migrate');
  const told = (more: object) =>
    resumed(form, { status: 'success', data: { comments: 'Saved' }, ...more } as never);
  const plain = { data: { comments: 'Saved' }, revision: 0, release: 'r2', savedAt: '' };
  expect((await told({})).saved).toStrictEqual(plain);
  expect((await told({ step: 'one' })).saved).toStrictEqual({ ...plain, step: 'one' });
  expect((await told({ reached: 'two', revision: 7, savedAt: 'then' })).saved).toStrictEqual({
    ...plain,
    ...{ revision: 7, savedAt: 'then', reached: 'two' },
  });
  expect((await resumed(form, { status: 'success', n_rec: 0 } as never)).saved).toBeUndefined();
});

it("goes on in today's form where the one it was saved in cannot be had", async () => {
  const form = opened('pin');
  older.forms.clear();
  const begun = await resumed(form, saved({ comments: 'Saved' }, 'r1'));
  expect(begun.form.bundle.release).toBe('r2');
  expect(begun.resumed).toMatchObject({ data: { comments: 'Saved' }, unsent: false });
});
