// The application page when things go wrong: signed out, submitted elsewhere, saved elsewhere.

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
import { localDraft } from '../../../runtime/react/index.ts';
import {
  failed,
  field,
  KEY,
  lead,
  leaveThePage,
  open,
  press,
  type,
} from '../kits/application-kit.tsx';
import { show } from '../kits/kit.tsx';

vi.mock('../../../app/host/open.ts', async (original) => ({
  ...(await original<object>()),
  openForm: async () => (await import('../kits/application-kit.tsx')).form,
}));

beforeEach(() => localStorage.clear());

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

it('names step, page and portal in the title of the document (NAV-37)', async () => {
  await open();
  const title = 'Primary Details, step 1 of 1 - Application - Attorney Network';
  await waitFor(() => expect(document.title).toBe(title));
});

it('greets who comes back before a dialog of the step opens, never one over the other', async () => {
  await open({}, { firm_name: 'Saved' }, 'sign-in');
  expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeTruthy();
  type('Both');
  await act(async () => undefined);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press('Continue');
  expect(await screen.findByRole('dialog', { name: 'Coverage Details' })).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press('Continue');
  expect(screen.queryByRole('dialog')).toBeNull();
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
