// How a session ends: by the person, or by a token that is no longer good.

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Cache, useSWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
import { EXPIRED_REDIRECT_MS, reportExpired } from '../../../app/layout/expiry.ts';
import { onLeaving, onQuestion } from '../../../app/session/leaving.ts';
import type { Schema } from '../../../runtime/core/index.ts';
import { type CallClient, FormRuntimeProvider, SectionTree } from '../../../runtime/react/index.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { stage } from '../../react/kits/kit.tsx';
import { member, portalOf, show } from '../kits/kit.tsx';

const lead = { id: '7', email: 'a@example.com' };

afterEach(() => vi.useRealTimers());

it('says that the token expired, forgets the person, and opens the login page after 500 ms (SES-08)', async () => {
  const portal = portalOf({ session: { lead } });
  show(<App />, portal, '/unauthorized');
  await screen.findByRole('link', { name: 'Sign Up' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => {
    reportExpired({});
    reportExpired({});
  });
  expect(screen.getAllByText('Authorization Token Expired, Please login again!')).toHaveLength(1);
  expect(portal.session.get().lead).toBeUndefined();
  expect(EXPIRED_REDIRECT_MS).toBe(500);
  expect(screen.getByRole('link', { name: 'Sign Up' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(500));
  vi.useRealTimers();
  await waitFor(() => expect(document.title).toContain('Register/Login'));
});

it('saves the last words before the server forgets the browser on sign-out', async () => {
  const order: string[] = [];
  const calls: CallClient = async (id) => {
    order.push(id);
    return { ok: true, status: 200, body: null };
  };
  const stop = onLeaving(async () => {
    order.push('saved');
  });
  const portal = portalOf({ session: { lead }, calls });
  show(<App />, portal, '/unauthorized');
  fireEvent.click(await screen.findByRole('button', { name: /a@example.com/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(portal.session.get().lead).toBeUndefined();
  await waitFor(() => expect(order).toEqual(['saved', 'logout']));
  await waitFor(() => expect(document.title).toContain('Register/Login'));
  stop();
});

it('takes what was told with it: whoever comes next reads nothing of it', async () => {
  const { portal, pressSignOut } = await signedIn();
  await screen.findByRole('button', { name: /a@example.com/ });
  act(() => portal.toasts.fail(undefined, 'Not sent'));
  expect(screen.getByText('Not sent')).toBeTruthy();
  // As a hand presses: what was told before is of an earlier act.
  fireEvent.pointerDown(document.body);
  await pressSignOut();
  await waitFor(() => expect(document.title).toContain('Register/Login'));
  expect(screen.queryByText('Not sent')).toBeNull();
  expect(portal.toasts.shown()).toBeUndefined();
});

/** A portal whose calls are listed, with somebody known to it. */
async function signedIn(known: object = { leadSession: 'session-1' }) {
  const asked: { id: string; payload: unknown }[] = [];
  const calls: CallClient = async (id, payload) => {
    asked.push({ id, payload });
    return { ok: true, status: 200, body: null };
  };
  const portal = portalOf({ session: { lead, ...known }, calls });
  show(<App />, portal, '/unauthorized');
  const pressSignOut = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /a@example.com/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  };
  return { portal, asked, pressSignOut };
}

it('names the session that is to end, whoever is known here by the time the server hears of it (OR-130)', async () => {
  let finish: () => void = () => undefined;
  const stop = onLeaving(() => new Promise<void>((resolve) => (finish = resolve)));
  const { portal, asked, pressSignOut } = await signedIn();
  await pressSignOut();
  act(() =>
    portal.session.set({ lead: { id: '8', email: 'b@example.com' }, leadSession: 'session-2' }),
  );
  finish();
  await waitFor(() =>
    expect(asked.filter(({ id }) => id === 'logout')).toEqual([
      { id: 'logout', payload: { session: 'session-1' } },
    ]),
  );
  expect(portal.session.get().leadSession).toBe('session-2');
  stop();
});

it.each([false, true])(
  'asks first where words would be lost, and goes only if told so (%s)',
  async (leave) => {
    let say: (leave: boolean) => void = () => undefined;
    const stop = onQuestion(() => new Promise((resolve) => (say = resolve)));
    const { portal, asked, pressSignOut } = await signedIn();
    await pressSignOut();
    expect(portal.session.get().lead).toEqual(lead);
    await act(async () => say(leave));
    expect(portal.session.get().lead).toEqual(leave ? undefined : lead);
    await waitFor(() => expect(asked.some(({ id }) => id === 'logout')).toBe(leave));
    stop();
  },
);

it('leaves nothing of whoever signs out in what was read for them', async () => {
  // Nobody of another file: files of a worker share the memory, and not everybody there signs out.
  const user = member({
    id: '70001',
    attorney_number: '70001',
    username: 'leaver',
    last_name: 'Leaving',
  });
  const attorney = { ...user, has_password: true, signed: true, status: 'approved' };
  const calls: CallClient = async (id) => ({
    ok: true,
    status: 200,
    body: id === 'getAttorneyInfo' ? { status: 'success', attorney: { ...attorney } } : null,
  });
  const portal = portalOf({ session: { user }, calls });
  let memory: Pick<Cache, 'keys' | 'get'> | undefined;
  const Look = () => {
    memory = useSWRConfig().cache;
    return null;
  };
  show(
    <>
      <App />
      <Look />
    </>,
    portal,
    '/home',
  );
  const remembered = () => [...(memory?.keys() ?? [])].map((key) => [key, memory?.get(key)]);
  await waitFor(() => expect(JSON.stringify(remembered())).toContain('Leaving'));
  fireEvent.click(screen.getByRole('button', { name: /dana@example.com/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(document.title).toContain('Register/Login'));
  expect(JSON.stringify(remembered())).not.toMatch(/Leaving|leaver|70001/);
});

it('forgets what the fields of a form asked for whoever signs out', async () => {
  const text: Schema = { type: 'string' };
  const bundle = await bundleOf({
    sections: {
      main: {
        schema: { type: 'object', properties: { town: text, zip: text, county: text } },
        ui: {
          town: {
            'ui:widget': 'select',
            'ui:options': { options: { call: 'towns', with: { of: './zip' } } },
          },
          zip: {
            'ui:options': {
              fill: {
                call: 'county',
                when: 'blur',
                with: { zip: './zip' },
                set: { './county': 'county' },
              },
            },
          },
        },
      },
    },
  });
  const calls: CallClient = async (id) => ({
    ok: true,
    status: 200,
    body: id === 'towns' ? ['Georgetown'] : { county: 'Quitman' },
  });
  const { store } = await stage(bundle, { calls, answers: { zip: '39854' } });
  let memory: Pick<Cache, 'keys' | 'get'> | undefined;
  const Look = () => {
    memory = useSWRConfig().cache;
    return null;
  };
  const portal = portalOf({ session: { lead }, calls });
  show(
    <>
      <App />
      <Look />
      <FormRuntimeProvider store={store} toast={() => undefined}>
        <SectionTree section={bundle.sections[0] as (typeof bundle.sections)[number]} />
      </FormRuntimeProvider>
    </>,
    portal,
    '/unauthorized',
  );
  const remembered = () =>
    JSON.stringify([...(memory?.keys() ?? [])].map((key) => [key, memory?.get(key)]));
  await waitFor(() => expect(remembered()).toContain('Quitman'));
  await waitFor(() => expect(remembered()).toContain('Georgetown'));
  fireEvent.click(await screen.findByRole('button', { name: /a@example.com/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(document.title).toContain('Register/Login'));
  expect(remembered()).not.toMatch(/Quitman|Georgetown|39854/);
});
