// Recovery codes that are kept as they were before are hashed anew, slow and salted: what is kept is hashed once more, so that nobody has to make new ones.

import {
  attorneysWithQuickCodes,
  recoveryHashes,
  replaceRecoveryHash,
} from '../store/accounts/second-factors.ts';
import { replaceStaffCodes, staffWithQuickCodes } from '../store/accounts/staff.ts';
import type { Store } from '../store/index.ts';
import { isQuickHash, newSalt, slowHash } from './hashing.ts';

/** Accounts a round: ten hashes each, one after the other, which is felt by nobody. */
const MOST = 100;

/** Hashes the codes of some accounts anew. Codes work before, meanwhile and afterwards; one that was used meanwhile stays used. */
export async function slowDownCodes(db: Store): Promise<void> {
  for (const id of await attorneysWithQuickCodes(db, MOST)) {
    const salt = newSalt();
    for (const quick of (await recoveryHashes(db, id)).filter(isQuickHash))
      await replaceRecoveryHash(db, id, { quick, slow: await slowHash(quick, salt) });
  }
  for (const { id, recovery_codes: quickCodes } of await staffWithQuickCodes(db, MOST)) {
    const salt = newSalt();
    const slow: string[] = [];
    for (const hash of quickCodes) slow.push(isQuickHash(hash) ? await slowHash(hash, salt) : hash);
    await replaceStaffCodes(db, id, { quick: quickCodes, slow });
  }
}
