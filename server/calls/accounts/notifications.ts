// Which mails an attorney wants: read and kept as the form of notifications has them.
import { judgeBody } from '../../accounts/account-form.ts';
import { attempt } from '../../security-events/index.ts';
import { keepNotices, noticesOf } from '../../store/attorney-notices.ts';
import { attorneyOf, type Call } from '../call.ts';
import { done } from './recovery.ts';

const notifications: Call = {
  id: 'notifications',
  async handle({ db }, input) {
    return { status: 'success', data: await noticesOf(db, attorneyOf(input).id) };
  },
};

const changeNotifications: Call = {
  id: 'change_notifications',
  async handle(server, input) {
    await judgeBody(server, 'notifications', input.payload);
    attempt(input.request, 'notices.changed');
    await keepNotices(server.db, attorneyOf(input).id, input.payload);
    return done(server, 'server.account.settingsChanged');
  },
};

export const notificationCalls: readonly Call[] = [notifications, changeNotifications];
