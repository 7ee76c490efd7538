// login_attorney: the start of a session, in one step or two. remember_device: the link of a mail about too many tries.

import type { JsonObject } from '../../../runtime/core/index.ts';
import { judgeBody } from '../../accounts/account-form.ts';
import { takeMailedDevice } from '../../accounts/devices.ts';
import { firstTimeLogin, type LoginData, passwordLogin } from '../../accounts/login.ts';
import { codeLogin } from '../../accounts/second-factor.ts';
import type { ServerContext } from '../../context.ts';
import { type Call, type CallInput, textOf } from '../call.ts';

const loginAttorney: Call = {
  id: 'login_attorney',
  async handle(server, input) {
    return { status: 'success', data: await loginData(server, input) };
  },
};

async function loginData(server: ServerContext, input: CallInput): Promise<LoginData> {
  const { ticket, code, ...form } = input.body;
  if (ticket !== undefined) {
    await judgeBody(server, 'login-code', input.body);
    return codeLogin(server, input, { ticket: textOf(ticket), code: textOf(code) });
  }
  const registered = form.is_registered ?? form.username !== undefined;
  await judgeBody(server, 'login', { ...form, is_registered: registered });
  if (registered)
    return passwordLogin(server, input, {
      username: textOf(form.username),
      password: textOf(form.password),
    });
  return firstTimeLogin(server, input, identityOf(form));
}

/** The three by which an attorney is told before there is a password. */
export function identityOf(body: JsonObject) {
  return {
    attorney_number: textOf(body.attorney_number),
    zip: textOf(body.zip),
    last_4_ssn: textOf(body.last_4_ssn),
  };
}

const rememberDevice: Call = {
  id: 'remember_device',
  async handle(server, input) {
    await takeMailedDevice(server, input, textOf(input.body.token));
    // The same for any token: it tells nobody whether it is one.
    return { status: 'success' };
  },
};

export const loginCalls: readonly Call[] = [loginAttorney, rememberDevice];
