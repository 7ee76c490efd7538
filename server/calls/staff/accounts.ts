// The accounts of attorneys and staff at the desk: what is known of them, who may use them, and showing anew who one is.
import { confirmStaff } from '../../confirmed/index.ts';
import { attorneyAccount, staffShown, switchAccount } from '../../disabling/index.ts';
import { attempt } from '../../security-events/index.ts';
import { type Call, staffOf } from '../common/call.ts';

const staffAccounts: Call = {
  id: 'staff_accounts',
  async handle(server, input) {
    return { status: 'success', data: await staffShown(server, staffOf(input).id) };
  },
};

const attorneyAccountCall: Call = {
  id: 'attorney_account',
  async handle(server, { payload }) {
    return { status: 'success', data: await attorneyAccount(server, payload.id) };
  },
};

const switchAccountCall: Call = {
  id: 'switch_account',
  async handle(server, input) {
    const { payload } = input;
    await switchAccount(server, input, staffOf(input), payload);
    const key = payload.disabled ? 'server.disabling.disabled' : 'server.disabling.enabled';
    return { status: 'success', message: server.content.texts.t(key) };
  },
};

const staffConfirm: Call = {
  id: 'staff_confirm',
  async handle(server, input) {
    attempt(input.request, 'identity.confirmed');
    await confirmStaff(server, input, staffOf(input), { ...input.payload });
    return { status: 'success', message: server.content.texts.t('server.confirm.done') };
  },
};

export const staffAccountCalls: readonly Call[] = [
  staffAccounts,
  attorneyAccountCall,
  switchAccountCall,
  staffConfirm,
];
