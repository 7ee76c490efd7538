// Where one of the staff is logged in, and the end of sessions.
import { endOwnSessions, ownSessions } from '../../accounts/own-sessions.ts';
import { type Call, type CallInput, staffOf } from '../common/call.ts';

const heldBy = (input: CallInput) => ({
  visit: input,
  holder: staffOf(input).id,
  purpose: 'staff-session' as const,
});

const sessions: Call = {
  id: 'staff_sessions',
  async handle(server, input) {
    return { status: 'success', data: await ownSessions(server, heldBy(input)) };
  },
};

const endSessions: Call = {
  id: 'staff_end_sessions',
  async handle(server, input) {
    await endOwnSessions(server, heldBy(input), input.payload.session);
    return { status: 'success', data: await ownSessions(server, heldBy(input)) };
  },
};

export const staffSessionCalls: readonly Call[] = [sessions, endSessions];
