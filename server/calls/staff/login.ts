// staff_login in its two steps, and the setting up of an app that the first login asks for between them.
import { judgeBody } from '../../accounts/account-form.ts';
import {
  confirmStaffSetUp,
  setUpStaffFactor,
  staffCodeLogin,
  staffPasswordLogin,
} from '../../accounts/staff/index.ts';
import { isDemoStaff } from '../../demo/index.ts';
import { isFromThisMachine } from '../../http/from-this-machine.ts';
import type { Call } from '../common/call.ts';

const staffLogin: Call = {
  id: 'staff_login',
  async handle(server, input) {
    const { ticket, code = '', email = '', password = '' } = input.payload;
    if (ticket !== undefined) {
      await judgeBody(server, 'staff-code', input.payload);
      return { status: 'success', data: await staffCodeLogin(server, input, { ticket, code }) };
    }
    await judgeBody(server, 'staff-login', input.payload);
    const step = await staffPasswordLogin(server, input, { email, password });
    const { config } = server;
    const isNear = config.demo && isFromThisMachine(config, input.request);
    const demo = isNear && !step.set_up && isDemoStaff(email);
    return { status: 'success', data: { ...step, ...(demo && { demo }) } };
  },
};

const staffTotpSetup: Call = {
  id: 'staff_totp_setup',
  async handle(server, { payload }) {
    return { status: 'success', data: await setUpStaffFactor(server, payload.ticket) };
  },
};

const staffTotpConfirm: Call = {
  id: 'staff_totp_confirm',
  async handle(server, input) {
    await judgeBody(server, 'staff-set-up', input.payload);
    return { status: 'success', data: await confirmStaffSetUp(server, input, input.payload) };
  },
};

export const staffLoginCalls: readonly Call[] = [staffLogin, staffTotpSetup, staffTotpConfirm];
