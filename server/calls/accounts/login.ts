// login_attorney: the start of a session, in one step or two. remember_device: the link of a mail about too many tries.

import type { RequestOf } from '../../../schemas/calls/calls.gen.d.ts';
import { judgeBody } from '../../accounts/account-form.ts';
import { takeMailedDevice } from '../../accounts/devices.ts';
import type { Identity } from '../../accounts/identify.ts';
import { firstTimeLogin, type LoginData, passwordLogin } from '../../accounts/login.ts';
import { codeLogin } from '../../accounts/second-factor.ts';
import type { ServerContext } from '../../context/context.ts';
import { type Call, type CallInput, idOf } from '../common/call.ts';

const loginAttorney: Call = {
  id: 'login_attorney',
  async handle(server, input) {
    return { status: 'success', data: await loginData(server, input) };
  },
};

type Login = RequestOf<'login_attorney'>;

async function loginData(server: ServerContext, input: CallInput<Login>): Promise<LoginData> {
  const { ticket, code = '', ...form } = input.payload;
  if (ticket !== undefined) {
    await judgeBody(server, 'login-code', input.payload);
    return codeLogin(server, input, { ticket, code });
  }
  const registered = form.is_registered ?? form.username !== undefined;
  await judgeBody(server, 'login', { ...form, is_registered: registered });
  const { username = '', password = '' } = form;
  if (registered) return passwordLogin(server, input, { username, password });
  return firstTimeLogin(server, input, identityOf(form));
}

/** The three by which an attorney is told before there is a password. */
export function identityOf(given: Pick<Login, 'attorney_number' | 'zip' | 'last_4_ssn'>): Identity {
  const { attorney_number, zip = '', last_4_ssn = '' } = given;
  return { attorney_number: idOf(attorney_number), zip, last_4_ssn };
}

const rememberDevice: Call = {
  id: 'remember_device',
  async handle(server, input) {
    await takeMailedDevice(server, input, input.payload.token);
    // The same for any token: it tells nobody whether it is one.
    return { status: 'success' };
  },
};

export const loginCalls: readonly Call[] = [loginAttorney, rememberDevice];
