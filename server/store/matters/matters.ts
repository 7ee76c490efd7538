// One case with its member, as whoever is to answer it needs to know it.
import type { Store, StoreTransaction } from '../statements/transaction.ts';

/** The case of that id; `hold` keeps others from changing it until the transaction ends. */
export async function findMatter(
  db: Store | StoreTransaction,
  id: string,
  { hold = false }: { readonly hold?: boolean } = {},
) {
  const found = db
    .selectFrom('legal_case')
    .innerJoin('plan_member', 'plan_member.id', 'legal_case.member_id')
    .select([
      'legal_case.id',
      'legal_case.number',
      'legal_case.attorney_id',
      'legal_case.status',
      'legal_case.assigned_at',
      'legal_case.coverage',
      'legal_case.sub_coverage',
      'legal_case.note',
      'legal_case.note_description',
      'plan_member.number as member_number',
      'plan_member.first_name',
      'plan_member.last_name',
      'plan_member.phone',
      'plan_member.address1',
      'plan_member.city',
      'plan_member.state',
      'plan_member.zip',
    ])
    .where('legal_case.id', '=', id);
  return (hold ? found.forUpdate('legal_case') : found).executeTakeFirst();
}
