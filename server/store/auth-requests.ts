// Rows of `auth_request`: what attorneys asked, and whether an answer waits for them.
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { AuthRequestTable } from './tables/auth-request.ts';
import type { Tables } from './tables/index.ts';
import type { Store } from './transaction.ts';

/** A request as lists show it, with its case and member. */
export interface ListedRequest
  extends Pick<Selectable<AuthRequestTable>, 'id' | 'subject' | 'status' | 'created_at'> {
  readonly case_number: string;
  readonly coverage: string;
  readonly first_name: string;
  readonly last_name: string;
  /** The other side spoke last, and the attorney is to look (AUT-08). */
  readonly new_reply: boolean;
}

/** The newest requests of one attorney. */
export async function listRequests(
  db: Store,
  attorneyId: string,
  { most }: { readonly most: number },
): Promise<readonly ListedRequest[]> {
  return db
    .selectFrom('auth_request')
    .innerJoin('legal_case', 'legal_case.id', 'auth_request.case_id')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .select((is) => [
      'auth_request.id',
      'auth_request.subject',
      'auth_request.status',
      'auth_request.created_at',
      'legal_case.number as case_number',
      'legal_case.coverage',
      'plan_member.first_name',
      'plan_member.last_name',
      hasNewReply(is).as('new_reply'),
    ])
    .where('auth_request.attorney_id', '=', attorneyId)
    .orderBy('auth_request.created_at', 'desc')
    .orderBy('auth_request.id', 'desc')
    .limit(most)
    .execute();
}

/** Of a row of `auth_request`: it is Open, and its latest reply is not of the attorney. */
export function hasNewReply(is: ExpressionBuilder<Tables, 'auth_request'>) {
  const latest = is
    .selectFrom('auth_reply')
    .select('auth_reply.user_type')
    .whereRef('auth_reply.request_id', '=', 'auth_request.id')
    .orderBy('auth_reply.created_at', 'desc')
    .orderBy('auth_reply.id', 'desc')
    .limit(1);
  return sql<boolean>`(auth_request.status = 'Open' and coalesce(${latest} <> 'attorney', false))`;
}
