// How much is open for one attorney: of cases, requests and claims, in one statement.
import type { ExpressionBuilder } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { Tables } from '../tables/index.ts';
import type { CaseKind } from '../tables/legal-case.ts';
import { HAS_NEW_REPLY } from './auth-requests.ts';
import { IS_REQUEST } from './is-request.ts';

export interface OpenWork {
  readonly matter_cases: number;
  readonly cdl_cases: number;
  readonly matter_claims: number;
  readonly cdl_claims: number;
  readonly requests: number;
  /** Of the requests, those with a reply that waits for the attorney. */
  readonly new_replies: number;
}

/** Counts it; what is open is told by `closed_at`, not by the words of a status. */
export async function countOpenWork(db: Store, attorneyId: string): Promise<OpenWork> {
  return db
    .selectNoFrom((is) => [
      ofKind(is, 'legal_case', attorneyId, 'Matter').as('matter_cases'),
      ofKind(is, 'legal_case', attorneyId, 'CDL').as('cdl_cases'),
      ofKind(is, 'claim', attorneyId, 'Matter').as('matter_claims'),
      ofKind(is, 'claim', attorneyId, 'CDL').as('cdl_claims'),
      requests(is, attorneyId).as('requests'),
      requests(is, attorneyId).where(HAS_NEW_REPLY).as('new_replies'),
    ])
    .executeTakeFirstOrThrow() as Promise<OpenWork>;
}

type Asking = ExpressionBuilder<Tables, never>;

function ofKind(is: Asking, table: 'legal_case' | 'claim', attorneyId: string, kind: CaseKind) {
  return is
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('open'))
    .where('attorney_id', '=', attorneyId)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null);
}

function requests(is: Asking, attorneyId: string) {
  return is
    .selectFrom('form_item')
    .select((row) => row.fn.countAll<number>().as('open'))
    .where('form_item.attorney_id', '=', attorneyId)
    .where(IS_REQUEST)
    .where('form_item.closed_at', 'is', null);
}
