// Who makes a call: by what its contract asks for, told from cookies and tokens.
import { type KnownAttorney, knownAttorney, requireAttorney } from '../accounts/index.ts';
import { currentLead } from '../applications/session.ts';
import type { ServerContext } from '../context.ts';
import type { Visit } from '../http/visit.ts';
import { Refusal } from '../refusals.ts';
import type { Attorney } from '../store/attorneys.ts';

/** What is known of whoever makes a call. */
export interface Caller {
  /** The lead of the running application; calls of `auth: applicant` always have one, of others than `signer` and `link` none. */
  readonly leadId: string;
  /** Whose token the request carries; calls of `auth: attorney` always have one. */
  readonly attorney?: Attorney;
  /** Calls of `auth: signer` and `auth: link`: the attorney this browser stands for, application or not. */
  readonly known?: KnownAttorney;
}

export type CallerOf = (server: ServerContext, visit: Visit) => Promise<Partial<Caller>>;

/** Who makes a call, by what its contract asks for; whoever may not make it is refused. */
export const CALLERS: Readonly<Record<string, CallerOf>> = {
  none: async () => ({}),
  async applicant(server, { request }) {
    const leadId = await currentLead(server, request.cookies);
    if (leadId === undefined) throw new Refusal('NO_SESSION');
    return { leadId };
  },
  attorney: async (server, { request }) => ({ attorney: await requireAttorney(server, request) }),
  async signer(server, visit) {
    const caller = await whoever(server, visit);
    if (caller.known || caller.leadId !== undefined) return caller;
    // A member whose token ended is told to log in again, not to apply.
    throw new Refusal(visit.request.headers.authorization ? 'UNAUTHORIZED' : 'NO_SESSION');
  },
  link: whoever,
  /** No call is for staff yet, so nobody is. */
  async staff() {
    throw new Refusal('UNAUTHORIZED');
  },
};

async function whoever(server: ServerContext, visit: Visit): Promise<Partial<Caller>> {
  const leadId = await currentLead(server, visit.request.cookies);
  const known = await knownAttorney(server, visit);
  return { ...(leadId !== undefined && { leadId }), ...(known && { known }) };
}
