// Which attorney a browser stands for without a running application: one who logged in, or was just told by a first-time login.
import type { ServerContext } from '../context/context.ts';
import type { Visit } from '../http/visit.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import { identifiedHere } from './register.ts';
import { loggedInAttorney } from './session.ts';

export interface KnownAttorney {
  readonly attorney: Attorney;
  /** By password, or by attorney number, ZIP and last four digits. */
  readonly by: 'login' | 'number';
}

/** A login counts before a first-time login. */
export async function knownAttorney(
  server: ServerContext,
  visit: Visit,
): Promise<KnownAttorney | undefined> {
  const member = await loggedInAttorney(server, visit.request);
  if (member) return { attorney: member, by: 'login' };
  const attorney = await identifiedHere(server, visit);
  return attorney && { attorney, by: 'number' };
}
