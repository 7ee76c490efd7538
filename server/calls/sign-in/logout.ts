// logout: ends the sessions of this browser: that of the application, and the token of an attorney.
import { endAttorneySession } from '../../accounts/index.ts';
import { endSession } from '../../applications/session.ts';
import type { Call } from '../call.ts';

export const logout: Call = {
  id: 'logout',
  async handle(server, { request, reply }) {
    await endAttorneySession(server, request);
    await endSession(server, reply, request.cookies);
    return { status: 'success' };
  },
};
