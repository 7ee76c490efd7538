// What a status flow moves: rows of several tables, read and written in one way.
import { sql, type Updateable } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { PROVIDER } from '../attorneys/attorney-changes.ts';
import { setAttorneyStatus } from '../attorneys/attorneys.ts';
import type { StoreTransaction } from '../statements/transaction.ts';
import type { ClaimTable } from '../tables/claim.ts';
import type { LegalCaseTable } from '../tables/legal-case.ts';
import { columnsOf, putColumns } from './move-undos.ts';

/** A row that a flow moves, with what its events and mails say of it. */
export interface FlowItem {
  readonly id: string;
  readonly status: string;
  readonly case_id: string | null;
  readonly attorney_id: string | null;
  /** The number of its case; of an application that of the attorney. */
  readonly number: string;
  /** What it is about, in a few words. */
  readonly subject: string;
  /** The desk said the last word. */
  readonly answered: boolean;
  /** Who sent it, of what a form sent. */
  readonly owner?: string;
  /** The form that did. */
  readonly form_id?: string;
}

/** Columns that a move sets besides the status. */
export type MoveColumns = Omit<
  Updateable<LegalCaseTable & ClaimTable>,
  'id' | 'status' | 'closed_at' | 'attorney_id' | 'answered' | 'waits_since'
> & { readonly attorney_id?: string | null };

export interface StatusChange {
  readonly from: string;
  readonly to: string;
  readonly at: Date;
  /** Whether it is over now. */
  readonly over: boolean;
  /** The desk said the last word. */
  readonly answered: boolean;
  /** It is somebody else's turn now. */
  readonly turned: boolean;
  readonly set?: MoveColumns;
}

export interface FlowTable {
  /** The row, held until the transaction ends, so that nobody else moves it meanwhile. */
  hold(trx: StoreTransaction, id: string): Promise<FlowItem | undefined>;
  move(trx: StoreTransaction, id: string, change: StatusChange): Promise<void>;
  /** What a move that sets these columns would change, as it is before it; undefined where that could not be put back. */
  before(
    trx: StoreTransaction,
    id: string,
    set: readonly string[],
  ): Promise<JsonObject | undefined>;
  /** Puts back what a move changed; `change` says from where to where that leads. */
  putBack(trx: StoreTransaction, id: string, back: PutBack): Promise<void>;
}

/** A move that is taken back. */
export interface PutBack {
  readonly from: string;
  readonly to: string;
  readonly at: Date;
  /** As `before` told it. */
  readonly before: JsonObject;
}

/** Where the things of each kind are kept. */
export const FLOW_TABLES = {
  case: { hold: holdCase, move: moveCase, ...kept('legal_case', ['assigned_at']) },
  claim: { hold: holdClaim, move: moveClaim, ...kept('claim'), before: beforeClaim },
  application: {
    hold: holdApplication,
    move: moveApplication,
    before: async () => ({}),
    putBack: moveApplication,
  },
  item: {
    hold: holdItem,
    move: moveFormItem,
    ...kept('form_item', ['state_since', 'told_days']),
  },
} as const satisfies Record<string, FlowTable>;

async function holdCase(trx: StoreTransaction, id: string): Promise<FlowItem | undefined> {
  return trx
    .selectFrom('legal_case')
    .select(['id', 'status', 'id as case_id', 'attorney_id', 'number', 'sub_coverage as subject'])
    .select('answered')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function holdClaim(trx: StoreTransaction, id: string): Promise<FlowItem | undefined> {
  return trx
    .selectFrom('claim')
    .innerJoin('legal_case', 'legal_case.id', 'claim.case_id')
    .select([
      'claim.id',
      'claim.status',
      'claim.case_id',
      'claim.attorney_id',
      'legal_case.number',
      'claim.number as subject',
      'claim.answered',
    ])
    .where('claim.id', '=', id)
    .forUpdate('claim')
    .executeTakeFirst();
}

async function holdApplication(trx: StoreTransaction, id: string): Promise<FlowItem | undefined> {
  return trx
    .selectFrom('attorney')
    .select(['id', 'status', 'id as attorney_id', 'id as number'])
    .select([sql<null>`null`.as('case_id'), sql<string>`''`.as('subject')])
    .select(sql<boolean>`false`.as('answered'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Of what is about a case people speak by the number of the case. */
async function holdItem(trx: StoreTransaction, id: string): Promise<FlowItem | undefined> {
  return trx
    .selectFrom('form_item')
    .leftJoin('legal_case', 'legal_case.id', 'form_item.case_id')
    .select((is) => [
      'form_item.id',
      'form_item.status',
      'form_item.case_id',
      'form_item.attorney_id',
      is.fn.coalesce('legal_case.number', 'form_item.number').as('number'),
      'form_item.subject',
      'form_item.answered',
      'form_item.owner',
      'form_item.form_id',
    ])
    .where('form_item.id', '=', id)
    .forUpdate('form_item')
    .executeTakeFirst();
}

/** Whatever comes to another state has been there for no day, and nobody was told of a deadline. */
async function moveFormItem(
  trx: StoreTransaction,
  id: string,
  { from, to, at, over, answered, turned }: StatusChange,
): Promise<void> {
  const isElsewhere = from.toLowerCase() !== to.toLowerCase();
  await trx
    .updateTable('form_item')
    .set({ status: to, closed_at: over ? sql`coalesce(closed_at, ${at})` : null, answered })
    .set({
      ...(turned && { waits_since: at }),
      ...(isElsewhere && { state_since: at, told_days: 0 }),
    })
    .where('id', '=', id)
    .execute();
}

function mover(table: 'legal_case' | 'claim'): FlowTable['move'] {
  return async (trx, id, { to, at, over, answered, turned, set = {} }) => {
    await trx
      // Both have these columns; which others there are is known to whoever names the flow.
      .updateTable(table as 'legal_case')
      // What is over already stays over since then.
      .set({ ...set, status: to, closed_at: over ? sql`coalesce(closed_at, ${at})` : null })
      .set({ answered, ...(turned && { waits_since: at }) })
      .where('id', '=', id)
      .execute();
  };
}

function kept(
  table: Parameters<typeof columnsOf>[1],
  own: readonly string[] = [],
): Pick<FlowTable, 'before' | 'putBack'> {
  return {
    before: (trx, id, set) => columnsOf(trx, table, { id, names: [...own, ...set] }),
    putBack: (trx, id, { before }) => putColumns(trx, table, { id, columns: before }),
  };
}

/** A payment that was proposed ends with the move: who proposed it has to look at the claim anew, so that none comes back. */
async function beforeClaim(
  trx: StoreTransaction,
  id: string,
  set: readonly string[],
): Promise<JsonObject | undefined> {
  const { proposal_id: proposed, ...before } = await columnsOf(trx, 'claim', {
    ...{ id, names: ['proposal_id', ...set] },
  });
  return proposed === null ? before : undefined;
}

/** A payment that was proposed stands until anything at all is done with the claim. */
function moveClaim(trx: StoreTransaction, id: string, change: StatusChange): Promise<void> {
  return mover('claim')(trx, id, { ...change, set: { ...change.set, proposal_id: null } });
}

/** Whoever is given a case has it from that moment on. */
function moveCase(trx: StoreTransaction, id: string, change: StatusChange): Promise<void> {
  const { set, at } = change;
  const given = typeof set?.attorney_id === 'string' && { set: { ...set, assigned_at: at } };
  return mover('legal_case')(trx, id, { ...change, ...given });
}

/** The status of an application is that of the attorney, whose every change stands in the history of the record. */
async function moveApplication(
  trx: StoreTransaction,
  id: string,
  { from, to, at }: Pick<StatusChange, 'from' | 'to' | 'at'>,
): Promise<void> {
  await setAttorneyStatus(trx, id, { from, to, at, by: PROVIDER });
}
