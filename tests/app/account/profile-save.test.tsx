// What the profile does with the answer to a save, and what it reads anew afterwards.

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type CallAnswer, forgetAnswers } from '../../../runtime/react/index.ts';
import { openProfile, PROFILE, serverWith } from '../kits/profile-kit.tsx';

vi.mock('../../../app/host/open.ts', async () => ({
  openForm: (await import('../kits/released.ts')).openReleased,
}));

beforeEach(() => forgetAnswers());

const SAVED = { status: 'success', message: 'Attorney updated successfully', revision: 5 };

/** Opens the section for editing, types another college, and saves. */
async function saving(answer: Partial<CallAnswer>) {
  let college = 'Emory';
  const server = serverWith(() => ({ ...PROFILE, college }), {
    update_attorney_profile: (sent) => {
      if (answer === STORED) college = String(sent.college);
      return answer;
    },
  });
  await openProfile(server);
  fireEvent.click(screen.getByText('What was changed, and when', { selector: 'summary' }));
  await screen.findByText('Nothing has been changed so far.');
  const field = await edit();
  fireEvent.change(field, { target: { value: 'Oberlin' } });
  fireEvent.blur(field);
  const before = server.asked.length;
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  });
  const since = () => server.asked.slice(before).map(({ id }) => id);
  await waitFor(() => expect(since()).toContain('update_attorney_profile'));
  return { field, since };
}
const STORED = { body: { ...SAVED, data: {} } };

async function edit() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Edit Details/ }));
  });
  await screen.findByRole('dialog', { name: 'Edit Details' });
  return screen.findByLabelText(/^College/);
}

const FAILED = 'Something went wrong, please try again!';

test.each<[string, Partial<CallAnswer>]>([
  ['lists errors, although it is answered as done', { body: { ...SAVED, errors: ['E-17'] } }],
  ['lists errors within its data', { body: { ...SAVED, data: { errors: [{ code: 17 }] } } }],
  ['is refused without a word', { status: 500, body: { status: 'error' } }],
  ['is not answered', { ok: false, status: 0, body: null }],
])(
  'PRF-08, ERR-48 a save that %s is said to have failed, and what was typed stays',
  async (_what, answer) => {
    const { field } = await saving(answer);
    await screen.findByText(FAILED);
    expect(screen.queryByText('Attorney updated successfully')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Edit Details' })).toBeTruthy();
    expect(field).toHaveProperty('value', 'Oberlin');
  },
);

test('a save that lists no errors is done: it is said, the dialog closes and the page shows it', async () => {
  await saving({ ...STORED, body: { ...STORED.body, errors: [] } });
  await screen.findByText('Attorney updated successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('PRF-07 a save has the record and its history read again', async () => {
  const { since } = await saving(STORED);
  await screen.findByText('Attorney updated successfully');
  await screen.findByText('Oberlin');
  for (const call of ['getAttorneyInfo', 'profile_history']) expect(since()).toContain(call);
});

test('PRF-04 closing the dialog reads the record again, and shows what was changed elsewhere', async () => {
  let college = 'Emory';
  await openProfile(serverWith(() => ({ ...PROFILE, college })));
  await edit();
  college = 'Spelman';
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Spelman');
});
