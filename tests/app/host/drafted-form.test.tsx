// A form on a page of its own whose draft is kept: one in all, or one of each thing it is about.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DraftedForm, type DraftedFormProps } from '../../../app/host/drafted/DraftedForm.tsx';
import type { OpenedDraft } from '../../../app/host/use-draft.ts';
import type { SessionRecord } from '../../../app/session/record.ts';
import type { CallAnswer, LoadedForm } from '../../../runtime/react/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { member, portalOf, show } from '../kits/kit.tsx';
import { surveyOf } from '../kits/survey.ts';
import '../../../runtime/react/drafts/LeftOutList.tsx';

const FORM = await surveyOf('r1', ['name', 'notes'], { timeZone: 'America/New_York' });
const there: { form: LoadedForm | undefined } = { form: FORM };
vi.mock('../../../app/host/open.ts', async (original) => ({
  ...(await original<object>()),
  openForm: async () => there.form,
}));

type Props = Partial<DraftedFormProps<'create_auth_request'>>;
interface Begins extends Props {
  readonly session?: SessionRecord;
  readonly saved?: object;
  readonly load?: () => Partial<CallAnswer>;
  readonly send?: () => Partial<CallAnswer>;
  readonly save?: () => Partial<CallAnswer>;
}
const AWAY = () => ({ status: 0 });
const SAVED = { body: { data: { status: 'success', revision: 8, savedAt: '' } } };

async function open({ session = { user: member() }, ...begins }: Begins = {}) {
  const { saved, load, send, save = () => SAVED, ...props } = begins;
  const made = fakeCalls({
    form_draft_load: load ?? (() => ({ body: { status: 'success', ...(saved ?? { n_rec: 0 }) } })),
    form_draft_save: save,
    create_auth_request: send ?? (() => ({ body: { status: 'success', message: 'Sent.' } })),
  });
  const portal = portalOf({ session, calls: made.calls });
  const onSent = vi.fn<(body: object, opened: OpenedDraft) => void>();
  const page = show(
    <DraftedForm id="survey" call="create_auth_request" onSent={onSent} {...props} />,
    portal,
  );
  const asked = (id: string) => made.asked.filter((one) => one.id === id);
  return { portal, page, onSent, asked };
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`The ${name}`));
const type = async (name: string, value: string) => {
  const at = await field(name);
  await act(async () => {
    fireEvent.input(at, { target: { value } });
  });
};
const submit = async () => {
  const button = await screen.findByRole('button', { name: 'Submit' });
  await act(async () => {
    fireEvent.click(button);
  });
};
const leave = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
  });

beforeEach(() => {
  localStorage.clear();
  there.form = FORM;
});

it('goes on with the draft of the thing it is about, as whoever is logged in, and saves it as that', async () => {
  const saved = { n_rec: 1, data: { name: 'Ann' }, revision: 3, savedAt: '2026-11-20T12:00:00Z' };
  const { asked } = await open({ about: '7', saved });
  expect((await field('name')).value).toBe('Ann');
  await screen.findByText(/^Saved at/);
  expect(asked('form_draft_load')).toMatchObject([
    { payload: { id: 'survey', about: '7' }, options: { token: 'a-token' } },
  ]);
  await type('notes', 'more');
  await leave();
  await waitFor(() => expect(asked('form_draft_save')).toHaveLength(1));
  const [save] = asked('form_draft_save');
  expect(save).toMatchObject({
    payload: { id: 'survey', about: '7', data: { name: 'Ann', notes: 'more' }, revision: 3 },
    options: { token: 'a-token' },
  });
  expect(save?.payload).not.toHaveProperty('step');
  expect(save?.payload).not.toHaveProperty('reached');
});

it('keeps one draft in all where it is about nothing', async () => {
  const { asked } = await open();
  await type('name', 'Ann');
  expect(asked('form_draft_load')[0]?.payload).toEqual({ id: 'survey' });
  await leave();
  await waitFor(() => expect(asked('form_draft_save')).toHaveLength(1));
  expect(asked('form_draft_save')[0]?.payload).not.toHaveProperty('about');
});

it.each([
  ['a member', { user: member() }, ':10001'],
  ['staff', { staff: { id: 's1', token: 'staff-token' } } as unknown as SessionRecord, ':s1'],
  ['a visitor', {}, ''],
])('keeps the draft of %s under their own name on this device', async (_who, session, whose) => {
  await open({ session, save: AWAY });
  await type('name', 'Ann');
  await leave();
  await waitFor(() => expect(localStorage.getItem(`draft:form:survey${whose}`)).not.toBeNull());
  cleanup();
  await open({ session, save: AWAY, about: '7' });
  await type('name', 'Ann');
  await leave();
  await waitFor(() => expect(localStorage.getItem(`draft:form:survey${whose}:7`)).not.toBeNull());
});

it('opens with what this device kept where the network is away', async () => {
  localStorage.setItem(
    'draft:form:survey:10001',
    JSON.stringify({ revision: 3, release: 'r1', at: '', data: { name: 'From the train' } }),
  );
  await open({ load: AWAY });
  expect((await field('name')).value).toBe('From the train');
});

it('says above the form what of the draft has no place any more', async () => {
  const saved = {
    ...{ n_rec: 1, data: { name: 'Ann' }, revision: 3 },
    left_out: [{ path: '/gone', label: 'The hours', value: '9 to 5' }],
  };
  await open({ saved });
  const left = await screen.findByRole('region', {
    name: 'This form has changed since you saved it',
  });
  expect(left.textContent).toContain('The hours');
  expect(left.textContent).toContain('9 to 5');
});

it('is sent with what goes beside it, forgets its draft, and tells the page what came back', async () => {
  const { asked, onSent } = await open({ beside: { username: 'dana' } });
  await type('name', 'Ann');
  await submit();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(asked('create_auth_request')).toMatchObject([
    { payload: { name: 'Ann', username: 'dana' } },
  ]);
  const [body, opened] = onSent.mock.calls[0] ?? [];
  expect(body).toMatchObject({ message: 'Sent.' });
  expect(opened?.form).toBe(FORM);
  expect(localStorage.getItem('draft:form:survey:10001')).toBeNull();
  const before = asked('form_draft_save').length;
  await leave();
  cleanup();
  expect(asked('form_draft_save')).toHaveLength(before);
  expect(localStorage.getItem('draft:form:survey:10001')).toBeNull();
});

const refusing = () => ({
  status: 400,
  body: { status: 'Failed', message: 'The case is closed.' },
});

it("says the server's words of a refusal, and keeps what was typed", async () => {
  const { portal, onSent } = await open({ send: refusing });
  await type('name', 'Ann');
  await submit();
  await waitFor(() => expect(portal.toasts.shown()?.text).toBe('The case is closed.'));
  expect(onSent).not.toHaveBeenCalled();
  expect((await field('name')).value).toBe('Ann');
});

it('leaves a refusal to the page where the page has words of its own', async () => {
  const onRefused = vi.fn();
  const { portal } = await open({ send: refusing, onRefused });
  await type('name', 'Ann');
  await submit();
  await waitFor(() =>
    expect(onRefused).toHaveBeenCalledWith(
      expect.objectContaining({ status: 400, message: 'The case is closed.' }),
    ),
  );
  expect(portal.toasts.shown()).toBeUndefined();
});

it('knows the records of its page, who fills it in and what it is about', async () => {
  const { onSent } = await open({ about: '7', records: { case: { number: '480100' } } });
  await type('name', 'Ann');
  await submit();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(onSent.mock.calls[0]?.[1].store.context()).toMatchObject({
    case: { number: '480100' },
    member: { attorney_number: '10001' },
    about: '7',
    route: 'survey',
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  cleanup();
  localStorage.clear();
  const visitor = await open({ session: {} });
  await type('name', 'Ann');
  await submit();
  await waitFor(() => expect(visitor.onSent).toHaveBeenCalled());
  const context = visitor.onSent.mock.calls[0]?.[1].store.context();
  expect(context).toMatchObject({ member: { attorney_number: '' } });
  expect(context).not.toHaveProperty('about');
});

it('stands on a sheet under its heading, with how far it is saved', async () => {
  const saved = { n_rec: 1, data: {}, revision: 3, savedAt: '2026-11-20T12:00:00Z' };
  await open({ head: <h1>New request</h1>, saved });
  expect(await screen.findByRole('heading', { name: 'New request' })).toBeDefined();
  expect(await screen.findByText(/^Saved at/)).toBeDefined();
});

it('is drawn as its page draws it, with how far it is saved handed along', async () => {
  const saved = { n_rec: 1, data: {}, revision: 3, savedAt: '2026-11-20T12:00:00Z' };
  await open({ frame: (status) => () => <aside aria-label="own">{status}</aside>, saved });
  const own = await screen.findByRole('complementary', { name: 'own' });
  await waitFor(() => expect(own.textContent).toMatch(/Saved at/));
});

it('waits while it is opened, says where it cannot be, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  there.form = undefined;
  const { page } = await open();
  expect(page.container.querySelector('.skel')).not.toBeNull();
  const again = await screen.findByRole('button', { name: /again/i });
  there.form = FORM;
  await act(async () => {
    fireEvent.click(again);
  });
  expect(await field('name')).toBeDefined();
});

it('is not opened again by a page that is drawn again with the same, and is for another thing', async () => {
  const { calls, asked } = fakeCalls({
    form_draft_load: () => ({ body: { status: 'success', n_rec: 0 } }),
  });
  const Page = () => {
    const [about, setAbout] = useState('7');
    const [, setTimes] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setTimes((times) => times + 1)}>
          Draw again
        </button>
        <button type="button" onClick={() => setAbout('8')}>
          Another
        </button>
        <DraftedForm
          id="survey"
          about={about}
          records={{ n: 1 }}
          call="create_auth_request"
          onSent={() => undefined}
        />
      </>
    );
  };
  show(<Page />, portalOf({ session: { user: member() }, calls }));
  await type('name', 'Ann');
  const loads = () => asked.filter(({ id }) => id === 'form_draft_load').map((c) => c.payload);
  fireEvent.click(screen.getByRole('button', { name: 'Draw again' }));
  expect((await field('name')).value).toBe('Ann');
  expect(loads()).toEqual([{ id: 'survey', about: '7' }]);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Another' }));
  });
  await waitFor(async () => expect((await field('name')).value).toBe(''));
  expect(loads().at(-1)).toEqual({ id: 'survey', about: '8' });
});
