// profile_history: what was changed in the own record, and by whom.
import { requireOwn } from '../../accounts/index.ts';
import { historyOf } from '../../record/history.ts';
import { attorneyOf, type Call } from '../common/call.ts';

export const profileHistory: Call = {
  id: 'profile_history',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    requireOwn(attorney, input.payload.username);
    return { status: 'success', ...(await historyOf(server, attorney.id, input.payload)) };
  },
};
