// What an answer to a login means (LOG-12 to LOG-17), and that no password is ever kept (OR-06).

import { expect, it } from 'vitest';
import { refusedOf } from '../../../app/calls/refusal.ts';
import type { AnswerOf } from '../../../app/calls/typed.ts';
import { outcomeOf, refusalOf } from '../../../app/pages/account/login-outcome.ts';
import type { Json } from '../../../runtime/core/index.ts';
import { wrongIn } from '../kits/contract-checks.ts';

const data = {
  id: '10001',
  attorney_number: '10001',
  hubspot_id: '',
  username: 'demoattorney1',
  email: 'dana@example.com',
  first_name: 'Dana',
  last_name: 'Whitfield',
  has_password: false,
  secret_question: '',
  secret_answer: '' as const,
  signed: true,
  status: 'approved',
  latest_insurance_expiry: '',
};
const answer = (data: AnswerOf<'login_attorney'>['data']) => ({ status: 'success' as const, data });

it('LOG-13 an account with a password and a token is a member', () => {
  const outcome = outcomeOf(answer({ ...data, token: 't', password: '1', has_password: true }));
  expect(outcome).toMatchObject({
    kind: 'member',
    user: { data: { token: 't' }, username: 'demoattorney1' },
  });
});

it('OR-06 keeps a marker, whatever a service sends as password', () => {
  const outcome = outcomeOf(answer({ ...data, token: 't', password: 'Portal#2026' }));
  expect(JSON.stringify(outcome)).not.toContain('Portal#2026');
  expect(outcome).toMatchObject({ kind: 'member', user: { password: '1' } });
});

it('LOG-12 an account without a password is to register', () => {
  expect(outcomeOf(answer({ ...data, password: '' }))).toMatchObject({
    kind: 'register',
    attorney: { id: '10001', has_password: false },
  });
});

it('a second factor asks for a code first', () => {
  expect(outcomeOf(answer({ second_factor: true, ticket: 'x' }))).toEqual({
    kind: 'code',
    ticket: 'x',
  });
});

it('an answer without an attorney lets nobody in: it is none that the contract knows', async () => {
  expect(await wrongIn('login_attorney', { status: 'success', data: {} })).toBe('/data required');
  expect(await wrongIn('login_attorney', answer({ ...data, password: '1' }))).toBeUndefined();
});

const refused = (status: number, body: Json) => refusalOf(refusedOf({ ok: false, status, body }));
const failed = (message: string) => ({ status: 'Failed', message });

it.each([
  ['LOG-14', 404, failed('No records found'), 'unknown'],
  ['LOG-15', 409, failed('Password already registered'), 'registered'],
  ['LOG-15 said with status 200', 200, failed('Password already registered'), 'registered'],
  ['LOG-16', 401, failed('Incorrect password. Try again'), 'wrong'],
  ['LOG-16 any other error', 403, failed('Account suspended'), 'wrong'],
  ['LOG-17 no error text', 400, { status: 'Failed' }, 'failed'],
  ['LOG-17 no answer', 0, null, 'failed', { away: true }],
  ['a server out of order', 500, failed('Something went wrong!'), 'failed'],
  ['OR-87 too many tries', 429, failed('Please wait'), 'wrong', { wait: 'Please wait' }],
])('%s', (_name, status, body, kind, more?: object) => {
  expect(refused(status, body)).toEqual({ kind, ...more });
});
