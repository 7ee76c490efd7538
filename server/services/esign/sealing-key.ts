// The provider's key and certificate that seal signed documents: made at the first need, kept sealed in the store for all processes.
import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import type { Store } from '../../store/index.ts';
import { findSealingKey, keepSealingKey, type SealingKey } from '../../store/sealing-keys.ts';
import type { Crypto } from '../ports.ts';

export interface SealingIdentity {
  /** PKCS #12 without a passphrase: it never leaves the process. */
  readonly p12: Buffer;
  /** PEM. */
  readonly certificate: string;
}

export interface SealingKeyNeeds {
  readonly db: Store;
  readonly crypto: Crypto;
  readonly now: () => Date;
  /** The name in the certificate. */
  readonly provider: () => string;
}

const ID = 'documents';
const YEARS = 20;

/** Gives the identity; of several processes that make one at once, the first one's stands. */
export function createSealingKey(needs: SealingKeyNeeds): () => Promise<SealingIdentity> {
  let known: Promise<SealingIdentity> | undefined;
  return () => {
    known ??= load(needs).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function load(needs: SealingKeyNeeds): Promise<SealingIdentity> {
  const kept = await findSealingKey(needs.db, ID);
  return opened(needs.crypto, kept ?? (await make(needs)));
}

async function make({ db, crypto, now, provider }: SealingKeyNeeds): Promise<SealingKey> {
  const { p12, certificate } = await newIdentity(provider(), now());
  const sealed = crypto.encrypt(p12.toString('base64'), cell(ID));
  return keepSealingKey(db, { id: ID, sealed, certificate, created_at: now() });
}

function opened(crypto: Crypto, { id, sealed, certificate }: SealingKey): SealingIdentity {
  return { p12: Buffer.from(crypto.decrypt(sealed, cell(id)), 'base64'), certificate };
}

function cell(id: string) {
  return { row: `sealing_key/${id}`, field: 'sealed' };
}

/** A certificate of our own making: readers name the provider, and say that nobody vouches for it. */
async function newIdentity(provider: string, now: Date): Promise<SealingIdentity> {
  // Node makes the key: forge would block the process for a second.
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 });
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const privateKey = forge.pki.privateKeyFromPem(pem);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(privateKey.n, privateKey.e);
  // A first byte below 0x80 keeps the serial number positive.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(now);
  certificate.validity.notAfter.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const name = [{ name: 'commonName', value: provider, valueTagClass: forge.asn1.Type.UTF8 }];
  certificate.setSubject(name as unknown as forge.pki.CertificateField[]);
  certificate.setIssuer(name as unknown as forge.pki.CertificateField[]);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(privateKey, forge.md.sha256.create());
  const bag = forge.pkcs12.toPkcs12Asn1(privateKey, [certificate], '', { algorithm: 'aes256' });
  const p12 = Buffer.from(forge.asn1.toDer(bag).getBytes(), 'binary');
  return { p12, certificate: forge.pki.certificateToPem(certificate) };
}
