// Calls of a logged-in attorney about the own account: record, settings, second factor.
import { judgeBody } from '../../accounts/account-form.ts';
import { requireOwn } from '../../accounts/index.ts';
import { wordsOfAttorney } from '../../accounts/personal.ts';
import {
  confirmSecondFactor,
  disableSecondFactor,
  secondFactorStatus,
  setUpSecondFactor,
} from '../../accounts/second-factor.ts';
import { changeSettings, requireOldPassword } from '../../accounts/settings.ts';
import { shownAttorney } from '../../accounts/shown.ts';
import { confirmIdentity } from '../../confirmed/index.ts';
import { profileOf } from '../../record/profile.ts';
import { attempt } from '../../security-events/index.ts';
import { attorneyOf, type Call } from '../common/call.ts';
import { done } from './recovery.ts';

const getAttorneyInfo: Call = {
  id: 'getAttorneyInfo',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    requireOwn(attorney, input.payload.username);
    requireOwn(attorney, input.payload.id);
    const { revision } = attorney;
    const profile = profileOf(server, attorney);
    return {
      status: 'success',
      attorney: { ...shownAttorney(server, attorney), revision, profile },
    };
  },
};

const changeUserSettings: Call = {
  id: 'change_user_settings',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    const { payload } = input;
    requireOwn(attorney, payload.id);
    const body = { ...payload, id: attorney.id };
    await judgeBody(server, 'settings', body, wordsOfAttorney(server, attorney));
    const { password = '', secret_question = '', secret_answer = '' } = payload;
    const { old_password } = payload;
    const settings = { old_password, password, secret_question, secret_answer };
    await changeSettings(server, input, attorney, settings);
    return done(server, 'server.account.settingsChanged');
  },
};

const confirmIdentityCall: Call = {
  id: 'confirm_identity',
  async handle(server, input) {
    attempt(input.request, 'identity.confirmed');
    await confirmIdentity(server, input, attorneyOf(input), { ...input.payload });
    return done(server, 'server.confirm.done');
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
    await judgeBody(server, 'two-step-setup', input.payload);
    await requireOldPassword(server, input, attorney, input.payload.password, '/password');
    return { status: 'success', data: await setUpSecondFactor(server, attorney) };
  },
};

const totpConfirm: Call = {
  id: 'totp_confirm',
  async handle(server, input) {
    const { payload } = input;
    await judgeBody(server, 'two-step-confirm', payload);
    const attorney = attorneyOf(input);
    const recovery_codes = await confirmSecondFactor(server, input, attorney, payload.code);
    const message = server.content.texts.t('server.account.secondFactorConfirmed');
    return { status: 'success', message, data: { recovery_codes } };
  },
};

const totpDisable: Call = {
  id: 'totp_disable',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    const { password, code } = input.payload;
    await judgeBody(server, 'two-step-off', input.payload);
    await requireOldPassword(server, input, attorney, password, '/password');
    await disableSecondFactor(server, input, attorney, code);
    return done(server, 'server.account.secondFactorRemoved');
  },
};

export const memberCalls: readonly Call[] = [
  getAttorneyInfo,
  changeUserSettings,
  confirmIdentityCall,
  totpStatus,
  totpSetup,
  totpConfirm,
  totpDisable,
];
