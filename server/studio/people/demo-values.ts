// What stands in a mail to one of the demo people, in place of the examples that are the same for all.
import type { JsonObject } from '../../../runtime/core/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { listCases } from '../../store/matters/legal-cases.ts';
import { demoCaller } from './demo-caller.ts';

/** By the names of placeholders; nothing for ''. Refuses whoever is no demo person. */
export async function demoValues(server: ServerContext, person: string): Promise<JsonObject> {
  if (person === '') return {};
  const { attorney, staff, leadId } = (await demoCaller(server, person)) ?? {};
  if (attorney) {
    const { id, first_name, last_name, email, username } = attorney;
    const [matter] = await listCases(server.db, id, { most: 1 });
    return {
      ...{ name: `${first_name} ${last_name}`, email, attorney_id: id },
      ...(username !== null && { username }),
      ...(matter && { number: matter.number, subject: matter.coverage }),
    };
  }
  if (staff) return { name: staff.email, email: staff.email };
  const lead = leadId === undefined ? undefined : await server.services.leads.findById(leadId);
  if (!lead) throw new Refusal('NOT_A_DEMO_PERSON');
  const { firstname, lastname } = lead.props;
  const name = [firstname, lastname].filter((part) => typeof part === 'string').join(' ');
  return { name, email: lead.email };
}
