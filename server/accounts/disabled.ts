// Accounts of attorneys that are disabled: nobody logs in, whatever they know, and everything that was open ends at once.
import type { ServerContext } from '../context/context.ts';
import { insertSwitch, type SwitchedAccount } from '../store/accounts/account-switches.ts';
import { deleteTokensOf } from '../store/accounts/account-tokens.ts';
import { endApplicant } from '../store/applicants/end-applicant.ts';
import { PROVIDER } from '../store/attorneys/attorney-changes.ts';
import { type Attorney, findAttorney, lockAttorney } from '../store/attorneys/attorneys.ts';
import { writeAttorney } from '../store/attorneys/write-attorney.ts';
import { inTransaction, type StoreTransaction } from '../store/index.ts';

export type Disabling = 'done' | 'already' | 'unknown';

const ALL = ['session', 'register', 'second-factor', 'question', 'reset', 'device'] as const;

/** The account, where it is one that may be used: of a disabled one nobody is told that it is there. */
export const enabled = <Account extends { readonly disabled_at: Date | null }>(
  account: Account | undefined,
): Account | undefined => (account?.disabled_at ? undefined : account);

/** What becomes of an account, when, why, and by whom. */
export interface Switching {
  readonly disabled: boolean;
  readonly at: Date;
  readonly reason: string;
  /** Of the staff; nobody by name for whoever runs a command. */
  readonly by: { readonly id: string; readonly email: string };
}

/** Whoever runs a command is asked for no reason. */
export const byCommand = (disabled: boolean, at: Date): Switching => ({
  ...{ disabled, at, reason: '', by: { id: '', email: '' } },
});

/** The same in a transaction of its own, by a command. */
export const setDisabled = (
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  id: string,
  disabled: boolean,
): Promise<Disabling> =>
  inTransaction(db, (trx) => switchAttorney(trx, id, byCommand(disabled, now())));

/**
 * Disables an attorney's account, or enables it again, with a line in the history. Sessions, links and known browsers
 * end with it, also those of the application; enabled again, one logs in anew.
 */
export async function switchAttorney(
  trx: StoreTransaction,
  id: string,
  { disabled, at, reason, by }: Switching,
): Promise<Disabling> {
  if (!(await findAttorney(trx, id))) return 'unknown';
  const attorney = await lockAttorney(trx, id);
  const was = attorney.disabled_at !== null;
  if (was === disabled) return 'already';
  const changes = [{ path: '/disabled', before: was, after: disabled }];
  const set = { disabled_at: disabled ? at : null };
  await writeAttorney(trx, id, { set, line: { at, by: PROVIDER, changes } });
  await keepSwitch(trx, { kind: 'attorney', account: id }, { disabled, at, reason, by });
  if (disabled) await endEverything(trx, attorney);
  return 'done';
}

/** Keeps who did it and why, in the transaction in which it is done. */
export const keepSwitch = (
  trx: StoreTransaction,
  of: SwitchedAccount,
  { by, ...made }: Switching,
): Promise<void> => insertSwitch(trx, { ...of, ...made, by_id: by.id, by_email: by.email });

async function endEverything(trx: StoreTransaction, attorney: Attorney): Promise<void> {
  await deleteTokensOf(trx, attorney.id, ALL);
  await endApplicant(trx, attorney);
}
