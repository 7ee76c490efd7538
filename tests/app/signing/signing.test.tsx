// The page of the two ways to sign: the waits and sentences of the documents, and what the browser remembers.

import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { tellSigning } from '../../../app/pages/signing/channel.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { wrongIn } from '../kits/contract-checks.ts';
import { member, portalOf } from '../kits/kit.tsx';
import {
  arrive,
  attorney,
  FAILED,
  good,
  ids,
  lead,
  open,
  opened,
  pass,
  prepareSigning,
  press,
  service,
} from '../kits/signing-kit.tsx';

prepareSigning();

it('asks for the request at once, for its address after 2 s, and opens the window 1 s later', async () => {
  const { asked, names } = await open();
  await press('Sign Application');
  expect(names()).toContain('createSignRequests');
  expect(screen.getByText(/Please wait, your document is being prepared/)).toBeTruthy();
  await pass(1999);
  expect(names()).not.toContain('getEmbeddedSignUrl');
  await pass(1);
  expect(asked.at(-1)?.payload).toEqual({ ...ids, attorney_id: '41' });
  await pass(999);
  expect(window.open).not.toHaveBeenCalled();
  await pass(1);
  expect(vi.mocked(window.open).mock.calls[0]?.[0]?.toString()).toMatch(/\/sign\/abc$/);
  expect(screen.getByText('The document is open in another window')).toBeTruthy();
  expect(screen.queryByText(/Please wait/)).toBeNull();
});

it.each([
  ['Sign Application', 'createSignRequests'],
  ['Sign Application Via Email', 'generateEmailSignRequest'],
])(
  '%s names the state that was submitted here, and when it is another says so beside the stated sentence (ESG-09)',
  async (button, id) => {
    const message = 'This is not the application you submitted.';
    const { calls, asked } = fakeCalls({
      ...good,
      [id]: () => ({ status: 409, body: { status: 'Failed', message } }),
    });
    const submitted = { revision: 7, release: 'r7' };
    await arrive(portalOf({ session: { lead, attorney: { ...attorney, submitted } }, calls }));
    await press(button);
    expect(asked.find((one) => one.id === id)?.payload).toEqual({
      attorney_id: '41',
      ...submitted,
    });
    expect(screen.getByText(message).closest('[role=alert]')).toBe(
      screen.getByText(FAILED).closest('[role=alert]'),
    );
    expect(window.open).not.toHaveBeenCalled();
  },
);

it('takes one press: both buttons rest while the document is prepared, and there is no cancel', async () => {
  const { names } = await open();
  await press('Sign Application');
  await press('Sign Application');
  expect(names().filter((id) => id === 'createSignRequests')).toHaveLength(1);
  const button = screen.getByRole('button', { name: 'Sign Application Via Email' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: /cancel/i })).toBeNull();
});

it('shows the loading toast for 20 s at most', async () => {
  const portal = portalOf({
    session: { lead, attorney },
    calls: (id) =>
      id === 'createSignRequests'
        ? new Promise(() => {})
        : Promise.resolve({ ok: true, status: 200, body: { data: service.state } }),
  });
  await arrive(portal);
  await press('Sign Application');
  await pass(19_999);
  expect(screen.getByText(/Please wait, your document is being prepared/)).toBeTruthy();
  await pass(1);
  expect(screen.queryByText(/Please wait/)).toBeNull();
});

it('gives up after 50 s when the page of the window does not come', async () => {
  await open();
  await press('Sign Application');
  await pass(3000);
  await pass(49_999);
  expect(screen.queryByText(FAILED)).toBeNull();
  await pass(1);
  expect(screen.getByText(FAILED)).toBeTruthy();
  expect(opened.close).toHaveBeenCalled();
});

it('lets a person read for as long as it takes once the page of the window is there', async () => {
  await open();
  await press('Sign Application');
  await pass(3000);
  tellSigning('ready');
  vi.useRealTimers();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  vi.useFakeTimers();
  await pass(600_000);
  expect(screen.queryByText(FAILED)).toBeNull();
});

it('offers a plain link where the browser opens no window', async () => {
  vi.mocked(window.open).mockReturnValue(null);
  await open();
  await press('Sign Application');
  await pass(3000);
  expect(screen.getByText('Your browser did not open the window')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open the document to sign' });
  expect(link.getAttribute('href')).toMatch(/\/sign\/abc$/);
});

it.each([
  ['no answer', { status: 0 }],
  ['a failure of the server', { status: 500, body: { status: 'error', message: 'x' } }],
  // What the client makes of an answer that its contract does not know.
  ['an answer without ids', { status: 502, body: null }],
])('says the sentence of the documents after %s', async (_what, answer) => {
  await open({ createSignRequests: () => answer });
  await press('Sign Application');
  await pass(3000);
  expect(screen.getByText(FAILED)).toBeTruthy();
  expect(window.open).not.toHaveBeenCalled();
});

it('takes no success for one that names no request to sign', async () => {
  expect(await wrongIn('createSignRequests', { status: 'success' })).toBe('/ required');
});

it('opens no address that is not of the web', async () => {
  await open({ getEmbeddedSignUrl: () => ({ body: { data: 'javascript:alert(1)' } }) });
  await press('Sign Application');
  await pass(3000);
  expect(window.open).not.toHaveBeenCalled();
  expect(screen.getByText(FAILED)).toBeTruthy();
});

it('sends the mail and keeps "Not signed" until the server says otherwise (OR-35)', async () => {
  const { portal } = await open();
  service.state = { ...service.state, email_sent: true };
  await press('Sign Application Via Email');
  expect(screen.getByText('Email sent to your email, please check and sign the doc')).toBeTruthy();
  expect(screen.getByText('Waiting for your signature')).toBeTruthy();
  expect(screen.getByText('Not signed')).toBeTruthy();
  expect(portal.session.get().attorney?.signed).toBe(false);

  service.state = {
    ...service.state,
    signed: true,
    signed_at: '2026-11-20T13:00:00Z',
    file_name: 'f.pdf',
  };
  await press('Check again');
  expect(portal.session.get().attorney?.signed).toBe(true);
  expect(screen.getByText(/Provider Relations team will review your application/)).toBeTruthy();
});

it('says the sentence of the documents when the mail cannot be sent, and that the network is away', async () => {
  await open({ generateEmailSignRequest: () => ({ status: 0 }) });
  await press('Sign Application Via Email');
  expect(screen.getByText(FAILED)).toBeTruthy();
  expect(screen.getByText(/^We cannot reach the server right now/)).toBeTruthy();
});

it('notices the signature, remembers it, and takes Sign Application out of the header (OR-117)', async () => {
  const { portal } = await open();
  const header = () => screen.queryAllByRole('link', { name: 'Sign Application' });
  expect(header().length).toBeGreaterThan(0);
  await press('Sign Application');
  await pass(3000);
  service.state = {
    ...service.state,
    signed: true,
    signed_at: '2026-11-20T13:00:00Z',
    file_name: 'f.pdf',
  };
  opened.closed = true;
  await pass(1000);
  expect(screen.getByText(/send you a welcome email on approval/)).toBeTruthy();
  expect(header()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Sign Application' })).toBeNull();
  // The file itself is for whoever logs in.
  expect(screen.getByText(/here once you can log in/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download the signed application' })).toBeNull();
  await act(async () => portal.session.set({ user: member({ id: '41' }) }));
  expect(screen.getByRole('button', { name: 'Download the signed application' })).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('portal.attorney') ?? '{}').signed).toBe(true);
  expect(portal.session.get().attorney?.signed).toBe(true);
});

it('keeps what it remembers when the server is away', async () => {
  const { portal } = await open({ getSignStatus: () => ({ status: 0 }) });
  expect(portal.session.get().attorney?.signed).toBe(false);
  expect(screen.getByRole('button', { name: 'Sign Application' })).toBeTruthy();
});

it('leads to the start when the server no longer knows the application', async () => {
  const { portal } = await open({ getSignStatus: () => ({ status: 401, body: null }) });
  vi.useRealTimers();
  expect(await screen.findByText('Please sign-in first!!')).toBeTruthy();
  expect(portal.session.get().attorney).toBeUndefined();
});
