// The profile as it is read: from memory at once, with its files, and at the address that every form has.

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
// Fetched beforehand, so that no test waits for a module.
import '../../../app/pages/form/RecordPage.tsx';
import '../../../app/pages/form/FormPage.tsx';
import type { Json } from '../../../runtime/core/index.ts';
import { type CallClient, forgetAnswers } from '../../../runtime/react/index.ts';
import { member, portalOf, show } from '../kits/kit.tsx';
import { openProfile, PROFILE, serverWith } from '../kits/profile-kit.tsx';

vi.mock('../../../app/host/open.ts', async () => ({
  openForm: (await import('../kits/released.ts')).openReleased,
}));

beforeEach(() => forgetAnswers());
afterEach(() => vi.restoreAllMocks());

/** The answer that stands beside a question of the page. */
const answerTo = (question: string) =>
  screen.getByText(question, { selector: 'dt' }).nextElementSibling?.textContent;

async function edit(name: string | RegExp) {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
  return within(await screen.findByRole('dialog', { name: 'Edit Details' }));
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

const SAVED = {
  status: 'success',
  message: 'Attorney updated successfully',
  revision: 5,
  data: {},
};

test('whoever comes back sees the record at once while the server is asked anew, and then what it says', async () => {
  let college = 'Emory';
  let gate = Promise.resolve();
  const server = serverWith(() => ({ ...PROFILE, college }));
  const calls: CallClient = async (...asked) => {
    await gate;
    return server.calls(...asked);
  };
  const { portal, unmount } = await openProfile({ calls });
  unmount();
  let letGo: () => void = () => undefined;
  gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  college = 'Spelman';
  const { container } = show(<App />, portal, '/update-profile/practice');
  await screen.findByText('Emory');
  expect(container.querySelector('.profile-skel')).toBeNull();
  await act(async () => letGo());
  await screen.findByText('Spelman');
  expect(screen.queryByText('Emory')).toBeNull();
});

test('a record that was never read is waited for, and one that cannot be had can be asked for again', async () => {
  let isThere = false;
  const server = serverWith(() => PROFILE);
  const calls: CallClient = async (id, ...rest) =>
    id === 'getAttorneyInfo' && !isThere
      ? { ok: false, status: 503, body: { status: 'error' } }
      : server.calls(id, ...rest);
  show(<App />, portalOf({ session: { user: member() }, calls }), '/update-profile/practice');
  const again = await screen.findByRole('button', { name: 'Load the page again' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'This page could not be shown.',
  );
  isThere = true;
  fireEvent.click(again);
  await screen.findByText('Emory');
});

test('whose record it is stands there while it is read for the first time', async () => {
  const calls: CallClient = () => new Promise(() => undefined);
  show(<App />, portalOf({ session: { user: member() }, calls }), '/update-profile/practice');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Dana Whitfield');
});

test('PRF-07, DSH-10 the coverages are asked for again after a save, and not without one', async () => {
  const server = serverWith(() => PROFILE, {
    update_attorney_profile: () => ({ body: SAVED }),
  });
  const asked = () => server.asked.filter(({ id }) => id === 'get_coverages').length;
  await openProfile(server, 'coverage');
  await edit(/^Edit Details/);
  await waitFor(() => expect(asked()).toBe(1));
  await press('Close');
  await edit(/^Edit Details/);
  expect(asked()).toBe(1);
  await press('Save');
  await screen.findByText('Attorney updated successfully');
  await edit(/^Edit Details/);
  await waitFor(() => expect(asked()).toBe(2));
});

const FILE = { name: 'declarations.pdf', Key: 'k-1', fileType: 'DEC', type: 'application/pdf' };

test('PRF-16 a file stands with its kind and a button that saves it, and none that deletes it', async () => {
  const blob = new Blob(['%PDF']);
  let given = true;
  const server = serverWith(() => PROFILE, {
    list_files: () => ({ body: { data: [FILE] } }),
    download_attachment: () => (given ? { blob } : { status: 404 }),
  });
  const addresses = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await openProfile(server);
  await screen.findByRole('button', { name: FILE.name });
  expect(answerTo('Uploaded Files')).toBe(` ${FILE.name} DEC`);
  expect(screen.queryByRole('button', { name: /delete|remove/i })).toBeNull();
  await press(FILE.name);
  expect(addresses).toHaveBeenCalledWith(blob);
  expect(saved.mock.contexts[0]).toHaveProperty('download', FILE.name);
  expect(server.asked.find(({ id }) => id === 'download_attachment')?.payload).toMatchObject({
    Key: FILE.Key,
    attorney_number: '10001',
  });
  given = false;
  await press(FILE.name);
  await screen.findByText('Something went wrong!');
});

test('PRF-13, OR-70 nobody says that there are no files before the server has', async () => {
  let tell: (list: Json) => void = () => undefined;
  const told = new Promise<Json>((resolve) => {
    tell = resolve;
  });
  const server = serverWith(() => PROFILE, {
    list_files: async () => ({ body: { data: await told } }),
  });
  await openProfile(server);
  expect(answerTo('Uploaded Files')).not.toBe('Not answered');
  await act(async () => tell([]));
  await waitFor(() => expect(answerTo('Uploaded Files')).toBe('Not answered'));
});

test('a record is edited at the address that every form has: refused, saved, and some of it seen only', async () => {
  let college = 'Emory';
  let isRefused = true;
  const server = serverWith(() => ({ ...PROFILE, college }), {
    update_attorney_profile: (sent) => {
      if (isRefused)
        return {
          status: 422,
          body: {
            status: 'Failed',
            message: 'please fill required fields!',
            faults: [{ path: '/college', code: 'rule', message: 'Nobody knows this college.' }],
          },
        };
      college = String(sent.college);
      return { body: SAVED };
    },
  });
  const portal = portalOf({ session: { user: member() }, calls: server.calls });
  const { pointer } = portal.content;
  const forms = { profile: { access: 'attorney' } } as never;
  show(
    <App />,
    { ...portal, content: { ...portal.content, pointer: { ...pointer, forms } } },
    '/forms/profile',
  );
  await screen.findByText('Emory');
  expect(answerTo('Status')).toBe('Active');
  const names = screen
    .getAllByRole('button', { name: /^Edit Details/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(
    [
      'Primary Details',
      'Practice Details',
      'Coverages & Practice Areas',
      'Disclosure & Billing',
    ].map((section) => `Edit Details: ${section}`),
  );
  const field = (await edit('Edit Details: Practice Details')).getByLabelText(/^College/);
  fireEvent.change(field, { target: { value: 'Oberlin' } });
  fireEvent.blur(field);
  await press('Save');
  await screen.findByText('Nobody knows this college.');
  const sent = server.asked.find(({ id }) => id === 'update_attorney_profile')?.payload ?? {};
  expect(sent).toMatchObject({ college: 'Oberlin', username: 'demoattorney1', revision: 4 });
  for (const name of ['status', 'date_created', 'attorney_number'])
    expect(sent).not.toHaveProperty(name);
  isRefused = false;
  fireEvent.change(field, { target: { value: 'Oberlin College' } });
  fireEvent.blur(field);
  await press('Save');
  await screen.findByText('Attorney updated successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(answerTo('College')).toBe('Oberlin College'));
});
