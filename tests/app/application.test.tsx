// The application page when things go wrong: signed out, submitted elsewhere, saved elsewhere, an answer that is none.

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../app/App.tsx';
// Fetched beforehand, so that no test waits for a module.
import '../../app/pages/account/Home.tsx';
import '../../app/pages/account/Login.tsx';
import '../../app/pages/application/Application.tsx';
import '../../app/pages/Unauthorized.tsx';
import type { FormBundle, JsonObject } from '../../runtime/core/index.ts';
import {
  type CallAnswer,
  type CallClient,
  type LoadedForm,
  localDraft,
} from '../../runtime/react/index.ts';
import { bundleOf, validatorOf } from '../helpers/bundle.ts';
import { fakeCalls, textsOf } from '../react/kit.tsx';
import { call, portalOf, show } from './kit.tsx';

const bundle: FormBundle = {
  ...bundleOf({
    sections: {
      primary: {
        schema: {
          type: 'object',
          properties: { firm_name: { type: 'string' }, ssn: { type: 'string', writeOnly: true } },
        },
      },
    },
    fields: { '/ssn': { secret: true } },
  }),
  id: 'application',
  kind: 'wizard',
  draft: { save: 'save_attorney_temp_data', onNewRelease: 'migrate' },
  submit: { call: 'create_attorney' },
};
const form: LoadedForm = {
  bundle,
  validate: validatorOf(bundle),
  live: undefined,
  texts: textsOf({
    'application.title': 'Application',
    'application.primary.title': 'Primary Details',
    'application.submit': 'Proceed to Signature Page',
    ...Object.fromEntries(
      Object.entries(bundle.fields).map(([at, { label }]) => [
        label,
        at === '/ssn' ? 'Tax Number' : 'Firm Name',
      ]),
    ),
  }),
};
vi.mock('../../app/pages/form/open.ts', async (original) => ({
  ...(await original<object>()),
  openForm: async () => form,
}));

const lead = { id: '7', email: 'a@example.com' };
const KEY = 'application:7';
const PROCEED = 'Proceed to Signature Page';
const failed = (status: number, message: string): Partial<CallAnswer> => ({
  status,
  body: { status: 'Failed', message },
});

/** In place of what the table of a test says, for a save whose answer is to wait. */
let onSave: (() => Promise<CallAnswer>) | undefined;
beforeEach(() => {
  localStorage.clear();
  onSave = undefined;
});
afterEach(() => window.history.replaceState(null, '', '/'));

type Table = Readonly<Record<string, (payload: JsonObject) => Partial<CallAnswer>>>;

/** Opens the application of a lead whose draft stands at revision 4, unless `calls` say otherwise. */
async function open(calls: Table = {}, saved: JsonObject = { firm_name: 'Saved' }) {
  let revision = 4;
  const store: Table = {
    attorney_check: () => ({
      body: {
        status: 'success',
        n_rec: 1,
        lead,
        data: saved,
        revision,
        savedAt: '2026-11-20T12:00:00Z',
      },
    }),
    save_attorney_temp_data: ({ revision: seen, data }) => {
      if (seen !== revision)
        return { status: 409, body: { status: 'Failed', data: { revision, data: saved } } };
      revision += 1;
      saved = data as JsonObject;
      return { body: { status: 'success', data: { status: 'success', revision } } };
    },
  };
  const made = fakeCalls({ ...store, ...calls });
  const client: CallClient = (id, payload, options) =>
    (id === 'save_attorney_temp_data' && onSave?.()) || made.calls(id, payload, options);
  const bare = portalOf({ session: { lead }, calls: client });
  const declared = { attorney_app_pdf: call('attorney_app_pdf') };
  const app = { ...bare.content.app, calls: declared };
  const portal = { ...bare, content: { ...bare.content, app } };
  const page = show(<App />, portal, '/application/primary');
  await screen.findByRole('heading', { level: 1, name: 'Primary Details' });
  return { ...made, portal, page, stored: () => saved };
}
const field = () => screen.getByLabelText<HTMLInputElement>(/Firm Name/);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) =>
  act(async () => {
    // What stands under the steps stands once more for phones.
    fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
  });
/** What the autosave would do in a second. */
const leaveThePage = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
  });
const keptHere = (name: string, revision: number, at: string) =>
  localStorage.setItem(
    `draft:${KEY}`,
    JSON.stringify({ data: { firm_name: name }, revision, step: 'primary', release: 'r1', at }),
  );

describe('answers kept on this device', () => {
  it.each(['2026-11-20T11:50:00Z', '2026-11-20T12:10:00Z'])(
    'are shown and sent, though the clock of the device says %s',
    async (at) => {
      keptHere('Typed offline', 4, at);
      const { stored } = await open();
      expect(field().value).toBe('Typed offline');
      await waitFor(() => expect(stored()).toEqual({ firm_name: 'Typed offline' }));
      await waitFor(() => expect(localDraft(KEY)).toBeUndefined());
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('never replace what was saved elsewhere since without asking (WIZ-10)', async () => {
    keptHere('Typed offline', 3, '2026-11-20T12:10:00Z');
    const { stored } = await open();
    expect(
      await screen.findByRole('dialog', { name: 'This form was changed elsewhere' }),
    ).toBeTruthy();
    expect(stored()).toEqual({ firm_name: 'Saved' });
    expect(field().value).toBe('Typed offline');
    await press('Use the answers saved elsewhere');
    expect(field().value).toBe('Saved');
    expect(localDraft(KEY)).toBeUndefined();
  });
});

describe('a refused save', () => {
  it('for want of a session says so, leads to the page with the ways in, and loses nothing', async () => {
    const { portal, page } = await open({
      save_attorney_temp_data: () => failed(401, 'Please login first!'),
    });
    type('Typed too late');
    await leaveThePage();
    expect(await screen.findByText('Please login first!')).toBeTruthy();
    expect(
      screen.getByText(/^Your answers are kept on this device\. Enter your e-mail/),
    ).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Sign Up' })).toBeTruthy();
    expect(portal.session.get().lead).toBeUndefined();
    page.unmount();
    const again = await open();
    expect(field().value).toBe('Typed too late');
    await waitFor(() => expect(again.stored()).toEqual({ firm_name: 'Typed too late' }));
  });

  it('for want of a session loses no tax number either, for the same person, though none is kept on the device', async () => {
    let up = false;
    const { portal, page } = await open({
      attorney_check: () => ({
        body: { status: 'success', n_rec: 1, lead, data: { firm_name: 'Saved' }, revision: 4 },
      }),
      save_attorney_temp_data: () =>
        up ? { body: { data: { revision: 5 } } } : failed(401, 'Please login first!'),
    });
    const tax = () => screen.getByLabelText<HTMLInputElement>(/Tax Number/);
    fireEvent.change(tax(), { target: { value: '123-45-6789' } });
    type('Typed too late');
    await leaveThePage();
    await screen.findByRole('link', { name: 'Sign Up' });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('6789');
    page.unmount();
    up = true;
    portal.session.set({ lead });
    expect(portal.wayBack.take(lead.email)).toBe('/application');
    show(<App />, portal, '/application');
    await screen.findByRole('heading', { level: 1, name: 'Primary Details' });
    expect([field().value, tax().value]).toEqual(['Typed too late', '123-45-6789']);
  });

  it('for another lead in this browser leaves that one its session', async () => {
    const { portal } = await open({
      save_attorney_temp_data: () => failed(403, 'This is not your application.'),
    });
    const other = { id: '8', email: 'b@example.com' };
    act(() => portal.session.set({ lead: other }));
    type('Whose?');
    await leaveThePage();
    expect(await screen.findByRole('link', { name: 'Sign Up' })).toBeTruthy();
    expect(portal.session.get().lead).toEqual(other);
    expect(localDraft(KEY)).toMatchObject({ data: { firm_name: 'Whose?' } });
  });

  it('because the application was submitted in another tab says so and leads home (ERR-10)', async () => {
    let submitted = false;
    const { portal } = await open({
      attorney_check: () =>
        submitted
          ? {
              body: {
                status: 'success',
                lead: { ...lead, attorney_id: '41' },
                attorney: { id: '41', emailAddress: lead.email, signed: false },
              },
            }
          : { body: { status: 'success', n_rec: 0, lead } },
      save_attorney_temp_data: () => failed(409, 'Application already submitted'),
    });
    submitted = true;
    type('Typed after it was sent');
    await leaveThePage();
    expect(await screen.findByText('Application already submitted')).toBeTruthy();
    expect(await screen.findByText(/One step is left: your signature/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.session.get().attorney?.id).toBe('41');
    expect(localDraft(KEY)).toBeUndefined();
  });

  it('for any other reason shows the sentence of the server, for as long as it holds, and stays', async () => {
    const words = 'This is more than the server accepts.';
    let tooLong = true;
    await open({
      save_attorney_temp_data: () =>
        tooLong
          ? failed(413, words)
          : { body: { status: 'success', data: { status: 'success', revision: 5 } } },
    });
    type('Very long');
    await leaveThePage();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getAllByText(/^Not saved yet\..* This is more/).length).toBeGreaterThan(0);
    expect(field().value).toBe('Very long');
    tooLong = false;
    type('Short');
    await leaveThePage();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });
});

describe('signing out with answers that could not be saved (SES-06)', () => {
  const signOut = async () => {
    fireEvent.click(screen.getByRole('button', { name: /a@example.com/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    return screen.findByRole('dialog', { name: 'Sign out without saving?' });
  };

  it('asks first; whoever stays has lost nothing, whoever goes leaves nothing on this device', async () => {
    const { portal } = await open({ save_attorney_temp_data: () => ({ status: 0 }) });
    type('Only here');
    await leaveThePage();
    await signOut();
    await press('Stay here');
    expect(field().value).toBe('Only here');
    expect(localDraft(KEY)).toMatchObject({ data: { firm_name: 'Only here' } });

    const dialog = await signOut();
    await act(async () => {
      fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    });
    expect(portal.session.get().lead).toBeUndefined();
    await waitFor(() => expect(document.title).toContain('Register/Login'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Only here');
  });

  it('goes at once where a save may still arrive; if it does not, the answers are kept and that is said', async () => {
    let answer: (answer: CallAnswer) => void = () => undefined;
    const { portal } = await open();
    const slow = new Promise<CallAnswer>((resolve) => (answer = resolve));
    onSave = () => slow;
    type('On its way');
    fireEvent.click(screen.getByRole('button', { name: /a@example.com/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(portal.session.get().lead).toBeUndefined();
    await act(async () => answer({ ok: false, status: 0, body: null }));
    expect(
      await screen.findByText(/They are kept on this device until you come back/),
    ).toBeTruthy();
    expect(localDraft(KEY)).toMatchObject({ data: { firm_name: 'On its way' } });
  });
});

describe('Proceed to Signature Page', () => {
  const failures: readonly [string, Partial<CallAnswer>][] = [
    ['nothing answers', { status: 0 }],
    ['the server is in trouble', { status: 500, body: { status: 'error', message: 'Boom' } }],
    ['no attorney comes back', { body: { status: 'success', message: 'Fine.' } }],
  ];
  it.each(failures)(
    'says "Something went wrong, Please try again!" where %s, and can be pressed again (WIZ-30)',
    async (_why, answer) => {
      let up = false;
      const { portal } = await open({
        create_attorney: () =>
          up
            ? { body: { status: 'success', attorney: { id: '41', revision: 3, release: 'r3' } } }
            : answer,
      });
      await press(PROCEED);
      expect(await screen.findByText('Something went wrong, Please try again!')).toBeTruthy();
      expect(screen.queryAllByText(/^The network is away/)).toHaveLength(
        answer.status === 0 ? 1 : 0,
      );
      expect(field().value).toBe('Saved');
      expect(portal.session.get().attorney).toBeUndefined();
      up = true;
      await press(PROCEED);
      await waitFor(() => expect(portal.session.get().attorney?.id).toBe('41'));
      expect(portal.session.get().attorney?.submitted).toEqual({ revision: 3, release: 'r3' });
    },
  );
});

describe('Download Application', () => {
  it.each([
    ['made', 'The form is not complete.', failed(422, 'The form is not complete.')],
    ['fetched', 'No such file', { body: { file_name: 'a.pdf' } }],
  ])(
    'says what the server says where the PDF cannot be %s (ERR-01)',
    async (_what, words, made) => {
      await open({
        attorney_app_pdf: () => made,
        download_signed_enrollment: () => ({ ...failed(200, 'No such file'), ok: false }),
      });
      await press('Download Application');
      expect(await screen.findByText(words)).toBeTruthy();
    },
  );
});
