// The page a document is signed on: what it shows, what it asks for, what it tells, and links that open nothing.

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
import '../../../app/pages/signing/page/SignPage.tsx';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { CallAnswer } from '../../../runtime/react/index.ts';
import { released } from '../../helpers/releases.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { portalOf, show } from '../kits/kit.tsx';

const paper = {
  status: 'open',
  via: 'email',
  expires: '2026-12-04T00:00:00Z',
  signer: { name: 'Ann Lee', email: 'ann@example.com', attorney_id: '41' },
  document: {
    title: 'Enrollment Application',
    sha256: 'a'.repeat(64),
    revision: 1,
    release: 'r1',
    parts: [
      [
        { kind: 'heading', depth: 1, text: 'Enrollment Application' },
        { kind: 'heading', depth: 2, text: 'Primary Details' },
        { kind: 'facts', rows: [['First Name', 'Ann']] },
        {
          kind: 'table',
          columns: [{ heading: 'County' }, { heading: 'CDL Rate', align: 'right' }],
          rows: [['Fulton', '$175.00']],
        },
      ],
      [
        { kind: 'heading', depth: 2, text: 'Agreement' },
        { kind: 'paragraph', runs: [{ text: 'Paid at a ' }, { text: 'flat fee', bold: true }] },
        { kind: 'list', ordered: true, items: [[{ kind: 'paragraph', runs: [{ text: 'One' }] }]] },
        { kind: 'hologram' },
      ],
    ],
  },
  consent: 'I agree to sign this document electronically. It has the same effect as one by hand.',
  events: [],
} as const;

// The form as the repository's content releases it; how it is fetched is the browser tests' affair.
vi.mock('../../../app/host/open.ts', async (original) => ({
  ...(await original<object>()),
  async openForm(_content: unknown, id: string) {
    const { forms, texts } = await released();
    return { ...forms[id], texts, live: undefined };
  },
}));
beforeAll(async () => {
  await released();
}, 240_000);

type Table = Readonly<Record<string, (payload: JsonObject) => Partial<CallAnswer>>>;

async function open(table: Table = {}) {
  const { calls, asked } = fakeCalls({
    sign_page: () => ({ body: { status: 'success', data: paper as unknown as JsonObject } }),
    sign_event: () => ({ body: { status: 'success' } }),
    sign_finish: () => ({
      body: {
        status: 'success',
        data: { signed_at: '2026-11-20T13:05:59Z', sha256_signed: 'f'.repeat(64) },
      },
    }),
    ...table,
  });
  show(<App />, portalOf({ calls }), '/sign/token-1');
  await screen.findByRole('heading', { level: 1 });
  const of = (id: string) => asked.filter((one) => one.id === id).map(({ payload }) => payload);
  return { of };
}

const finish = () => fireEvent.click(screen.getByRole('button', { name: 'Sign and finish' }));
const consent = () =>
  screen.getByRole('checkbox', { name: /^I agree to sign this document electronically/ });
const typed = { token: 'token-1', sha256: 'a'.repeat(64), name: 'Ann Lee', method: 'type' };

it('shows the whole document as text, without header and footer around it', async () => {
  await open();
  const document = screen.getByRole('region', { name: 'Document' });
  expect(within(document).getByRole('heading', { name: 'Primary Details' })).toBeTruthy();
  expect(within(document).getByRole('columnheader', { name: 'CDL Rate' })).toBeTruthy();
  expect(within(document).getByRole('cell', { name: 'Fulton' })).toBeTruthy();
  expect(within(document).getByText('flat fee').tagName).toBe('B');
  expect(within(document).getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('tells that it was opened, and signs nothing by being looked at', async () => {
  const { of } = await open();
  await waitFor(() => expect(of('sign_event')).toEqual([{ token: 'token-1', kind: 'opened' }]));
  expect(of('sign_finish')).toEqual([]);
});

it('signs with a typed name once agreed, and says what comes next', async () => {
  const { of } = await open();
  expect(screen.getByLabelText<HTMLInputElement>('Your full name').value).toBe('Ann Lee');
  fireEvent.click(consent());
  finish();
  const heading = await screen.findByRole('heading', { name: 'You have signed the application' });
  expect(document.activeElement).toBe(heading);
  expect(of('sign_finish')).toEqual([{ ...typed, consent: true }]);
  expect(screen.getByText(/send you a welcome email on approval/)).toBeTruthy();
  expect(screen.getByText('2026-11-20 13:05:59 UTC')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download the signed document' })).toBeTruthy();
});

it('asks about a name that is far from the applicant, and signs under it once confirmed', async () => {
  const { of } = await open();
  const name = () => screen.getByLabelText('Your full name');
  const question = /The name above differs from the one in the application/;
  expect(screen.queryByRole('checkbox', { name: question })).toBeNull();
  fireEvent.change(name(), { target: { value: 'A. M. Lee' } });
  expect(screen.queryByRole('checkbox', { name: question })).toBeNull();
  fireEvent.change(name(), { target: { value: 'Ann Smith' } });
  await screen.findByRole('checkbox', { name: question });
  expect(screen.getByLabelText<HTMLInputElement>('Name in the application').value).toBe('Ann Lee');
  fireEvent.click(consent());
  finish();
  expect(await screen.findByText(/^Confirm that this is your name, too/)).toBeTruthy();
  expect(of('sign_finish')).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: question }));
  finish();
  await screen.findByRole('heading', { name: 'You have signed the application' });
  const signed = { ...typed, name: 'Ann Smith', other_name: true, consent: true };
  expect(of('sign_finish')).toEqual([signed]);
});

it('asks for consent and leads to it; taking it back is told too', async () => {
  const { of } = await open();
  finish();
  expect(await screen.findByText('Agree to sign electronically to go on')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(consent()));
  expect(of('sign_finish')).toEqual([]);
  fireEvent.click(consent());
  fireEvent.click(consent());
  await waitFor(() =>
    expect(of('sign_event').map(({ kind }) => kind)).toEqual(['opened', 'consented', 'withdrew']),
  );
});

it('asks for a name, and for a drawing only from who chose to draw', async () => {
  const { of } = await open();
  fireEvent.click(consent());
  fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: '  ' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Draw' }));
  await screen.findByRole('img', { name: 'Place to draw your signature' });
  finish();
  expect(await screen.findByText('Enter your full name')).toBeTruthy();
  expect(screen.getByText('Draw your signature, or choose Type')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your full name')));
  expect(screen.getByText(/A typed name counts just as much/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Type' }));
  await waitFor(() => expect(screen.queryByText('Draw your signature, or choose Type')).toBeNull());
  fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: 'Ann Lee' } });
  finish();
  await screen.findByRole('heading', { name: 'You have signed the application' });
  expect(of('sign_finish')).toHaveLength(1);
});

it('keeps everything and says the sentence of the documents when signing fails', async () => {
  const { of } = await open({ sign_finish: () => ({ status: 500, body: { message: 'x' } }) });
  fireEvent.click(consent());
  finish();
  expect(await screen.findByText('Something went wrong, please try again')).toBeTruthy();
  expect((consent() as HTMLInputElement).checked).toBe(true);
  finish();
  await waitFor(() => expect(of('sign_finish')).toHaveLength(2));
});

it('puts what the server finds wrong at its field, and stays', async () => {
  const message = 'The drawing could not be read. Please draw again, or type your name.';
  const faults = [{ path: '/name', code: 'pattern', message }];
  const { of } = await open({
    sign_finish: () => ({ status: 422, body: { status: 'Failed', message: 'x', faults } }),
  });
  fireEvent.click(consent());
  finish();
  const fault = await screen.findByText(message);
  expect(screen.getByLabelText('Your full name').getAttribute('aria-describedby')).toBe(
    fault.closest('p')?.id,
  );
  expect(of('sign_page')).toHaveLength(1);
});

it('shows the document anew, and says why, when it is not the one to be signed', async () => {
  const message = 'This is not the document you were shown. Please read it again before you sign.';
  const { of } = await open({
    sign_finish: () => ({ status: 409, body: { status: 'Failed', message } }),
  });
  fireEvent.click(consent());
  finish();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('Something went wrong, please try again')).toBeTruthy();
  await waitFor(() => expect(of('sign_page')).toHaveLength(2));
  expect(((await screen.findByRole('checkbox')) as HTMLInputElement).checked).toBe(false);
});

it('shows a typed name as the signature it will be, here and in the document', async () => {
  await open();
  const name = screen.getByLabelText('Your full name');
  fireEvent.change(name, { target: { value: 'Ann B. Lee' } });
  await waitFor(() =>
    expect([...document.querySelectorAll('.sig')].map((mark) => mark.textContent)).toEqual([
      'Ann B. Lee',
      'Ann B. Lee',
    ]),
  );
});

it('shows the thanks and the file where it was signed before', async () => {
  const data = { ...paper, status: 'signed', signed_at: '2026-11-20T13:05:59Z' };
  const { of } = await open({
    sign_page: () => ({ body: { status: 'success', data: data as unknown as JsonObject } }),
  });
  expect(screen.getByRole('heading', { name: 'You have signed the application' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign and finish' })).toBeNull();
  expect(of('sign_event')).toEqual([]);
});

it.each([
  [404, 'This link does not lead to a document'],
  [410, 'This link no longer works'],
  [409, 'This application is already signed'],
])('says of a link refused with %i: %s', async (status, title) => {
  await open({
    sign_page: () => ({ status, body: { status: 'Failed', message: 'The reason.' } }),
  });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText('The reason.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign and finish' })).toBeNull();
});

it('asks for the code from the mailbox where the signer is not known, and opens then', async () => {
  let proved = false;
  const needed = { status: 401, body: { status: 'Failed', message: 'Please enter the code' } };
  const { of } = await open({
    sign_page: () =>
      proved
        ? { body: { status: 'success', data: paper as unknown as JsonObject } }
        : { ok: false, ...needed },
    sign_code: () => ({ body: { status: 'success', message: 'Sent', data: { minutes: 10 } } }),
    prove_mailbox: () => {
      proved = true;
      return { body: { status: 'success', message: 'Yours', result: { lead: [], no_rec: 0 } } };
    },
  });
  const code = await screen.findByLabelText('Code from the e-mail');
  expect(of('sign_code')).toHaveLength(1);
  fireEvent.change(code, { target: { value: '123 456' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  });
  expect(of('prove_mailbox')).toEqual([{ code: '123456' }]);
  expect(await screen.findByRole('button', { name: 'Sign and finish' })).toBeTruthy();
});

it('counts a part as read once its end was in sight, and moves between parts', async () => {
  const watched: { see: (element: Element) => void; all: Element[] }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      all: Element[] = [];
      constructor(callback: (entries: unknown[]) => void) {
        const see = (target: Element) => callback([{ isIntersecting: true, target }]);
        watched.push({ see, all: this.all });
      }
      observe(element: Element) {
        this.all.push(element);
      }
      disconnect() {}
    },
  );
  const { of } = await open();
  expect(screen.getByText('0 of 2 parts seen')).toBeTruthy();
  const ends = watched.find(({ all }) => all.some((one) => one.matches('[data-end]')));
  act(() => {
    for (const end of ends?.all ?? []) ends?.see(end);
  });
  expect(screen.getByText('All 2 parts seen')).toBeTruthy();
  await waitFor(() => expect(of('sign_event').map(({ part }) => part)).toEqual([undefined, 1, 2]));
  fireEvent.click(screen.getByRole('button', { name: 'Next part' }));
  expect(screen.getByText('Part 2 of 2')).toBeTruthy();
  expect(document.activeElement?.getAttribute('data-leaf')).toBe('2');
  fireEvent.click(screen.getByRole('button', { name: 'Next part' }));
  expect(screen.queryByText(/^Part /)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Signature' }));
  vi.unstubAllGlobals();
});
