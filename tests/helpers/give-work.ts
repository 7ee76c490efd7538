// Gives an attorney of a test the cases of a small desk or of a full one, with what was asked and claimed on them, which nobody else has.
import { makeWork } from '../../server/demo/work/make.ts';
import type { Owner } from '../../server/demo/work/making.ts';
import { FULL_DESK, SMALL_DESK } from '../../server/demo/work/planned.ts';
import { chanceOf } from '../../server/demo/work/random.ts';
import { createCoverages } from '../../server/services/coverages.ts';
import { inTransaction, type Store } from '../../server/store/index.ts';
import { insertWork } from '../../server/store/matters/insert-work.ts';

/** What a test has to know to find it again. */
export interface GivenWork {
  /** By their status, of the requests and of the claims: the number of the case, and the id. */
  readonly requests: Readonly<Record<string, { readonly number: string; readonly id: string }>>;
  readonly claims: Readonly<Record<string, { readonly number: string; readonly id: string }>>;
}

/** Adds it; the numbers come from that of the attorney, so that no two are alike. */
export async function giveWork(
  db: Store,
  { desk, ...owner }: Owner & { readonly desk?: 'full' },
): Promise<GivenWork> {
  const base = Number(owner.id) * 100;
  const numbers = { member: base, matter: base, citation: base, claim: base };
  const catalogue = await createCoverages().list();
  const making = {
    chance: chanceOf(base),
    catalogue,
    numbers,
    now: new Date(),
    timeZone: 'America/New_York',
  };
  const work = makeWork(making, owner, desk === 'full' ? FULL_DESK : SMALL_DESK);
  await inTransaction(db, (trx) => insertWork(trx, work));
  const numberOf = new Map(work.legal_case.map(({ id, number }) => [id, number]));
  const byStatus = (
    rows: readonly { id: string; case_id?: string | null | undefined; status: string }[],
  ) =>
    Object.fromEntries(
      rows.map(({ id, case_id, status }) => [
        status,
        { id, number: numberOf.get(case_id ?? '') ?? '' },
      ]),
    );
  return { requests: byStatus(work.form_item), claims: byStatus(work.claim) };
}
