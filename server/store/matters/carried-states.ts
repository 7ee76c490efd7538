// Takes things out of states of a flow that are no more: rows in one statement a table, each with its line in the track.
import { type RawBuilder, sql } from 'kysely';
import { RETIRED } from '../../../runtime/core/index.ts';
import type { FlowId } from '../../../schemas/names.gen.d.ts';
import { PROVIDER } from '../attorneys/attorney-changes.ts';
import { setAttorneyStatus } from '../attorneys/attorneys.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import { insertMatterEvent } from './matter-events.ts';

/** Things of one flow that leave a state. */
export interface StateWay {
  readonly flow: string;
  /** As their rows have it. */
  readonly from: string;
  readonly to: string;
  /** Only those which came out of that very state when it was taken away, and have not been moved since. */
  readonly cameFrom?: true;
  /** Whether they are over there. */
  readonly over: boolean;
  /** A payment that was proposed stands: it can be confirmed there, too. */
  readonly keepsProposal: boolean;
}

/** Where the things of a flow are; applications, whose changes stand in the history of a record, go one by one. */
const ROWS: Readonly<
  Record<string, { readonly table: string; readonly caseId: string; readonly kind?: string }>
> = {
  case: { table: 'legal_case', caseId: 'id' },
  'matter-claim': { table: 'claim', caseId: 'case_id', kind: 'Matter' },
  'cdl-claim': { table: 'claim', caseId: 'case_id', kind: 'CDL' },
  application: { table: 'attorney', caseId: 'id' },
};

/** What forms sent, of whatever flow. */
const SENT = { table: 'form_item', caseId: 'case_id', kind: undefined } as const;

/** How many things a way concerns. */
export async function countOnWay(db: Store | StoreTransaction, way: StateWay): Promise<number> {
  const { rows } = await sql<{ items: number }>`select count(*)::int as items
    from ${sql.table(rowsOf(way).table)} as thing where ${isOnWay(way)}`.execute(db);
  return rows[0]?.items ?? 0;
}

/** Moves them all; the answer is how many there were. */
export async function carryOnWay(trx: StoreTransaction, way: StateWay, at: Date): Promise<number> {
  if (way.flow === ('application' satisfies FlowId)) return carryApplications(trx, way, at);
  const { table, caseId } = rowsOf(way);
  const { flow, from, to, over, keepsProposal } = way;
  const proposal = table === 'claim' && !keepsProposal ? sql`, proposal_id = null` : sql``;
  const stays = table === SENT.table ? sql`, state_since = ${at}, told_days = 0` : sql``;
  const { rows } = await sql<{ items: number }>`
    with moved as (
      update ${sql.table(table)} as thing
      set status = ${to}, closed_at = ${over ? sql`coalesce(closed_at, ${at})` : sql`null`} ${proposal}
        ${stays}
      where ${isOnWay(way)}
      returning id, ${sql.ref(caseId)} as case_id, attorney_id
    ), told as (
    insert into matter_event (id, case_id, attorney_id, flow, subject_id, at, who, by_id, by_name, move,
      from_status, to_status, words)
    select gen_random_uuid(), case_id, attorney_id, ${flow}, id::text, ${at}, 'system', '', '', ${RETIRED},
      ${from}, ${to}, '' from moved returning id
    )
    select count(*)::int as items from told`.execute(trx);
  return rows[0]?.items ?? 0;
}

async function carryApplications(trx: StoreTransaction, way: StateWay, at: Date): Promise<number> {
  const { flow, from, to } = way;
  const { rows } = await sql<{ id: string }>`select id from attorney as thing
    where ${isOnWay(way)} order by id for update`.execute(trx);
  for (const { id } of rows) {
    await setAttorneyStatus(trx, id, { from, to, at, by: PROVIDER });
    await insertMatterEvent(trx, {
      ...{ case_id: null, attorney_id: id, flow, subject_id: id, at },
      ...{ who: 'system', by_id: '', by_name: '', move: RETIRED, words: '' },
      ...{ from_status: from, to_status: to },
    });
  }
  return rows.length;
}

const rowsOf = ({ flow }: StateWay) => ROWS[flow] ?? SENT;

function isOnWay(way: StateWay): RawBuilder<boolean> {
  const { kind, table } = rowsOf(way);
  const ofKind = kind === undefined ? sql`` : sql`and thing.kind = ${kind}`;
  const ofFlow = table === SENT.table ? sql`and thing.flow = ${way.flow}` : sql``;
  const came = way.cameFrom
    ? sql`and (select event.move = ${RETIRED} and event.from_status = ${way.to} and event.to_status = ${way.from}
        from matter_event as event where event.subject_id = thing.id::text
        order by event.at desc, event.nth desc limit 1)`
    : sql``;
  // In whatever capitals, as the queues of the desk look for it: the index has it so.
  return sql`lower(thing.status) = lower(${way.from}) and thing.status = ${way.from} ${ofKind} ${ofFlow} ${came}`;
}
