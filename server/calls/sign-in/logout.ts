// logout: ends whatever this browser stands for: the application, the token of an attorney or of staff, the step to registering.
import { endAttorneySession, endRegistering } from '../../accounts/index.ts';
import { endStaffSession } from '../../accounts/staff/index.ts';
import { endNamedSession, endSession } from '../../applications/session.ts';
import type { Call } from '../common/call.ts';

export const logout: Call = {
  id: 'logout',
  async handle(server, input) {
    const { request, reply, payload } = input;
    const { session = '' } = payload;
    await endAttorneySession(server, request);
    await endStaffSession(server, request);
    await endRegistering(server, input);
    if (session !== '') await endNamedSession(server, session);
    else await endSession(server, reply, request.cookies);
    return { status: 'success' };
  },
};
