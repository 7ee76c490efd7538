// The draft of an open form: what it begins with, what is saved when somebody leaves, and what they are asked before they do.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { FormPage } from '../../../app/pages/form/FormPage.tsx';
import { askBeforeLeaving, finishBeforeLeaving } from '../../../app/session/leaving.ts';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { CallAnswer } from '../../../runtime/react/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { portalOf, show } from '../kits/kit.tsx';
import { surveyOf } from '../kits/survey.ts';

const FORM = await surveyOf('r1', ['name', 'notes']);
vi.mock('../../../app/host/open.ts', async (original) => ({
  ...(await original<object>()),
  openForm: async () => FORM,
}));

type Answered = () => Partial<CallAnswer>;
const AWAY: Answered = () => ({ status: 0 });
const REFUSED: Answered = () => ({ status: 400, body: { status: 'Failed', message: 'No.' } });
const SAVED: Answered = () => ({
  body: { data: { status: 'success', revision: 8, savedAt: '2026-11-20T12:00:00Z' } },
});

interface Begins {
  readonly saved?: object;
  readonly here?: object;
  readonly saving?: Answered;
}
async function open({ saved, here, saving = SAVED }: Begins = {}) {
  if (here)
    localStorage.setItem(
      'draft:form:survey',
      JSON.stringify({ revision: 3, release: 'r1', at: '2026-11-20T11:00:00Z', ...here }),
    );
  const answer = { now: saving };
  const made = fakeCalls({
    form_draft_load: () => ({ body: { status: 'success', ...(saved ?? { n_rec: 0 }) } }),
    form_draft_save: () => answer.now(),
  });
  const portal = portalOf({ calls: made.calls });
  const routes = (
    <Routes>
      <Route path="/forms/:id/:step?" element={<FormPage />} />
    </Routes>
  );
  const page = show(routes, portal, '/forms/survey');
  await field('name');
  const saves = () => made.asked.filter(({ id }) => id === 'form_draft_save').map((c) => c.payload);
  return { portal, page, saves, answer };
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`The ${name}`));
const type = async (name: string, value: string) => {
  const at = await field(name);
  await act(async () => {
    fireEvent.input(at, { target: { value } });
  });
};
const KEPT =
  'Your latest answers could not be saved. They are kept on this device until you come back.';

beforeEach(() => localStorage.clear());

it('saves at once what the network kept on this device, with what it began with', async () => {
  const { saves } = await open({
    saved: { n_rec: 1, data: { name: 'Ann' }, revision: 3, step: 'one' },
    here: { data: { name: 'Ann', notes: 'typed on the train' } },
  });
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toMatchObject({
    id: 'survey',
    data: { name: 'Ann', notes: 'typed on the train' },
    revision: 3,
    release: 'r1',
  });
  expect((await field('notes')).value).toBe('typed on the train');
});

it('saves nothing of a draft that the server has, and says when it was saved', async () => {
  const { saves } = await open({
    saved: { n_rec: 1, data: { name: 'Ann' }, revision: 3, savedAt: '2026-11-20T12:00:00Z' },
  });
  await screen.findByText(/^Saved at/);
  expect(saves()).toEqual([]);
  await type('notes', 'more');
  await act(finishBeforeLeaving);
  expect(saves()).toMatchObject([{ data: { name: 'Ann', notes: 'more' }, revision: 3 }]);
});

it('saves the last words before somebody leaves, and says so where it cannot', async () => {
  const { portal, saves, answer } = await open();
  await act(finishBeforeLeaving);
  expect(saves()).toEqual([]);
  expect(portal.toasts.shown()).toBeUndefined();
  await type('name', 'Ann');
  await act(finishBeforeLeaving);
  expect(saves()).toMatchObject([{ data: { name: 'Ann' } }]);
  expect(portal.toasts.shown()).toBeUndefined();
  answer.now = AWAY;
  await type('name', 'Anna');
  await act(finishBeforeLeaving);
  expect(portal.toasts.shown()).toMatchObject({ kind: 'info', text: KEPT });
});

it('saves what is not saved yet when its page is gone, and is asked nothing more', async () => {
  const { page, portal, saves } = await open();
  await type('name', 'Ann');
  page.unmount();
  await waitFor(() => expect(saves()).toMatchObject([{ data: { name: 'Ann' } }]));
  await finishBeforeLeaving();
  expect(saves()).toHaveLength(1);
  expect(askBeforeLeaving()).toBeUndefined();
  expect(portal.toasts.shown()).toBeUndefined();
});

it.each([
  ['waits for the network', AWAY],
  ['was refused', REFUSED],
])('asks before a sign-out that would lose what %s', async (_why, saving) => {
  const { saves } = await open({ saving });
  expect(askBeforeLeaving()).toBeUndefined();
  await type('name', 'Ann');
  await act(finishBeforeLeaving);
  await waitFor(() => expect(saves()).toHaveLength(1));

  const leave = async (button: string) => {
    let asked: Promise<boolean> | undefined;
    act(() => {
      asked = askBeforeLeaving();
    });
    const dialog = await screen.findByRole('dialog', { name: 'Sign out without saving?' });
    expect(dialog.textContent).toContain('on this device only');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: button }));
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    return asked;
  };
  expect(await leave('Stay here')).toBe(false);
  expect(localStorage.getItem('draft:form:survey')).not.toBeNull();
  expect(await leave('Sign out')).toBe(true);
  expect(localStorage.getItem('draft:form:survey')).toBeNull();
});

/** A server that has moved on: it refuses the first save and tells its own draft, as revision 4. */
function movedOn(data: JsonObject): Answered {
  const answers: Answered[] = [
    () => ({ status: 409, body: { status: 'Failed', data: { revision: 4, data } } }),
  ];
  return () => (answers.shift() ?? SAVED)();
}
const CONFLICT = { name: /changed/i };

it.each([
  ['what the server has of it', { data: { name: 'Ann' }, revision: 3 }, {}],
  ['what it began with', { data: { name: 'Anna' }, revision: 4 }, { base: { name: 'Ann' } }],
  [
    'a save that it never heard of',
    { data: { name: 'Anna' }, revision: 4 },
    { sent: [{ name: 'Anna' }] },
  ],
])(
  'joins what was kept here with what changed elsewhere by %s, and asks nothing',
  async (_by, saved, kept) => {
    const { saves } = await open({
      saved: { n_rec: 1, ...saved },
      here: { data: { name: 'Ann', notes: 'typed on the train' }, ...kept },
      saving: movedOn({ name: 'Anna' }),
    });
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[0]).toMatchObject({ revision: 3, data: { name: 'Ann' } });
    expect(saves()[1]).toMatchObject({ revision: 4, data: { notes: 'typed on the train' } });
    expect(screen.queryByRole('dialog', CONFLICT)).toBeNull();
  },
);

it('asks where nobody knows what the answers kept here began with', async () => {
  const { saves } = await open({
    saved: { n_rec: 1, data: { name: 'Anna' }, revision: 4 },
    here: { data: { name: 'Ann' } },
    saving: movedOn({ name: 'Anna' }),
  });
  expect(await screen.findByRole('dialog', CONFLICT)).toBeDefined();
  expect(saves()).toHaveLength(1);
});
