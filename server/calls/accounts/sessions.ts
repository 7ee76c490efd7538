// Where an attorney is logged in, and the end of sessions.
import { endOwnSessions, ownSessions } from '../../accounts/own-sessions.ts';
import { attorneyOf, type Call, type CallInput } from '../common/call.ts';

const heldBy = (input: CallInput) => ({
  visit: input,
  holder: attorneyOf(input).id,
  purpose: 'session' as const,
});

const sessions: Call = {
  id: 'sessions',
  async handle(server, input) {
    return { status: 'success', data: await ownSessions(server, heldBy(input)) };
  },
};

const endSessions: Call = {
  id: 'end_sessions',
  async handle(server, input) {
    await endOwnSessions(server, heldBy(input), input.payload.session);
    return { status: 'success', data: await ownSessions(server, heldBy(input)) };
  },
};

export const sessionCalls: readonly Call[] = [sessions, endSessions];
