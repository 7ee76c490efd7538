// The key of a certification authority, from the file of the settings; what cannot be used is one line with its remedy.
import type { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ConfigError } from '../../../settings/read.ts';
import { identityOf, isValidAt, type SealingIdentity, validityOf } from './identity.ts';
import type { Opened } from './pkcs12.ts';

/** Where the key is, and what opens it. */
export interface KeyFile {
  readonly file: string;
  readonly password: string;
}

const EXPORT =
  'openssl pkcs12 -export -inkey key.pem -in certificate.pem -certfile chain.pem -out seal.p12';
const LONGEST_CHAIN = 10;

/** Throws `ConfigError` for a file that cannot seal documents at that moment. */
export async function keyFromFile(from: KeyFile, now: Date): Promise<SealingIdentity> {
  const { pair, others } = await openedFile(from);
  if (!pair)
    throw refusal('holds no private key with its certificate', `Make it anew with: ${EXPORT}`);
  const chain = chainOf(pair.certificate, others);
  if (chain.length === 0)
    throw refusal(
      'holds no certificate of the authority that issued its own',
      `Put the chain of the certification authority into it: ${EXPORT}`,
    );
  const identity = usable(pair, chain);
  const { from: begins, to: ends } = validityOf(pair.certificate);
  if (ends < now)
    throw refusal(
      `holds a certificate that expired on ${dayOf(ends)}`,
      'Put a renewed one into it',
    );
  if (!isValidAt(identity, now))
    throw refusal(
      `holds a certificate that is not valid before ${dayOf(begins)}`,
      'Use it from then on, and set the clock of this machine right',
    );
  return identity;
}

async function openedFile({ file, password }: KeyFile): Promise<Opened> {
  const body = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw refusal(
      `cannot be read (${error.code ?? 'unknown'})`,
      'Set it to a PKCS #12 file (.p12, .pfx) that this user may read, or leave it out',
    );
  });
  // Loaded by the starts that need it.
  const { openPkcs12, WrongPassphrase } = await import('./pkcs12.ts');
  try {
    return openPkcs12(body, password);
  } catch (error) {
    if (error instanceof WrongPassphrase)
      throw new ConfigError(
        'SEAL_KEY_PASSWORD does not open the file of SEAL_KEY_FILE. Set it to the passphrase the file was made with.',
      );
    throw refusal('is no PKCS #12 file that can be read', `Make it anew with: ${EXPORT}`);
  }
}

function usable(
  { key, certificate }: NonNullable<Opened['pair']>,
  chain: SealingIdentity['chain'],
) {
  try {
    return identityOf(key, certificate, chain);
  } catch {
    throw refusal(
      'holds a key that is neither RSA nor of an elliptic curve',
      'Ask the certification authority for another one',
    );
  }
}

/** Each is signed by the next, as far as the file goes. */
function chainOf(
  certificate: X509Certificate,
  others: readonly X509Certificate[],
): readonly X509Certificate[] {
  const chain: X509Certificate[] = [];
  for (let last = certificate; chain.length < LONGEST_CHAIN; ) {
    const issuer = others.find(
      (one) =>
        one.ca && !chain.includes(one) && last.checkIssued(one) && last.verify(one.publicKey),
    );
    if (!issuer) break;
    chain.push(issuer);
    last = issuer;
  }
  return chain;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const refusal = (problem: string, remedy: string): ConfigError =>
  new ConfigError(`SEAL_KEY_FILE ${problem}. ${remedy}.`);
