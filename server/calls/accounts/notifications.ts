// Which mails an attorney wants: read and kept as the form of notifications has them.

import { withDefaults } from '../../../runtime/core/index.ts';
import { judgeBody } from '../../accounts/account-form.ts';
import { changesMade, keepChanges, requireProof } from '../../confirmed/index.ts';
import { releasedForm } from '../../forms/use.ts';
import { attempt } from '../../security-events/index.ts';
import { keepNotices, noticesOf } from '../../store/attorneys/attorney-notices.ts';
import { inTransaction } from '../../store/index.ts';
import { attorneyOf, type Call } from '../common/call.ts';
import { madeBy } from '../common/made-by.ts';
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
    const attorney = attorneyOf(input);
    const { bundle } = releasedForm(server, 'notifications');
    await inTransaction(server.db, async (trx) => {
      // Whoever was never asked wants all of them, as the form says it.
      const before = withDefaults(bundle, await noticesOf(trx, attorney.id));
      const changes = changesMade(bundle, { before, after: input.payload });
      if (changes.length > 0) {
        await requireProof(server, trx, input.request, attorney);
        const notice = { changes, addresses: [], by: madeBy(input) };
        await keepChanges(server, trx, attorney, notice);
      }
      await keepNotices(trx, attorney.id, input.payload);
    });
    return done(server, 'server.account.settingsChanged');
  },
};

export const notificationCalls: readonly Call[] = [notifications, changeNotifications];
