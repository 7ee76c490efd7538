// The mails that go out with a move, each to everybody of the role it names.
import type { FlowMail, JsonObject } from '../../runtime/core/index.ts';
import { hasRole } from '../accounts/staff/index.ts';
import type { ServerContext } from '../context/context.ts';
import { issuedNow, sealedMatter } from '../links/matter-link.ts';
import { listStaff, type Staff } from '../store/accounts/staff.ts';
import { findLead } from '../store/applicants/leads.ts';
import { noticesOf } from '../store/attorneys/attorney-notices.ts';
import { findAttorney } from '../store/attorneys/attorneys.ts';
import { holdersOf } from '../store/desk/desk-taking.ts';
import type { Store, StoreTransaction } from '../store/index.ts';
import type { FlowItem } from '../store/matters/flow-items.ts';
import { type FlowId, flowOf, queueOf } from './kinds.ts';

export interface MailedMove {
  readonly flow: FlowId;
  readonly mails: readonly FlowMail[] | undefined;
  /** As it is after the move. */
  readonly item: FlowItem;
  /** Whose it was before it. */
  readonly had?: string | null;
  readonly words: string;
  /** In place of where the content leads to: of a link that carries a secret. */
  readonly link?: string | undefined;
  /** Besides what every mail has. */
  readonly params?: JsonObject | undefined;
  /** They wait until then: the move may be taken back. */
  readonly notBefore?: Date | undefined;
}

/** Writes them in the transaction of the move; the answer is their ids. */
export async function mailMove(
  server: Pick<ServerContext, 'services' | 'now' | 'content'>,
  trx: StoreTransaction,
  { flow, mails = [], item, had, words, link, params: more, notBefore }: MailedMove,
): Promise<readonly string[]> {
  const ids: string[] = [];
  const { id, number, subject, status } = item;
  const begun = flowOf(server, flow).start.who;
  const { owner } = item;
  const about = (mail: FlowMail) => ({
    ...{ flow, id, attorney_id: whose(mail, item, had) },
    ...(owner !== undefined && { sender: { role: begun, owner } }),
  });
  for (const mail of mails) {
    const leads = link ?? (await filledLink(server, trx, { link: mail.link ?? '/', item }));
    for (const { to, name } of await readersOf(trx, mail, about(mail))) {
      const known = { name, number, subject, status, words, link: leads };
      const params = { ...known, attorney_id: item.attorney_id ?? '', ...more };
      const written = { to, template: mail.mail, params, ...(notBefore && { notBefore }) };
      ids.push(await server.services.mail.enqueue(trx, written));
    }
  }
  return ids;
}

/** Names of those whom a mail would go to as things stand, each once; of those who had it before, only where it is given away. */
export async function namesMailed(
  db: Store,
  mails: readonly FlowMail[],
  about: MailedAbout,
): Promise<readonly string[]> {
  const names: string[] = [];
  for (const mail of mails)
    for (const { name } of await readersOf(db, mail, about)) names.push(name);
  return [...new Set(names)];
}

/** What a mail is about: the thing, and the attorney who is told of it. */
interface MailedAbout extends Pick<FlowItem, 'id' | 'attorney_id'> {
  readonly flow: FlowId;
  /** Of what a form sent: who did, in the role that begins its flow. */
  readonly sender?: { readonly role: string; readonly owner: string };
}

/** The attorney a mail of a move is meant for: of one to whoever had it before, nobody where it stays with them. */
const whose = (
  { before }: FlowMail,
  { attorney_id }: FlowItem,
  had: string | null | undefined,
): string | null => {
  if (!before) return attorney_id;
  return had === undefined || had === attorney_id ? null : had;
};

interface Reader {
  readonly to: string;
  readonly name: string;
}

/** The roles of those who are not staff: the attorney of the thing is meant. */
const OF_THE_ITEM: readonly string[] = ['attorney', 'applicant'];

async function readersOf(
  trx: Store | StoreTransaction,
  { to: role, switch: turned }: FlowMail,
  { flow, id, attorney_id, sender }: MailedAbout,
): Promise<readonly Reader[]> {
  if (sender?.role === role && attorney_id === null) return senderOf(trx, sender.owner);
  if (OF_THE_ITEM.includes(role)) {
    const attorney = await findAttorney(trx, attorney_id ?? '');
    if (!attorney) return [];
    // Whoever was never asked wants to know.
    if (turned && (await noticesOf(trx, attorney.id))[turned.field] === false) return [];
    const { email, first_name, last_name } = attorney;
    return [{ to: email, name: `${first_name} ${last_name}`.trim() }];
  }
  const works = (one: Staff) => one.disabled_at === null && hasRole(one, role);
  const staff = (await listStaff(trx)).filter(works);
  // Whoever has taken it answers for it; of what is nobody's, somebody has to.
  const holder = (await holdersOf(trx, queueOf(flow), { ids: [id], role })).get(id);
  const told = staff.filter((one) => holder === undefined || one.id === holder.id);
  return told.map(({ email }) => ({ to: email, name: email }));
}

/** Whoever sent it and is no attorney: one of the staff, or somebody who applies; nobody, of what a visitor sent. */
async function senderOf(trx: Store | StoreTransaction, owner: string): Promise<readonly Reader[]> {
  const cut = owner.indexOf('/');
  const [kind, id] = [owner.slice(0, cut), owner.slice(cut + 1)];
  if (kind === 'staff') {
    const one = (await listStaff(trx)).find((staff) => staff.id === id);
    return one && one.disabled_at === null ? [{ to: one.email, name: one.name || one.email }] : [];
  }
  const lead = kind === 'lead' ? await findLead(trx, 'id', id) : undefined;
  return lead ? [{ to: lead.email, name: lead.email }] : [];
}

/** `{sealed}` is what lets an attorney answer an assigned matter without a login; each mail has its own. */
async function filledLink(
  { services, now }: Pick<ServerContext, 'services' | 'now'>,
  trx: StoreTransaction,
  { link, item: { id, number, attorney_id } }: { readonly link: string; readonly item: FlowItem },
): Promise<string> {
  const named = link
    .replaceAll('{id}', encodeURIComponent(id))
    .replaceAll('{number}', encodeURIComponent(number));
  // Stryker disable next-line ConditionalExpression: without it the same link is made, after a read that nobody needs
  if (!named.includes(SEALED)) return named;
  const matter = await issuedNow(trx, { caseId: id, attorneyId: attorney_id ?? '' }, now());
  return named.replaceAll(SEALED, () => sealedMatter(services.crypto, matter));
}

const SEALED = '{sealed}';
