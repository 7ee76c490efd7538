// What is shown of a lead, of the attorney a lead became, and what a new application writes on the lead.
import { isBlank, todayIn } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import type { Lead } from '../services/ports.ts';
import { type Attorney, findAttorney } from '../store/attorneys/attorneys.ts';

/** The lead as the documents have it: the record itself with `id`, `email` and, once there is one, `attorney_id`. */
export function leadRecord(lead: Lead) {
  return {
    ...lead.props,
    id: lead.id,
    email: lead.email,
    ...(lead.attorneyId && { attorney_id: lead.attorneyId }),
  };
}

/** Of a lead whose mailbox is not proved, what was asked for and where it leads. */
export function leadIds({ id, email, attorneyId }: Lead) {
  return { id, email, ...(attorneyId && { attorney_id: attorneyId }) };
}

/** Of a lead that became an attorney, only what says who it is. */
export function briefLead(lead: Lead) {
  const { firstname, lastname } = lead.props;
  return {
    ...leadIds(lead),
    ...(firstname && { firstname }),
    ...(lastname && { lastname }),
  };
}

/** What navigation and signing need of the attorney before any login (OR-133); nothing else leaves the store. */
export async function briefAttorney(server: ServerContext, lead: Lead) {
  const attorney = lead.attorneyId && (await findAttorney(server.db, lead.attorneyId));
  return attorney ? brief(attorney) : undefined;
}

function brief(attorney: Attorney) {
  return {
    id: attorney.id,
    first_name: attorney.first_name,
    last_name: attorney.last_name,
    emailAddress: attorney.email,
    signed: attorney.signed_at !== null,
    has_password: attorney.password_hash !== null,
  };
}

/** LEAD-11 to 13: what is written once, when the application of a lead without an attorney starts. */
function propsOfStart({ content, now }: Needs, { props }: Lead) {
  if (!isBlank(props.date_application_received)) return undefined;
  const today = todayIn(content.app.timeZone, now());
  return {
    join_or_decline: 'Joined',
    status_in_member_system: 'Pending',
    date_joined_declined: today,
    date_application_received: today,
  };
}

type Needs = Pick<ServerContext, 'content' | 'now'>;

/** The lead as it is once its application has started. */
export const started = (server: Needs, lead: Lead): Lead => ({
  ...lead,
  props: { ...lead.props, ...propsOfStart(server, lead) },
});

/** Writes that it has. */
export async function markStarted(server: ServerContext, lead: Lead): Promise<Lead> {
  const props = propsOfStart(server, lead);
  if (props) await server.services.leads.updateProps(lead.id, props);
  return started(server, lead);
}
