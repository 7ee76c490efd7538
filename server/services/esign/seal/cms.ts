// A CMS signature over bytes that stand elsewhere, as PAdES has it; a time stamp may be put into it afterwards.
import { createHash, sign } from 'node:crypto';
import {
  context,
  type Der,
  der,
  firstOf,
  integer,
  member,
  membersOf,
  oid,
  sequence,
  setOf,
  TAG,
} from './der.ts';
import type { SealingIdentity } from './identity.ts';
import { OID, SHA256, SIGNED_BY } from './oids.ts';

const UNSIGNED = context(1);
const VERSION = integer(Buffer.from([1]));

/** Signs the bytes. The certificates of the identity come along, those who vouch for it as well. */
export function signatureOver(bytes: Buffer, identity: SealingIdentity): Buffer {
  const { key, kind, certificate, chain } = identity;
  const attributes = [
    attribute(OID.contentType, oid(OID.data)),
    attribute(OID.messageDigest, der(TAG.octets, sha256(bytes))),
    // Nobody can put another certificate of the same key in its place.
    attribute(
      OID.signingCertificate,
      sequence(sequence(sequence(der(TAG.octets, sha256(certificate.raw))))),
    ),
  ];
  const signature = sign('sha256', setOf(attributes), key);
  const signer = sequence(
    VERSION,
    nameOf(certificate.raw),
    SHA256,
    setOf(attributes, context(0)),
    SIGNED_BY[kind],
    der(TAG.octets, signature),
  );
  const signed = sequence(
    VERSION,
    der(TAG.set, SHA256),
    sequence(oid(OID.data)),
    setOf([certificate.raw, ...chain.map(({ raw }) => raw)], context(0)),
    der(TAG.set, signer),
  );
  return sequence(oid(OID.signedData), der(context(0), signed));
}

/** The signature itself, of which a time stamp says when it was there. */
export function signatureValue(cms: Buffer): Buffer {
  const { signer } = partsOf(cms);
  return member(membersOf(signer), 5, TAG.octets).content;
}

/** The time stamp in a signature, where there is one. */
export function timeStampIn(cms: Buffer): Buffer | undefined {
  const { signer } = partsOf(cms);
  const unsigned = membersOf(signer).find(({ tag }) => tag === UNSIGNED);
  const name = oid(OID.timeStamp);
  for (const one of unsigned ? membersOf(unsigned) : []) {
    const [type, values] = membersOf(one);
    if (type?.raw.equals(name) && values) return membersOf(values)[0]?.raw;
  }
  return undefined;
}

/** The same signature with a time stamp of it. */
export function withTimeStamp(cms: Buffer, token: Buffer): Buffer {
  const { signer, before } = partsOf(cms);
  const stamp = der(UNSIGNED, attribute(OID.timeStamp, token));
  const stamped = sequence(...membersOf(signer).map(({ raw }) => raw), stamp);
  const signed = sequence(...before.map(({ raw }) => raw), der(TAG.set, stamped));
  return sequence(oid(OID.signedData), der(context(0), signed));
}

/** The one signer of a signature of ours, and what stands before it. */
function partsOf(cms: Buffer): { readonly signer: Der; readonly before: readonly Der[] } {
  const content = member(membersOf(firstOf(cms)), 1, context(0));
  const parts = membersOf(member(membersOf(content), 0, TAG.sequence));
  const signers = member(parts, parts.length - 1, TAG.set);
  return { signer: member(membersOf(signers), 0, TAG.sequence), before: parts.slice(0, -1) };
}

/** Issuer and number of a certificate: what a signature calls it by. */
export function nameOf(certificate: Buffer): Buffer {
  const fields = membersOf(member(membersOf(firstOf(certificate)), 0, TAG.sequence));
  // Its version comes first, where it is not the oldest.
  const at = fields[0]?.tag === context(0) ? 1 : 0;
  return sequence(member(fields, at + 2, TAG.sequence).raw, member(fields, at, TAG.integer).raw);
}

const attribute = (name: string, value: Buffer): Buffer => sequence(oid(name), der(TAG.set, value));

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
