// The tracks of one matter in the order of time: assigned, accepted, asked, claimed, paid, as its log and its rows tell them.
import { moveMade, RETIRED, START, type Texts, UNDONE } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { type FlowId, flowOf, takenBack } from '../flows/index.ts';
import { namesOfStaff } from '../store/accounts/staff.ts';
import { type ClaimPayment, paymentsByEvent } from '../store/claims/claim-payments.ts';
import type { DeskCase } from '../store/desk/desk-cases.ts';
import { eventsOfCase, type MatterEvent } from '../store/matters/matter-events.ts';
import { type TrackedClaim, type TrackedRows, trackedRows } from '../store/matters/tracked-rows.ts';
import { isInside } from '../threads/inside.ts';
import { factsOfPayment, type NamedFact } from './payment-facts.ts';
import { beforeTheLog, type Done, doneByRows } from './track-of-rows.ts';

export type Track = AnswerOf<'case_track'>['data'];
type Entry = Track['entries'][number];
type Fact = Track['facts'][number];

type Needs = Pick<ServerContext, 'db' | 'content'>;

/** Who looks: the desk at everything, an attorney at what was theirs. */
export type Looking =
  | { readonly role: 'desk' }
  | { readonly role: 'attorney'; readonly id: string };

/** All of it. */
export async function trackOf(server: Needs, one: DeskCase, looking: Looking): Promise<Track> {
  const { db, content } = server;
  const own = looking.role === 'attorney' ? looking.id : undefined;
  const [all, rows] = await Promise.all([eventsOfCase(db, one.id), trackedRows(db, one.id, own)]);
  const [names, payments] = await Promise.all([
    namesOfStaff(db, own === undefined ? all.map(({ by_id }) => by_id) : []),
    paymentsByEvent(
      db,
      rows.claims.map(({ id }) => id),
    ),
  ]);
  const events = all.filter((event) => own === undefined || !isOfProposal(server, event));
  const gone = takenBack(all);
  const logged = events
    .filter(({ attorney_id }) => own === undefined || attorney_id === own)
    .map((event) => doneByEvent(server, event, { role: looking.role, names, gone }));
  const before = beforeTheLog(doneByRows(content.texts, one, rows), events, START);
  const done = [...before, ...logged].sort((a, b) => a.at.getTime() - b.at.getTime());
  return {
    case: {
      ...{ id: one.id, number: one.number, kind: one.kind, status: one.status },
      ...{ coverage: one.coverage, sub_coverage: one.sub_coverage, member: one.member_name },
    },
    facts: factsOf(server, one, rows),
    entries: done.map((entry) => shown(server, entry, { ...rows, payments })),
  };
}

/** A payment that waits for a second clerk, or waits no more: nobody else is told before it is paid. */
const isOfProposal = (server: Needs, { flow, move, from_status, who }: MatterEvent): boolean => {
  const from = from_status ?? '';
  const payment = moveMade(flowOf(server, flow as FlowId), { move, from, who })?.payment;
  return payment === 'propose' || payment === 'return';
};

interface TrackWords {
  readonly role: string;
  /** Of those who work at the desk, by id, where they may be known. */
  readonly names: ReadonlyMap<string, string>;
  /** Events that were taken back. */
  readonly gone: ReadonlySet<string>;
}

function doneByEvent(server: Needs, event: MatterEvent, { role, names, gone }: TrackWords): Done {
  const { id, at, subject_id: subject, to_status: status, who, by_id, by_name } = event;
  const name = (who === 'desk' && names.get(by_id)) || by_name;
  const flow = event.flow as FlowId;
  const isOwn = who === role;
  // What the desk took back was not said; who did it still knows what it was.
  const isUnsaid = gone.has(id) || isInside(flowOf(server, flow), event);
  const words = isUnsaid && !isOwn ? '' : event.words;
  const title = titleOf(server.content.texts, event);
  return { id, flow, subject, at, title, status, who, name, words };
}

/** A release that was put back does not know moves that came after it. */
function titleOf(
  { t, has }: Texts,
  { flow, move, from_status, to_status: to }: MatterEvent,
): string {
  const done = `flows.${flow}.done.${move}`;
  if (has(done)) return t(done);
  if (move === UNDONE) return t('server.track.undone', { to });
  return t(`server.track.${move === RETIRED ? 'retired' : 'moved'}`, {
    from: from_status ?? '',
    to,
  });
}

interface Rows extends TrackedRows {
  readonly payments: ReadonlyMap<string, ClaimPayment>;
}

function shown({ content }: Needs, done: Done, { requests, claims, payments }: Rows): Entry {
  const { at, flow, subject, ...stepWords } = done;
  const request = requests.find(({ id }) => id === subject);
  const claim = claims.find(({ id }) => id === subject);
  const thing = request ? 'request' : claim ? 'claim' : 'case';
  const started = [request?.created_at, claim?.submitted_at ?? claim?.created_at];
  const isStart = started.some((moment) => moment?.getTime() === at.getTime());
  const payment = payments.get(done.id);
  const facts = payment
    ? factsOfPayment(payment)
    : claim
      ? factsOfClaim(claim, { isStart, at })
      : [];
  return {
    ...stepWords,
    ...{ at: at.toISOString(), flow, thing, subject },
    about: request?.subject ?? claim?.number ?? '',
    words: isStart && request ? request.description : stepWords.words,
    facts: facts.flatMap((fact) => labelled(content.texts.t, fact)),
  };
}

/** What was claimed where it begins, what was paid where it ends. */
function factsOfClaim(
  claim: TrackedClaim,
  { isStart, at }: { readonly isStart: boolean; readonly at: Date },
): readonly NamedFact[] {
  if (isStart)
    return [
      ['amount', claim.amount, 'money'],
      ['invoice', claim.invoice, 'text'],
    ];
  if (claim.closed_at?.getTime() !== at.getTime() || claim.paid_amount === null) return [];
  return [
    ['paidAmount', claim.paid_amount, 'money'],
    ['checkNumber', claim.check_number, 'text'],
    ['paidOn', claim.paid_on, 'date'],
  ];
}

function factsOf({ content }: Needs, one: DeskCase, { requests, claims }: TrackedRows) {
  const paid = claims.reduce((sum, { paid_amount }) => sum + Number(paid_amount ?? 0), 0);
  const named: readonly NamedFact[] = [
    ['assigned', one.assigned_at?.toISOString() ?? null, 'date'],
    ['requests', String(requests.length), 'text'],
    ['claims', String(claims.length), 'text'],
    ['paidAmount', paid === 0 ? null : paid.toFixed(2), 'money'],
  ];
  return named.flatMap((fact) => labelled(content.texts.t, fact));
}

const labelled = (t: (key: string) => string, [name, value, format]: NamedFact): Fact[] =>
  value === null || value === '' ? [] : [{ label: t(`server.desk.fact.${name}`), value, format }];
