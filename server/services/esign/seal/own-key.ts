// The provider's own key that seals signed documents: made at the first start, kept sealed in the store for all processes.
import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { Store } from '../../../store/index.ts';
import {
  findSealingKey,
  keepSealingKey,
  type SealingKey,
} from '../../../store/signing/sealing-keys.ts';
import type { Crypto } from '../../ports.ts';
import { identityOf, type SealingIdentity } from './identity.ts';
import { newSelfMade } from './self-made.ts';

export interface OwnKeyNeeds {
  readonly db: Store;
  readonly crypto: Crypto;
  readonly now: () => Date;
  /** The name in the certificate. */
  readonly provider: () => string;
}

const ID = 'documents';
const PEM = '-----BEGIN';

/** The identity of this store, made where there is none; of several processes that make one at once, the first one's stands. */
export async function ownKey(needs: OwnKeyNeeds): Promise<SealingIdentity> {
  const storedKey = await findSealingKey(needs.db, ID);
  return opened(needs.crypto, storedKey ?? (await make(needs)));
}

async function make({ db, crypto, now, provider }: OwnKeyNeeds): Promise<SealingKey> {
  const { key, certificate } = newSelfMade(provider(), now());
  const sealed = crypto.encrypt(key, cell(ID));
  return keepSealingKey(db, { id: ID, sealed, certificate, created_at: now() });
}

async function opened(
  crypto: Crypto,
  { id, sealed, certificate }: SealingKey,
): Promise<SealingIdentity> {
  const plain = crypto.decrypt(sealed, cell(id));
  if (plain.startsWith(PEM))
    return identityOf(createPrivateKey(plain), new X509Certificate(certificate));
  // Keys of before are kept as PKCS #12 without a passphrase; other starts need not load what opens it.
  const { openPkcs12 } = await import('./pkcs12.ts');
  const { pair } = openPkcs12(Buffer.from(plain, 'base64'), '');
  if (!pair) throw new Error('The sealing key of this store cannot be used.');
  return identityOf(pair.key, pair.certificate);
}

function cell(id: string) {
  return { row: `sealing_key/${id}`, field: 'sealed' };
}
