// Who makes a call when somebody of the Studio looks at the portal as an invented person.
import { enabled } from '../../accounts/disabled.ts';
import { hasRole, isOfStaff } from '../../accounts/staff/index.ts';
import type { ServerContext } from '../../context/context.ts';
import { findStaff, type Staff } from '../../store/accounts/staff.ts';
import { type Attorney, findAttorney } from '../../store/attorneys/attorneys.ts';
import { type DemoPersonRow, listDemoPeople } from '../../store/upkeep/demo-people.ts';

/** As calls know their caller. */
export interface DemoCaller {
  readonly leadId?: string;
  readonly attorney?: Attorney;
  readonly staff?: Staff;
}

type Needs = Pick<ServerContext, 'config' | 'db' | 'services' | 'content'>;

/** Those marked in this store; nobody where the server is not one to try the portal on. */
export async function markedPeople({ config, db }: Needs): Promise<readonly DemoPersonRow[]> {
  return config.demo ? listDemoPeople(db) : [];
}

/** What a person is named in calls by. */
export const nameOf = ({ kind, id }: DemoPersonRow): string => `${kind}/${id}`;

/** The person of that name; undefined where nobody invented has it, or they are gone or disabled. */
export async function demoCaller(server: Needs, name: string): Promise<DemoCaller | undefined> {
  const marked = (await markedPeople(server)).find((one) => nameOf(one) === name);
  return marked && callerOf(server, marked);
}

/** The person behind a mark, as long as they are there and may come in. */
export async function callerOf(
  { db, services }: Needs,
  { kind, id }: DemoPersonRow,
): Promise<DemoCaller | undefined> {
  if (kind === 'attorney') {
    const attorney = enabled(await findAttorney(db, id));
    return attorney && { attorney };
  }
  if (kind === 'staff') {
    const staff = enabled(await findStaff(db, id));
    return staff?.factor_confirmed_at ? { staff } : undefined;
  }
  return (await services.leads.findById(id)) && { leadId: id };
}

/** Does the contract of a call let this person make it? */
export function mayMake(
  content: ServerContext['content'],
  auth: string,
  { leadId, attorney, staff }: DemoCaller,
): boolean {
  if (isOfStaff(content, auth)) return staff !== undefined && hasRole(staff, auth);
  if (auth === 'attorney') return attorney !== undefined;
  if (auth === 'applicant') return leadId !== undefined;
  if (auth === 'sender') return attorney !== undefined || staff !== undefined;
  return auth === 'uploader' && (attorney !== undefined || leadId !== undefined);
}
