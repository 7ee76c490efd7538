// Accounts of attorneys that are disabled: nobody logs in, whatever they know, and everything that was open ends at once.
import type { ServerContext } from '../context.ts';
import { deleteTokensOf } from '../store/account-tokens.ts';
import { type ChangedBy, PROVIDER } from '../store/attorney-changes.ts';
import { type Attorney, findAttorney, lockAttorney } from '../store/attorneys.ts';
import { endApplicant } from '../store/end-applicant.ts';
import { inTransaction } from '../store/index.ts';
import { writeAttorney } from '../store/write-attorney.ts';

export type Disabling = 'done' | 'already' | 'unknown';

const ALL = ['session', 'register', 'second-factor', 'question', 'reset', 'device'] as const;

/** The account, where it is one that may be used: of a disabled one nobody is told that it is there. */
export const enabled = <Account extends { readonly disabled_at: Date | null }>(
  account: Account | undefined,
): Account | undefined => (account?.disabled_at ? undefined : account);

/**
 * Disables an attorney's account, or enables it again, with a line in the history. Sessions, links and known browsers
 * end with it, also those of the application; enabled again, one logs in anew.
 */
export async function setDisabled(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  id: string,
  disabled: boolean,
  by: ChangedBy = PROVIDER,
): Promise<Disabling> {
  return inTransaction(db, async (trx) => {
    if (!(await findAttorney(trx, id))) return 'unknown';
    const attorney = await lockAttorney(trx, id);
    const was = attorney.disabled_at !== null;
    if (was === disabled) return 'already';
    const changes = [{ path: '/disabled', before: was, after: disabled }];
    const at = now();
    const set = { disabled_at: disabled ? at : null };
    await writeAttorney(trx, id, { set, line: { at, by, changes } });
    if (disabled) await endEverything(trx, attorney);
    return 'done';
  });
}

async function endEverything(
  trx: Parameters<typeof endApplicant>[0],
  attorney: Attorney,
): Promise<void> {
  await deleteTokensOf(trx, attorney.id, ALL);
  await endApplicant(trx, attorney);
}
