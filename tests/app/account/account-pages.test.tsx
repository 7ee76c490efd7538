// Account pages with their shipped forms: which sentence a person reads for each refusal, and what stands beside it.

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { App } from '../../../app/App.tsx';
import type { SessionRecord } from '../../../app/session/record.ts';
import type { CallAnswer } from '../../../runtime/react/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { member, portalOf, show } from '../kits/kit.tsx';
import { openReleased } from '../kits/released.ts';
// Fetched here, so that the routes' own fetches take no time.
import '../../../app/pages/account/ForgotPassword.tsx';
import '../../../app/pages/account/ForgotUsername.tsx';
import '../../../app/pages/account/Login.tsx';
import '../../../app/pages/account/LoginForm.tsx';
import '../../../app/pages/account/Register.tsx';
import '../../../app/pages/account/Settings.tsx';

vi.mock(import('../../../app/host/open.ts'), async (original) => ({
  ...(await original()),
  openForm: openReleased,
}));

type Table = Parameters<typeof fakeCalls>[0];

const refusal = (status: number, message?: string): Partial<CallAnswer> => ({
  status,
  body: message === undefined ? null : { status: 'Failed', message },
});
const WAIT = 'Too many tries. Please wait 5 min and try again.';
const AWAY = 'We cannot reach the server right now. Nothing you typed is lost. Please try again.';
const BROKEN = 'Something went wrong!';
const attorney = {
  id: '41',
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann@example.com',
  signed: true,
  has_password: false,
};

beforeAll(async () => {
  await openReleased(undefined, 'login');
}, 240_000);

function open(at: string, table: Table = {}, session: SessionRecord = {}) {
  const { calls, asked } = fakeCalls(table);
  const portal = portalOf({ session, calls });
  show(<App />, portal, at);
  return { portal, sent: (id: string) => asked.filter((one) => one.id === id) };
}

async function fill(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = await screen.findByLabelText(name, { exact: true, selector: 'input, select' });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** What the first toast says, sentence by sentence. */
async function toastWords(): Promise<readonly (string | null)[]> {
  const region = screen.getByRole('region', { name: 'Messages' });
  const toast = await within(region).findByRole('alert');
  return [...toast.querySelectorAll('p')].map(({ textContent }) => textContent);
}

describe('Forgot Password', () => {
  const who = { 'Attorney Number': '10001', Username: 'demoattorney1' };

  it.each([
    ['not found', refusal(404, 'Attorney not found'), []],
    ['refused for another reason', refusal(403, 'Account suspended'), []],
    ['too many tries', refusal(429, WAIT), [WAIT]],
    ['no network', refusal(0), [AWAY]],
    ['a server out of order', { status: 500, body: { status: 'error', message: 'x' } }, [BROKEN]],
  ])('FPW-09 says "Attorney not found" when it is %s', async (_why, answer, beside) => {
    open('/forgot-password', { get_secret_question: () => answer });
    await fill(who);
    press('Get Reset Link');
    expect(await toastWords()).toEqual(['Attorney not found', ...beside]);
  });

  it.each([
    ['too many tries', refusal(429, WAIT), WAIT],
    ['no network', refusal(0), AWAY],
  ])('FPW-09 also after the question: %s', async (_why, answer, beside) => {
    const data = { id: '10001', secret_question: 'high school mascot' };
    open('/forgot-password', {
      get_secret_question: () => ({ body: { status: 'success', data } }),
      get_reset_password_link: () => answer,
    });
    await fill(who);
    press('Get Reset Link');
    await fill({ 'Secret Answer': 'Owl' });
    press('Get Reset Link');
    expect(await toastWords()).toEqual(['Attorney not found', beside]);
  });
});

it('a failure is taken back once the next try works', async () => {
  const data = { id: '10001', secret_question: 'high school mascot' };
  const answers = [refusal(0), { body: { status: 'success', data } }];
  open('/forgot-password', { get_secret_question: () => answers.shift() ?? {} });
  await fill({ 'Attorney Number': '10001', Username: 'demoattorney1' });
  press('Get Reset Link');
  expect(await toastWords()).toEqual(['Attorney not found', AWAY]);
  press('Get Reset Link');
  await screen.findByLabelText('Secret Answer');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('Forgot Username', () => {
  const who = { 'Attorney Number': '10002', ZIP: '90210', 'EIN/SSN Last Four': '8765' };

  it.each([
    ['not found', refusal(404, 'Sorry, Attorney not found!'), ['Sorry, Attorney not found!']],
    ['too many tries', refusal(429, WAIT), ['Sorry, Attorney not found!', WAIT]],
    ['no network', refusal(0), [AWAY]],
  ])('FUN-05 %s', async (_why, answer, words) => {
    open('/forgot-username', { forgot_username: () => answer });
    await fill(who);
    press('Submit');
    expect(await toastWords()).toEqual(words);
  });
});

describe('Log In', () => {
  const who = { Username: 'demoattorney1', Password: 'Wrong#2026' };

  it('LOG-16 says "Incorrect password. Try again" at the password, and beside it how long to wait', async () => {
    open('/login', { login_attorney: () => refusal(429, WAIT) });
    await fill(who);
    press('Log In');
    expect(await toastWords()).toEqual([WAIT]);
    const password = screen.getByLabelText('Password', { selector: 'input' });
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('.f-msg')?.textContent).toBe('Incorrect password. Try again');
    expect(document.activeElement).toBe(password);
  });

  it('LOG-17 says its sentence without an answer, and that the network is away', async () => {
    open('/login', { login_attorney: () => refusal(0) });
    await fill(who);
    press('Log In');
    expect(await toastWords()).toEqual(['Something went wrong, please Try again', AWAY]);
  });

  it('LOG-16 in first-time mode, with the waiting time', async () => {
    open('/login?first', { login_attorney: () => refusal(429, WAIT) });
    await fill({
      'USL Attorney Number': '10002',
      'ZIP of primary address': '90210',
      'EIN/SSN last four digits': '8765',
    });
    press('Proceed');
    expect(await toastWords()).toEqual(['Incorrect password. Try again', WAIT]);
  });

  it('OR-34 says of an attorney who waits for the approval that there is none, and why', async () => {
    const why = 'Your application has not been approved yet. We will write to you when it is.';
    open('/login?first', { login_attorney: () => refusal(423, why) });
    await fill({
      'USL Attorney Number': '10006',
      'ZIP of primary address': '70113',
      'EIN/SSN last four digits': '0006',
    });
    press('Proceed');
    expect(await toastWords()).toEqual(['Attorney not found', why]);
  });

  it.each(['/login?first#device=mailed-token', '/login?first&device=mailed-token'])(
    'takes the token of a mailed link at once, and keeps it out of the address: %s',
    async (link) => {
      const { sent } = open(link);
      expect(await screen.findByRole('button', { name: 'Proceed' })).toBeTruthy();
      // Once: an address that still had it would be asked about again.
      expect(sent('remember_device').map(({ payload }) => payload)).toEqual([
        { token: 'mailed-token' },
      ]);
    },
  );

  it.each([
    ['first-time mode for an attorney without a password', false, 'Proceed'],
    ['Log In mode for one with a password', true, 'Log In'],
  ])('OR-14 opens %s', async (_mode, has_password, button) => {
    open('/login', {}, { attorney: { ...attorney, has_password } });
    expect(await screen.findByRole('button', { name: button })).toBeTruthy();
  });
});

describe('Register Account', () => {
  const rest = {
    Password: 'Portal#2026',
    'Confirm Password': 'Portal#2026',
    'Secret Answer': 'Mulberry',
  };

  it.each([
    ['blocks where only the username is taken', false],
    ['sends where it is free', true],
  ])('REG-08 %s', async (_what, available) => {
    const { sent } = open(
      '/register',
      {
        check_valid_username: () => ({ body: { status: 'success', data: { available } } }),
        setup_attorney: () => ({ body: { status: 'success', data: { id: '41' } } }),
      },
      { attorney: { ...attorney, mayRegister: {} } },
    );
    await fill({ Username: 'demoattorney1', ...rest });
    const question = screen.getByLabelText<HTMLSelectElement>('Secret Question');
    fireEvent.change(question, { target: { value: question.options[1]?.value } });
    await screen.findAllByText(available ? 'UserName Available' : 'UserName already taken');
    press('Register Account');
    if (available)
      return void (await waitFor(() => expect(sent('setup_attorney')).toHaveLength(1)));
    const summary = await screen.findByRole('link', { name: /UserName already taken/ });
    expect(summary.closest('section')?.querySelectorAll('a')).toHaveLength(1);
    expect(sent('setup_attorney')).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Register Account' })).toBeTruthy();
  });
});

describe('User Settings', () => {
  it('SES-12 asks an attorney without a login to log in, in the words of the documents', async () => {
    open('/change-settings', {}, { attorney });
    expect(await toastWords()).toEqual(['Please login first to edit details']);
    expect(await screen.findByRole('button', { name: 'Proceed' })).toBeTruthy();
  });

  it('SET-05 names a weak password and one that differs, and sends nothing', async () => {
    const { sent } = open(
      '/change-settings',
      { totp_status: () => ({ body: { status: 'success', data: { enabled: false } } }) },
      { user: member(), attorney: { ...attorney, has_password: true } },
    );
    await fill({
      'Secret Answer': 'Willow',
      'Old Password': 'Portal#2026',
      'New Password': 'short',
      'Confirm Password': 'other',
    });
    press('Update');
    const said = () => [...document.querySelectorAll('.f-msg')].map((one) => one.textContent);
    await waitFor(() =>
      expect(said()).toEqual(['Please enter valid password', 'Passwords must match']),
    );
    expect(sent('change_user_settings')).toEqual([]);
  });
});
