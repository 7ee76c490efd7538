// The invented people whom somebody of the Studio can choose to look at the portal as, in words, and what they have to look at.
import { hasRole } from '../../accounts/staff/index.ts';
import type { ServerContext } from '../../context/context.ts';
import { queueOf } from '../../desk/index.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import type { Attorney } from '../../store/attorneys/attorneys.ts';
import { listRequests } from '../../store/matters/auth-requests.ts';
import { listCases } from '../../store/matters/legal-cases.ts';
import type { DemoPersonRow } from '../../store/upkeep/demo-people.ts';
import { callerOf, markedPeople, nameOf } from './demo-caller.ts';

export interface DemoPerson {
  /** What calls name them by. */
  readonly id: string;
  readonly role: 'applicant' | 'attorney' | 'staff';
  readonly name: string;
  /** Of an applicant: calls name them by it. */
  readonly email?: string;
  /** What they are, in words. */
  readonly about: string;
  /** Addresses of pages that show one of their things, by the name of the page. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Those who are there and may come in: attorneys with an account, the staff, and who has yet to apply. */
export async function demoPeople(server: ServerContext): Promise<readonly DemoPerson[]> {
  const found = await Promise.all(
    (await markedPeople(server)).map((marked) => personOf(server, marked)),
  );
  return found.filter((one) => one !== undefined);
}

async function personOf(
  server: ServerContext,
  marked: DemoPersonRow,
): Promise<DemoPerson | undefined> {
  const id = nameOf(marked);
  const { attorney, staff, leadId } = (await callerOf(server, marked)) ?? {};
  if (attorney) return attorney.password_hash ? memberOf(server, id, attorney) : undefined;
  if (staff) return staffOf(server, id, staff);
  const lead = leadId === undefined ? undefined : await server.services.leads.findById(leadId);
  if (!lead || lead.attorneyId !== undefined) return undefined;
  const { firstname, lastname } = lead.props;
  const name = [firstname, lastname].filter((part) => typeof part === 'string').join(' ');
  const { t } = server.content.texts;
  const about = t('server.studio.demo.applicant');
  return { id, role: 'applicant', name, email: lead.email, about, pages: {} };
}

async function memberOf(
  { db, content }: ServerContext,
  id: string,
  { id: number, first_name, last_name, status }: Attorney,
): Promise<DemoPerson> {
  const [[matter], [request]] = await Promise.all([
    listCases(db, number, { most: 1 }),
    listRequests(db, number, { most: 1 }),
  ]);
  return {
    ...{ id, role: 'attorney', name: `${first_name} ${last_name}` },
    about: content.texts.t('server.studio.demo.attorney', { number, status }),
    pages: {
      ...(matter && { Case: `/cases/${encodeURIComponent(matter.number)}` }),
      ...(request && { ViewRequest: `/view-request/${encodeURIComponent(request.id)}` }),
    },
  };
}

async function staffOf(server: ServerContext, id: string, staff: Staff): Promise<DemoPerson> {
  const { t } = server.content.texts;
  const about = t('server.studio.demo.staff', { roles: staff.roles.join(', ') });
  const pages = hasRole(staff, 'desk') ? await deskPages(server, staff) : {};
  return { id, role: 'staff', name: staff.email, about, pages };
}

/** What waits longest for the desk. */
async function deskPages(server: ServerContext, staff: Staff): Promise<Record<string, string>> {
  const [item, matter] = await Promise.all(
    (['claims', 'cases'] as const).map(
      async (queue) => (await queueOf(server, staff, { queue, limit: 1 })).data[0],
    ),
  );
  return {
    ...(item && { DeskItem: `/desk/claims/${encodeURIComponent(item.id)}` }),
    ...(matter && { DeskTrack: `/desk/cases/${encodeURIComponent(matter.id)}/track` }),
  };
}
