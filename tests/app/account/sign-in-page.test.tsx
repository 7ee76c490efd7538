// The sign-in page with its shipped form: whom the browser and the server remember after a look-up.

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
import type { SessionRecord } from '../../../app/session/record.ts';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { portalOf, show } from '../kits/kit.tsx';
import { openReleased } from '../kits/released.ts';
// Fetched here, so that the routes' own fetches take no time.
import '../../../app/pages/sign-in/ProveApplicant.tsx';
import '../../../app/pages/sign-in/SignIn.tsx';
import '../../../app/pages/sign-in/SignInForm.tsx';

vi.mock(import('../../../app/host/open.ts'), async (original) => ({
  ...(await original()),
  openForm: openReleased,
}));
beforeAll(async () => {
  await openReleased(undefined, 'sign-in');
  await openReleased(undefined, 'mailbox-code');
}, 240_000);

type Answers = Parameters<typeof fakeCalls>[0];

async function lookUp(result: JsonObject, session: SessionRecord = {}, more: Answers = {}) {
  const { calls, asked } = fakeCalls({
    ...more,
    getLeadHubspot: () => ({ body: { status: 'success', result } }),
    logout: () => ({ body: { status: 'success' } }),
  });
  const portal = portalOf({ session, calls });
  show(<App />, portal, '/sign-in');
  const field = await screen.findByLabelText('E-mail Address');
  fireEvent.change(field, { target: { value: 'b@example.com' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Click to proceed to the application' }));
  });
  return { portal, asked };
}

it('logs out whoever was known, on the server too, where the attorney is registered already (SGN-07)', async () => {
  const lead = { id: '7', email: 'a@example.com' };
  const known = { lead, leadSession: 'session-1' };
  const { portal, asked } = await lookUp({ lead: [], no_rec: 1 }, known);
  expect((await screen.findAllByText('Attorney already registered')).length).toBeGreaterThan(0);
  expect(portal.session.get().lead).toBeUndefined();
  await waitFor(() =>
    expect(asked.find(({ id }) => id === 'logout')?.payload).toEqual({ session: 'session-1' }),
  );
});

it('asks for no sign-out where nobody was known: it might come after the next look-up', async () => {
  const { asked } = await lookUp({ lead: [], no_rec: 1 });
  await screen.findAllByText('Attorney already registered');
  expect(asked.map(({ id }) => id)).not.toContain('logout');
});

it('remembers the lead with the name of its session, and nothing of the one before', async () => {
  const found = { id: '8', email: 'b@example.com', attorney_id: '41' };
  const { portal } = await lookUp(
    { lead: [found], no_rec: 0, session: 'session-2' },
    { lead: { id: '7', email: 'a@example.com' }, leadSession: 'session-1' },
  );
  await waitFor(() => expect(portal.session.get().lead).toEqual(found));
  expect(portal.session.get().leadSession).toBe('session-2');
});

describe('outside the browser the application was started in', () => {
  const found = { id: '8', email: 'b@example.com' };
  const asked = { lead: [found], no_rec: 0, session: 'session-2', proof_needed: true };
  const sent = { body: { status: 'success', message: 'Sent', data: { minutes: 10 } } };
  const refused = (status: number, message: string, faults?: readonly JsonObject[]) => ({
    ok: false,
    status,
    body: { status: 'Failed', message, ...(faults && { faults }) } as JsonObject,
  });
  const enter = async (value: string) => {
    fireEvent.change(screen.getByLabelText('Code from the e-mail'), { target: { value } });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    });
  };

  it('asks for the code, remembers nobody until it is right, and takes it however it was pasted', async () => {
    const whole = { ...found, attorney_id: '41', firstname: 'Ann' };
    const { portal, asked: calls } = await lookUp(
      asked,
      {},
      {
        send_mailbox_code: () => sent,
        prove_mailbox: () => ({
          body: {
            status: 'success',
            message: 'Yours',
            result: { lead: [whole], no_rec: 0, session: 'session-2' },
          },
        }),
      },
    );
    const field = await screen.findByLabelText('Code from the e-mail');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await screen.findByText(/It works for 10 minutes/)).toBeTruthy();
    expect(screen.queryByText('Open the demo mailbox')).toBeNull();
    expect(portal.session.get()).toEqual({});
    await enter(' 123-456 ');
    await waitFor(() => expect(portal.session.get().lead).toEqual(whole));
    const payloads = calls.filter(({ id }) => id === 'prove_mailbox').map((one) => one.payload);
    expect(payloads).toEqual([{ code: '123456' }]);
  });

  it('says at the field what is the matter with a code, and a new one begins anew', async () => {
    const words = 'This code is not correct. Please check it and try again.';
    const { asked: calls } = await lookUp(
      asked,
      {},
      {
        send_mailbox_code: () => sent,
        prove_mailbox: () => refused(422, words, [{ path: '/code', code: 'rule', message: words }]),
      },
    );
    await screen.findByText(/It works for 10 minutes/);
    await enter('12');
    await screen.findByText('Please enter all digits of the code');
    await enter('123456');
    await screen.findByText(words);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Send the code again' }));
    });
    expect(await screen.findByText(/use the code of the newest one/)).toBeTruthy();
    expect(screen.queryByText(words)).toBeNull();
    const field = screen.getByLabelText<HTMLInputElement>('Code from the e-mail');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(calls.filter(({ id }) => id === 'send_mailbox_code')).toHaveLength(2);
  });

  it('says that no code was sent, and how long to wait', async () => {
    const wait = 'Too many tries. Please wait 10 min and try again.';
    await lookUp(asked, {}, { send_mailbox_code: () => refused(429, wait) });
    expect((await screen.findByRole('alert')).textContent).toBe(
      `The code could not be sent. ${wait}`,
    );
  });

  it('goes back to the e-mail, by a press or where the server has forgotten it', async () => {
    await lookUp(
      asked,
      {},
      {
        send_mailbox_code: () => sent,
        prove_mailbox: () => refused(401, 'Please login first!'),
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Use another e-mail address' }));
    fireEvent.change(await screen.findByLabelText('E-mail Address'), {
      target: { value: 'b@example.com' },
    });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Click to proceed to the application' }));
    });
    await screen.findByText(/It works for 10 minutes/);
    await enter('123456');
    expect(await screen.findByLabelText('E-mail Address')).toBeTruthy();
  });
});
