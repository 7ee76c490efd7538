// Who makes a call: by what its contract asks for, told from cookies and tokens.
import { isObject } from '../../../runtime/core/index.ts';
import { bearerOf } from '../../accounts/bearer.ts';
import {
  type KnownAttorney,
  knownAttorney,
  loggedInAttorney,
  requireAttorney,
} from '../../accounts/index.ts';
import { isOfStaff, requireStaff, STAFF } from '../../accounts/staff/index.ts';
import { type FoundSession, foundSession } from '../../applications/session.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Visit } from '../../http/visit.ts';
import { type LinkedMatter, matterOfToken } from '../../links/matter-link.ts';
import { RELEASERS, STUDIO_ROLES } from '../../program/index.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import type { Attorney } from '../../store/attorneys/attorneys.ts';

/** What is known of whoever makes a call. */
export interface Caller {
  /** The lead of the running application, whose mailbox is proved; calls of `auth: applicant` always have one, of others than `signer` and `link` none. */
  readonly leadId: string;
  /** Calls of `auth: invitee`: the session of a browser that looked a lead up, whether the mailbox is proved or not. */
  readonly found?: FoundSession;
  /** Whose token the request carries; calls of `auth: attorney` always have one. */
  readonly attorney?: Attorney;
  /** Calls of `auth: signer` and `auth: link`: the attorney this browser stands for, application or not. */
  readonly known?: KnownAttorney;
  /** Calls of `auth: agent`: the matter that the token of the page behind a link is good for. */
  readonly matter?: LinkedMatter;
  /** Calls for staff, or for one of their roles: whose token the request carries. */
  readonly staff?: Staff;
}

export type CallerOf = (server: ServerContext, visit: Visit) => Promise<Partial<Caller>>;

/** Who makes a call, by what its contract asks for; whoever may not make it is refused. Undefined where nobody can tell. */
export function callerFor(
  content: Parameters<typeof isOfStaff>[0],
  auth: string,
): CallerOf | undefined {
  return CALLERS[auth] ?? (isOfStaff(content, auth) ? staffWith(auth) : undefined);
}

const CALLERS: Readonly<Record<string, CallerOf>> = {
  none: async () => ({}),
  async applicant(server, { request }) {
    const found = await foundSession(server, request.cookies);
    if (!found?.proved) throw new Refusal(found ? 'PROOF_NEEDED' : 'NO_SESSION');
    return { leadId: found.leadId };
  },
  async invitee(server, { request }) {
    const found = await foundSession(server, request.cookies);
    if (!found) throw new Refusal('NO_SESSION');
    return { found };
  },
  attorney: async (server, { request }) => ({ attorney: await requireAttorney(server, request) }),
  async signer(server, visit) {
    const { found, ...caller } = await whoever(server, visit);
    if (caller.known || caller.leadId !== undefined) return caller;
    // A member whose token ended is told to log in again, not to apply.
    if (visit.request.headers.authorization) throw new Refusal('UNAUTHORIZED');
    throw new Refusal(found ? 'PROOF_NEEDED' : 'NO_SESSION');
  },
  uploader: async (server, { request }) => {
    const found = await foundSession(server, request.cookies);
    const leadId = found?.proved ? found.leadId : undefined;
    const { authorization } = request.headers;
    const attorney = authorization ? await attorneyUnless(server, request, leadId) : undefined;
    if (leadId === undefined && !attorney) throw new Refusal(found ? 'PROOF_NEEDED' : 'NO_SESSION');
    return { ...(leadId !== undefined && { leadId }), ...(attorney && { attorney }) };
  },
  async sender(server, { request }) {
    const attorney = await loggedInAttorney(server, request);
    return attorney ? { attorney } : { staff: await requireStaff(server, request, STAFF) };
  },
  link: whoever,
  studio: async (server, { request }) => ({
    staff: await requireStaff(server, request, ...STUDIO_ROLES),
  }),
  releaser: async (server, { request }) => ({
    staff: await requireStaff(server, request, ...RELEASERS),
  }),
  agent: async (server, { request }) => ({ matter: matterOfToken(server, tokenIn(request)) }),
};

/** The documents send it in the body, others in the header. */
function tokenIn(request: Visit['request']): string {
  const { body } = request;
  const given = isObject(body) ? body.token : undefined;
  return typeof given === 'string' && given !== '' ? given : bearerOf(request);
}

/** Of the staff, those who have a role; `STAFF` means all of them. */
function staffWith(role: string): CallerOf {
  return async (server, { request }) => ({ staff: await requireStaff(server, request, role) });
}

/** A token that ended does not keep an applicant from their application. */
async function attorneyUnless(
  server: ServerContext,
  request: Visit['request'],
  leadId: string | undefined,
): Promise<Attorney | undefined> {
  return requireAttorney(server, request).catch((error: unknown) => {
    if (leadId !== undefined && error instanceof Refusal) return undefined;
    throw error;
  });
}

async function whoever(server: ServerContext, visit: Visit): Promise<Partial<Caller>> {
  const found = await foundSession(server, visit.request.cookies);
  const known = await knownAttorney(server, visit);
  return {
    ...(found && { found }),
    ...(found?.proved && { leadId: found.leadId }),
    ...(known && { known }),
  };
}
