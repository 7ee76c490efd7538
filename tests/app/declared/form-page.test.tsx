// The page of any form: whom it lets in, which release a person goes on with, and what is said once it is sent.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { FormPage } from '../../../app/pages/form/FormPage.tsx';
import type { AfterSubmit, JsonObject, MarkdownTree } from '../../../runtime/core/index.ts';
import type { CallAnswer, LoadedForm } from '../../../runtime/react/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { member, portalOf, show } from '../kits/kit.tsx';
import { surveyOf } from '../kits/survey.ts';

const OLD = await surveyOf('r1', ['old', 'hours']);
let current = OLD;
vi.mock('../../../app/host/open.ts', async (original) => ({
  ...(await original<object>()),
  openForm: async (_content: unknown, _id: string, { release }: { release?: string } = {}) => {
    if (release === undefined || release === current.bundle.release) return current;
    if (release === 'r1') return OLD;
    throw new Error(`There is no release ${release}.`);
  },
}));

type Table = Readonly<Record<string, (payload: JsonObject) => Partial<CallAnswer>>>;
const nothingSaved = () => ({ body: { status: 'success', n_rec: 0 } });
const savedNow = () => ({
  body: { data: { status: 'success', revision: 1, savedAt: '2026-11-20T12:00:00Z' } },
});

function open(form: LoadedForm, table: Table = {}, session = {}) {
  current = form;
  const made = fakeCalls({ form_draft_load: nothingSaved, form_draft_save: savedNow, ...table });
  const routes = (
    <Routes>
      <Route path="/forms/:id/:step?" element={<FormPage />} />
      <Route path="/thanks" element={<h1>The page after</h1>} />
    </Routes>
  );
  show(routes, portalOf({ calls: made.calls, session }), '/forms/survey');
  return made;
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`The ${name}`));
const keptHere = (data: JsonObject) =>
  localStorage.setItem(
    'draft:form:survey',
    JSON.stringify({ data, revision: 0, release: 'r1', at: '2026-11-20T11:00:00Z' }),
  );
const send = async () => {
  await field('new');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /submit|send/i }));
  });
};

beforeEach(() => localStorage.clear());

const MIGRATED = await surveyOf('r2', ['new'], {
  migrations: [{ op: 'rename', from: 'old', to: 'new' }],
});

test('answers kept on this device in an older release keep their words, and what is left out is shown', async () => {
  keptHere({ old: 'precious words', hours: '9 to 5' });
  const { asked } = open(MIGRATED);
  expect((await field('new')).value).toBe('precious words');
  const notice = await screen.findByRole('region', {
    name: 'This form has changed since you saved it',
  });
  expect(notice.textContent).toContain('The hours9 to 5');
  await waitFor(() =>
    expect(asked.find(({ id }) => id === 'form_draft_save')?.payload).toMatchObject({
      data: { new: 'precious words' },
      release: 'r2',
    }),
  );
});

test('answers that were begun in a pinned release are opened in that one', async () => {
  keptHere({ old: 'precious words' });
  open(await surveyOf('r2', ['new'], { draft: { onNewRelease: 'pin' } }));
  expect((await field('old')).value).toBe('precious words');
  expect(screen.queryByRole('region')).toBeNull();
});

test('a form that begins anew with each release forgets what this device kept', async () => {
  keptHere({ old: 'precious words' });
  open(await surveyOf('r2', ['new'], { draft: { onNewRelease: 'restart' } }));
  expect((await field('new')).value).toBe('');
  expect(localStorage.getItem('draft:form:survey')).toBeNull();
});

test('a saved draft is opened in the release the server names, with what it left out', async () => {
  const left_out = [{ path: '/hours', label: 'Office hours', value: '9 to 5' }];
  const saved = { status: 'success', n_rec: 1, data: { old: 'saved' }, revision: 3 };
  open(await surveyOf('r2', ['new']), {
    form_draft_load: () => ({ body: { ...saved, release: 'r1', left_out } }),
  });
  expect((await field('old')).value).toBe('saved');
  screen.getByText('Office hours');
});

test('a form of attorneys asks a visitor to log in, and makes its calls as the attorney', async () => {
  const attorneys = await surveyOf('r1', ['new'], { access: 'attorney' });
  open(attorneys);
  await screen.findByRole('heading', { name: 'Log in to open this form.' });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  cleanup();
  const { asked } = open(attorneys, {}, { user: member() });
  await field('new');
  expect(asked[0]).toMatchObject({ id: 'form_draft_load', options: { token: 'a-token' } });
});

test('a form of staff asks whoever is not to log in as such, and makes its calls as the one who is', async () => {
  const staffs = await surveyOf('r1', ['new'], { access: 'desk', who: 'staff' });
  open(staffs, {}, { user: member() });
  await screen.findByRole('heading', {
    name: 'This form is for staff. Log in as staff to open it.',
  });
  expect(screen.getByRole('link', { name: 'Staff Login' }).getAttribute('href')).toBe('/staff');
  cleanup();
  localStorage.clear();
  const staff = { id: 's1', email: 'desk@example.com', roles: ['desk'], token: 's-token' };
  const { asked } = open(staffs, {}, { staff });
  await field('new');
  expect(asked[0]).toMatchObject({ id: 'form_draft_load', options: { token: 's-token' } });
  cleanup();
  open(staffs, { form_draft_load: () => ({ ok: false, status: 403, body: {} }) }, { staff });
  await screen.findByRole('heading', { name: 'You do not have access to this form.' });
  expect(screen.getByRole('link', { name: 'Staff' }).getAttribute('href')).toBe('/staff/home');
});

const sent: Table = { form_submit: () => ({ status: 201, body: { status: 'success', id: '1' } }) };
/** An object that has a `then` must not be taken for a promise. */
const after = (then: AfterSubmit): { then?: AfterSubmit } => Object.fromEntries([['then', then]]);
const thanks: MarkdownTree = [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Long' }] }];

test("what is said once the form is sent is the form's own sentence, or its long text", async () => {
  const messages = { 'survey.after': 'We read every answer.', 'test.new.label': 'The new' };
  open(
    await surveyOf('r1', ['new'], { messages, submit: after({ message: 'survey.after' }) }),
    sent,
  );
  await send();
  await screen.findByText('We read every answer.');
  cleanup();
  const pages = { 'pages.thanks': thanks };
  open(await surveyOf('r1', ['new'], { pages, submit: after({ page: 'pages.thanks' }) }), sent);
  await send();
  await screen.findByText('Long');
});

test('a form that names the next page leads there', async () => {
  open(await surveyOf('r1', ['new'], { submit: after({ go: '/thanks' }) }), sent);
  await send();
  await screen.findByRole('heading', { name: 'The page after' });
});
