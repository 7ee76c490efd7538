// logout: ends whatever this browser stands for: the application, the token of an attorney, the step to registering.
import { endAttorneySession, endRegistering } from '../../accounts/index.ts';
import { endSession } from '../../applications/session.ts';
import type { Call } from '../call.ts';

export const logout: Call = {
  id: 'logout',
  async handle(server, input) {
    const { request, reply } = input;
    await endAttorneySession(server, request);
    await endRegistering(server, input);
    await endSession(server, reply, request.cookies);
    return { status: 'success' };
  },
};
