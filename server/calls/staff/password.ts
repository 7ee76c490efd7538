// The links by which staff choose a password: asked for, looked at, used.
import { judgeBody } from '../../accounts/account-form.ts';
import { wordsOfStaff } from '../../accounts/personal.ts';
import {
  askStaffReset,
  chooseStaffPassword,
  isStaffLinkLive,
  ownerOfStaffLink,
} from '../../accounts/staff/index.ts';
import type { Call } from '../common/call.ts';

const staffForgotPassword: Call = {
  id: 'staff_forgot_password',
  async handle(server, input) {
    await judgeBody(server, 'staff-forgot-password', input.payload);
    await askStaffReset(server, input, input.payload.email);
    return { status: 'success', message: server.content.texts.t('server.staff.linkSent') };
  },
};

const staffLinkStatus: Call = {
  id: 'staff_link_status',
  async handle(server, { payload }) {
    const expired = !(await isStaffLinkLive(server, payload.id));
    return { status: 'success', data: { expired } };
  },
};

const staffChoosePassword: Call = {
  id: 'staff_choose_password',
  async handle(server, input) {
    const { payload } = input;
    const words = wordsOfStaff(await ownerOfStaffLink(server, payload.id));
    await judgeBody(server, 'staff-password', payload, words);
    const { id: link, password = '' } = payload;
    await chooseStaffPassword(server, input, { link, password });
    return { status: 'success', message: server.content.texts.t('server.staff.passwordChanged') };
  },
};

export const staffPasswordCalls: readonly Call[] = [
  staffForgotPassword,
  staffLinkStatus,
  staffChoosePassword,
];
