// Time stamps of signed files: asked for at the signature, and later where the authority was away. No signature is lost over one.
import { inTransaction } from '../../store/index.ts';
import { findRequest, lockRequest, replaceFinal } from '../../store/signing/signature-requests.ts';
import { keepFile, sha256, shelfOf } from './document.ts';
import type { EsignNeeds, SignatureRequest } from './port.ts';
import { timeStampIn } from './seal/cms.ts';
import { signatureIn } from './seal/hole.ts';
import { stamped } from './seal/stamping.ts';
import { timeIn } from './seal/time-stamp.ts';
import { signedFileName, storedFile } from './stored-document.ts';

export interface MaybeStamped {
  readonly file: Buffer;
  /** The authority gave none that is good: it is to be asked again. */
  readonly stampLater: boolean;
}

/** The sealed file with a time stamp, where an authority is set and answers in time. */
export async function stampedNow(
  { stamp, log }: Pick<EsignNeeds, 'stamp' | 'log'>,
  request: SignatureRequest,
  file: Buffer,
): Promise<MaybeStamped> {
  if (!stamp) return { file, stampLater: false };
  try {
    return { file: await stamped(file, stamp), stampLater: false };
  } catch (error) {
    log.warn({ request: request.id, err: error }, 'sealed without a time stamp; asked for later');
    return { file, stampLater: true };
  }
}

/** Adds the time stamp that was missing; throws as long as the authority gives none. Done already, it does nothing. */
export async function stampLater(needs: EsignNeeds, requestId: string): Promise<void> {
  const { db, stamp, files } = needs;
  const request = await findRequest(db, requestId);
  const before = request && (await storedFile(needs, request));
  if (!stamp || !request || !before || timeOfSeal(before.body)) return;
  const body = await stamped(before.body, stamp);
  const shelf = shelfOf(request.lead_id);
  const name = signedFileName();
  const key = await keepFile(needs, shelf, { name, body });
  const replaced = await inTransaction(db, async (trx) => {
    const locked = await lockRequest(trx, request.id);
    if (locked?.final_key !== request.final_key) return false;
    // Who holds the name of the file of before still finds it: it stays, sealed as it is.
    const file = { final_key: key, final_name: name, final_sha256: sha256(body) };
    await replaceFinal(trx, locked, file);
    return true;
  });
  if (!replaced) await files.delete(shelf, key);
}

/** The time stamp in the seal of a file; undefined where it has none that can be read. */
export function timeOfSeal(
  file: Buffer,
): { readonly at: Date; readonly authority: string } | undefined {
  try {
    const cms = signatureIn(file);
    const token = cms && timeStampIn(cms);
    return token && timeIn(token);
  } catch {
    return undefined;
  }
}
