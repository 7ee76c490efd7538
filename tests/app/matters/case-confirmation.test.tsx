// The page behind the link of an assigned matter, call by call: what may go wrong, what is asked, and what is said in the end.

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseConfirmation } from '../../../app/pages/confirmation/CaseConfirmation.tsx';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { released } from '../../helpers/releases.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import type { Table } from '../kits/claims-kit.tsx';
import { heldToContracts } from '../kits/contract-checks.ts';
import { portalOf, show } from '../kits/kit.tsx';

vi.mock('../../../app/host/open.ts', async () => ({
  openForm: (await import('../kits/released.ts')).openReleased,
}));

const WRONG = 'Something went wrong, Please try again!';
const LINK = { matter_id: 'm1', attorney_id: '10001' };
const MATTER = {
  ...{ first_name: 'Ottilie', last_name: 'Brandt', member_number: 'M-1', phone: '404-555-0142' },
  ...{ address1: '12 Ashby Ave', city: 'Atlanta', state: 'GA', zip: '30309', note: '' },
  ...{ matter_number: '480100', coverage: 'Estate Planning', sub_coverage: 'Simple will' },
  ...{ note_description: '', attorney_id: '10001', status: 'Assigned to Attorney' },
  can_decide: true,
  standing: 'open',
};
const REFUSED = { status: 400, body: { status: 'Failed', message: 'No.' } };
const HELP = { phone: '(404)555-0100', email: 'auth@example.com' };

interface Opening {
  readonly link?: JsonObject;
  readonly matter?: JsonObject;
  readonly authorizations?: typeof HELP;
  readonly table?: Table;
}

/** The page; answers are held to their contracts, so that another status than theirs is a failure. */
async function open({ link, matter, authorizations, table }: Opening = {}) {
  const { app, texts } = await released();
  const { calls, asked } = fakeCalls({
    data_decrypt: () => ({ body: { status: 200, data: { ...LINK, ...link } } }),
    agent_login: () => ({ body: { status: 'Active', token: 'for-this-link' } }),
    case_details: () => ({ body: { status: 'Success', data: { ...MATTER, ...matter } } }),
    create_todo_note: ({ info }) => ({
      body: { status: 'Success', accept_decline: (info as JsonObject).accept_decline ?? 'accept' },
    }),
    ...table,
  });
  const bare = portalOf({ calls: heldToContracts(calls) });
  const contact = authorizations ? { authorizations } : {};
  const content = { ...bare.content, app, texts, config: { ...bare.content.config, contact } };
  const portal = { ...bare, content };
  const page = (
    <Routes>
      <Route path="/case_confirmation/:data?" element={<CaseConfirmation />} />
    </Routes>
  );
  show(page, portal, '/case_confirmation/sealed');
  return { portal, asked: () => asked.map(({ id }) => id), sent: () => asked.at(-1)?.payload };
}

const radio = (name: string) => screen.queryByRole<HTMLInputElement>('radio', { name });
const submitButton = () => screen.queryByRole('button', { name: 'Submit' });
const reason = () => screen.queryByLabelText<HTMLSelectElement>('Reason');
const press = async (name: string): Promise<void> => {
  const role = /^(Accept|Decline|Yes|No)$/.test(name) ? 'radio' : 'button';
  const control = await screen.findByRole(role, { name });
  await act(async () => {
    fireEvent.click(control);
  });
};

beforeEach(() => {
  // An answer that breaks its contract is told to whoever reads the log.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('DEC-02 to DEC-05 a link is opened by three calls in their order', () => {
  it.each<[string, Table, readonly string[]]>([
    ['DEC-03 cannot be decrypted', { data_decrypt: () => REFUSED }, ['data_decrypt']],
    [
      'DEC-04 gets no token that is Active',
      { agent_login: () => ({ body: { status: 'Inactive', token: 'x' } }) },
      ['data_decrypt', 'agent_login'],
    ],
    ['DEC-04 gets no token', { agent_login: () => REFUSED }, ['data_decrypt', 'agent_login']],
    [
      'DEC-05 gets details that are no Success',
      { case_details: () => ({ body: { status: 'Failed', data: MATTER } }) },
      ['data_decrypt', 'agent_login', 'case_details'],
    ],
    [
      'DEC-05 gets no details',
      { case_details: () => REFUSED },
      ['data_decrypt', 'agent_login', 'case_details'],
    ],
  ])('one that %s says so and tells nothing; it can be tried again', async (_, broken, calls) => {
    const table = { ...broken };
    const { asked } = await open({ table });
    expect((await screen.findByRole('alert')).textContent).toContain(WRONG);
    expect(asked()).toEqual(calls);
    expect([screen.queryByText(/Ottilie/), radio('Accept'), submitButton()]).toEqual([
      null,
      null,
      null,
    ]);
    await press('Try again');
    await waitFor(() => expect(asked()).toEqual([...calls, ...calls]));
    await screen.findByRole('alert');
  });

  it('one whose matter is another’s by now says that, and no more', async () => {
    await open({ matter: { can_decide: false, standing: 'reassigned' } });
    await screen.findByText('This matter has been reassigned');
    expect([screen.queryByText(/Ottilie/), radio('Accept')]).toEqual([null, null]);
  });
});

describe('a link that can be answered no more', () => {
  const at = '2026-03-02T15:00:00.000Z';
  const openClosed = (matter: JsonObject) =>
    open({ matter: { ...matter, can_decide: false }, authorizations: HELP });
  const NONE = Object.fromEntries(
    Object.entries(MATTER).map(([name, value]) => [name, typeof value === 'string' ? '' : value]),
  );

  it('one that was accepted says when, and shows the member for as long as the matter is theirs', async () => {
    const answered = { accept_decline: 'accept', at, yours: true };
    await openClosed({ standing: 'answered', answered });
    await screen.findByText('You have accepted matter 480100');
    screen.getByText(/^You accepted matter 480100 on 03\/02\/2026, /);
    for (const fact of ['404-555-0142', '12 Ashby Ave, Atlanta, GA 30309']) screen.getByText(fact);
    expect([radio('Accept'), submitButton()]).toEqual([null, null]);
  });

  it('one that was accepted and is another’s by now, or too old, shows no member', async () => {
    const answered = { accept_decline: 'accept', at, yours: false };
    await openClosed({ ...NONE, standing: 'answered', answered, matter_number: '480100' });
    await screen.findByText('This matter has been reassigned');
    screen.getByText('It is no longer assigned to you.');
    expect(screen.queryByText('Phone')).toBeNull();
  });

  it('OR-116 one that was declined says so, and that it has been reassigned', async () => {
    const answered = { accept_decline: 'decline', at, yours: false };
    await openClosed({ ...NONE, standing: 'answered', answered, matter_number: '480100' });
    await screen.findByText('This matter has been reassigned');
    screen.getByText(/^You declined matter 480100 on 03\/02\/2026, /);
    screen.getByText(/contact Authorizations at \(404\)555-0100 or at auth@example.com\.$/);
  });

  it('one that has ended says where another comes from', async () => {
    await openClosed({ ...NONE, standing: 'ended' });
    await screen.findByText('This link has ended');
    screen.getByText(/ask Authorizations for another: \(404\)555-0100, auth@example.com\.$/);
  });
});

describe('what is asked', () => {
  it('DEC-08 a matter without a number cannot be answered, and whom to ask is said', async () => {
    await open({ matter: { matter_number: '' }, authorizations: HELP });
    const said = await screen.findByText(/^This matter has no number yet/);
    expect(said.textContent).toContain('Authorizations: (404)555-0100, auth@example.com.');
    screen.getByText('Ottilie Brandt');
    expect([radio('Accept'), radio('Decline'), submitButton()]).toEqual([null, null, null]);
  });

  it('DEC-09, DEC-10 Decline asks why; Accept hides the questions, and sends no answer of them', async () => {
    const { sent } = await open();
    await press('Decline');
    expect([radio('Yes')?.checked, radio('No')?.checked]).toEqual([false, false]);
    await act(async () => {
      fireEvent.change(reason() as HTMLSelectElement, {
        target: { value: 'No availability/Full case load.' },
      });
    });
    await press('No');
    await press('Accept');
    await waitFor(() => expect(reason()).toBeNull());
    expect([radio('Yes'), radio('No')]).toEqual([null, null]);
    await press('Submit');
    await screen.findByText('You have accepted matter 480100');
    expect(sent()).toMatchObject({ case: 'm1', token: 'for-this-link' });
    expect(sent()?.info).toEqual({ accept_decline: 'accept' });
  });

  it('OR-54 what the link says is chosen already, and only Submit sends it', async () => {
    const link = {
      accept_decline: 'decline',
      note_from_attorney: 'Attorney declined fee schedule.',
      had_consult: 'No',
    };
    const { asked, sent } = await open({ link });
    await screen.findByRole('radio', { name: 'Decline' });
    await waitFor(() => expect(radio('Decline')?.checked).toBe(true));
    expect(reason()?.selectedOptions[0]?.textContent).toBe('Attorney declined fee schedule.');
    expect(radio('No')?.checked).toBe(true);
    expect(asked()).not.toContain('create_todo_note');
    await press('Submit');
    await screen.findByText('You have declined matter 480100');
    expect(sent()).toMatchObject({ info: link });
  });
});

describe('what is said in the end', () => {
  it.each([
    [
      'DEC-18 an accepted matter',
      'accept',
      'The member will contact you. Further services need an authorization request, which you make in the attorney portal, or write to the Authorizations mailbox at auth@example.com.',
    ],
    [
      'DEC-19 a declined matter',
      'decline',
      'The member will be reassigned. If you have questions, contact Authorizations at (404)555-0100 or at auth@example.com.',
    ],
  ])('%s is told in place of the form, with whom to turn to', async (_, answer, words) => {
    const given = { note_from_attorney: 'Attorney declined fee schedule.', had_consult: 'No' };
    await open({ link: { accept_decline: answer, ...given }, authorizations: HELP });
    await press('Submit');
    const said = await screen.findByRole('status');
    expect(said.querySelector('p')?.textContent).toBe(words);
    expect(said.className).toContain('good');
    expect(document.activeElement).toBe(said.querySelector('h1'));
    expect([document.querySelector('form'), submitButton()]).toEqual([null, null]);
  });

  it.each<[string, Table]>([
    ['is no Success', { create_todo_note: () => ({ body: { status: 'Failed' } }) }],
    ['is refused', { create_todo_note: () => REFUSED }],
    ['never comes', { create_todo_note: () => ({ status: 0 }) }],
  ])('DEC-20 where the confirmation %s, that is said and the choice stays', async (_, table) => {
    const { portal } = await open({ table });
    await press('Accept');
    await press('Submit');
    await waitFor(() => expect(portal.toasts.shown()?.text).toBe(WRONG));
    expect(radio('Accept')?.checked).toBe(true);
    expect(submitButton()).not.toBeNull();
    expect(screen.queryByText(/^You have accepted/)).toBeNull();
  });

  it('a matter that was decided meanwhile is told as reassigned', async () => {
    let decided = false;
    await open({
      table: {
        case_details: () => ({
          body: {
            status: 'Success',
            data: { ...MATTER, can_decide: !decided, standing: decided ? 'reassigned' : 'open' },
          },
        }),
        create_todo_note: () => {
          decided = true;
          return { status: 409, body: { status: 'Failed', message: 'Moved.' } };
        },
      },
    });
    await press('Accept');
    await press('Submit');
    await screen.findByText('This matter has been reassigned');
  });
});
