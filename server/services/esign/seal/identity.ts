// Who seals: a private key, its certificate, and the certificates of those who vouch for it.
import type { KeyObject, X509Certificate } from 'node:crypto';

export interface SealingIdentity {
  readonly key: KeyObject;
  readonly kind: 'rsa' | 'ec';
  readonly certificate: X509Certificate;
  /** From whoever issued the certificate upwards; empty for one of our own making. */
  readonly chain: readonly X509Certificate[];
  /** As readers name the signer. */
  readonly name: string;
}

const KINDS = ['rsa', 'ec'] as const;

/** Throws where the key cannot sign documents. */
export function identityOf(
  key: KeyObject,
  certificate: X509Certificate,
  chain: readonly X509Certificate[] = [],
): SealingIdentity {
  const kind = KINDS.find((one) => one === key.asymmetricKeyType);
  if (!kind) throw new Error('Documents are sealed with RSA or elliptic curves.');
  return { key, kind, certificate, chain, name: nameOf(certificate) };
}

/** Does the certificate stand for what is sealed at that moment? */
export function isValidAt({ certificate }: SealingIdentity, moment: Date): boolean {
  const { from, to } = validityOf(certificate);
  return from <= moment && moment <= to;
}

/** From when until when a certificate is good. */
export function validityOf({ validFrom, validTo }: X509Certificate): {
  readonly from: Date;
  readonly to: Date;
} {
  return { from: new Date(validFrom), to: new Date(validTo) };
}

function nameOf(certificate: X509Certificate): string {
  const { CN, O } = certificate.toLegacyObject().subject;
  const [name = ''] = [CN ?? O ?? []].flat();
  return name;
}
