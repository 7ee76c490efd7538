// Forgotten usernames and passwords: forgot_username, get_secret_question, the reset link and its use.
import { judgeBody } from '../../accounts/account-form.ts';
import { wordsOfAttorney } from '../../accounts/personal.ts';
import {
  isLinkLive,
  mailResetLink,
  mailUsername,
  ownerOfBoth,
  ownerOfLink,
  resetPassword,
} from '../../accounts/recovery.ts';
import type { ServerContext } from '../../context/context.ts';
import { type Call, idOf } from '../common/call.ts';
import { identityOf } from './login.ts';

const forgotUsername: Call = {
  id: 'forgot_username',
  async handle(server, input) {
    await judgeBody(server, 'forgot-username', input.payload);
    await mailUsername(server, input, identityOf(input.payload));
    return done(server, 'server.account.usernameSent');
  },
};

const getSecretQuestion: Call = {
  id: 'get_secret_question',
  async handle(server, input) {
    const { payload } = input;
    await judgeBody(server, 'forgot-password', payload);
    const { username = '' } = payload;
    const given = { attorney_number: idOf(payload.attorney_number), username };
    const { id, secret_question } = await ownerOfBoth(server, input, given);
    return { status: 'success', data: { id, secret_question } };
  },
};

const getResetPasswordLink: Call = {
  id: 'get_reset_password_link',
  async handle(server, input) {
    const id = idOf(input.payload.id);
    const { secret_answer = '' } = input.payload;
    await judgeBody(server, 'forgot-password', { ...input.payload, id });
    await mailResetLink(server, input, { id, secret_answer });
    return done(server, 'server.account.linkSent');
  },
};

const checkPasswordLinkStatus: Call = {
  id: 'check_password_link_status',
  async handle(server, { payload }) {
    const expired = !(await isLinkLive(server, payload.id));
    return { status: 'success', data: { expired } };
  },
};

const resetPasswordCall: Call = {
  id: 'reset_password',
  async handle(server, input) {
    const { payload } = input;
    const words = wordsOfAttorney(server, await ownerOfLink(server, payload.id));
    await judgeBody(server, 'reset-password', payload, words);
    const { id: link, password = '' } = payload;
    await resetPassword(server, input, { link, password });
    return done(server, 'server.account.passwordChanged');
  },
};

/** The documents ask for `data.status` here and for a message there, so both are given. */
export function done(server: ServerContext, key: string) {
  const message = server.content.texts.t(key);
  const body = { status: 'success', message } as const;
  return { ...body, data: body };
}

export const recoveryCalls: readonly Call[] = [
  forgotUsername,
  getSecretQuestion,
  getResetPasswordLink,
  checkPasswordLinkStatus,
  resetPasswordCall,
];
