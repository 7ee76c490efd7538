// Opens PKCS #12: the private key, its certificate and those beside it. Only this file knows node-forge.
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import forge from 'node-forge';

export interface Opened {
  /** Undefined where the file holds no key, or none with its certificate. */
  readonly pair?: { readonly key: KeyObject; readonly certificate: X509Certificate };
  /** All of the file but the certificate of the key. */
  readonly others: readonly X509Certificate[];
}

/** The passphrase does not open the file. */
export class WrongPassphrase extends Error {}

const { certBag, keyBag, pkcs8ShroudedKeyBag } = forge.pki.oids as Readonly<Record<string, string>>;

/** Throws `WrongPassphrase`, or whatever else for what is no PKCS #12. */
export function openPkcs12(file: Buffer, passphrase: string): Opened {
  const parsed = forge.asn1.fromDer(forge.util.createBuffer(file.toString('binary')));
  const bags = bagsOf(parsed, passphrase);
  const certificates = bags(certBag).map(
    ({ cert, asn1 }) =>
      new X509Certificate(bytesOf(cert ? forge.pki.certificateToAsn1(cert) : asn1)),
  );
  const keys = [...bags(pkcs8ShroudedKeyBag), ...bags(keyBag)].map(({ key, asn1 }) =>
    createPrivateKey({
      key: bytesOf(key ? forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key)) : asn1),
      format: 'der',
      type: 'pkcs8',
    }),
  );
  const [pair] = keys.flatMap((key) => {
    const certificate = certificates.find((one) => one.checkPrivateKey(key));
    return certificate ? [{ key, certificate }] : [];
  });
  const others = certificates.filter((one) => one !== pair?.certificate);
  return { ...(pair && { pair }), others };
}

function bagsOf(parsed: forge.asn1.Asn1, passphrase: string) {
  try {
    const p12 = forge.pkcs12.pkcs12FromAsn1(parsed, false, passphrase);
    return (bagType: string | undefined): readonly forge.pkcs12.Bag[] =>
      bagType === undefined ? [] : (p12.getBags({ bagType })[bagType] ?? []);
  } catch (error) {
    // Its words are all it gives.
    if (error instanceof Error && /password/i.test(error.message)) throw new WrongPassphrase();
    throw error;
  }
}

const bytesOf = (value: forge.asn1.Asn1): Buffer =>
  Buffer.from(forge.asn1.toDer(value).getBytes(), 'binary');
