// Calls of a logged-in attorney about the own account: record, settings, second factor.

import { judgeBody } from '../../accounts/account-form.ts';
import { requireOwn } from '../../accounts/index.ts';
import {
  confirmSecondFactor,
  disableSecondFactor,
  secondFactorStatus,
  setUpSecondFactor,
} from '../../accounts/second-factor.ts';
import { changeSettings, requireOldPassword } from '../../accounts/settings.ts';
import { shownAttorney } from '../../accounts/shown.ts';
import { attorneyOf, type Call, textOf } from '../call.ts';
import { done } from './recovery.ts';

const getAttorneyInfo: Call = {
  id: 'getAttorneyInfo',
  async handle(_server, input) {
    const attorney = attorneyOf(input);
    requireOwn(attorney, input.body.username);
    requireOwn(attorney, input.body.id);
    return { status: 'success', attorney: shownAttorney(attorney) };
  },
};

const changeUserSettings: Call = {
  id: 'change_user_settings',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    const { body } = input;
    requireOwn(attorney, body.id);
    await judgeBody(server, 'settings', { ...body, id: attorney.id });
    await changeSettings(server, input, attorney, {
      old_password: textOf(body.old_password),
      password: textOf(body.password),
      secret_question: textOf(body.secret_question),
      secret_answer: textOf(body.secret_answer),
    });
    return done(server, 'server.account.settingsChanged');
  },
};

const totpStatus: Call = {
  id: 'totp_status',
  async handle(server, input) {
    return { status: 'success', data: await secondFactorStatus(server, attorneyOf(input).id) };
  },
};

const totpSetup: Call = {
  id: 'totp_setup',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    await judgeBody(server, 'two-step-setup', input.body);
    await requireOldPassword(server, input, attorney, textOf(input.body.password), '/password');
    return { status: 'success', data: await setUpSecondFactor(server, attorney) };
  },
};

const totpConfirm: Call = {
  id: 'totp_confirm',
  async handle(server, input) {
    await judgeBody(server, 'two-step-confirm', input.body);
    const code = textOf(input.body.code);
    const recovery_codes = await confirmSecondFactor(server, input, attorneyOf(input), code);
    const message = server.content.texts.t('server.account.secondFactorConfirmed');
    return { status: 'success', message, data: { recovery_codes } };
  },
};

const totpDisable: Call = {
  id: 'totp_disable',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    await judgeBody(server, 'two-step-off', input.body);
    const { password, code } = input.body;
    await requireOldPassword(server, input, attorney, textOf(password), '/password');
    await disableSecondFactor(server, input, attorney, textOf(code));
    return done(server, 'server.account.secondFactorRemoved');
  },
};

export const memberCalls: readonly Call[] = [
  getAttorneyInfo,
  changeUserSettings,
  totpStatus,
  totpSetup,
  totpConfirm,
  totpDisable,
];
