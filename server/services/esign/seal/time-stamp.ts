// A time stamp by RFC 3161: what an authority is asked, and whether what it answers is a stamp of what was asked.
import { constants, createHash, randomBytes, verify, X509Certificate } from 'node:crypto';
import { nameOf } from './cms.ts';
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
  TAG,
} from './der.ts';
import { OID, SHA256 } from './oids.ts';

export interface StampRequest {
  readonly body: Buffer;
  readonly hash: Buffer;
  readonly nonce: Buffer;
}

/** `0 granted`, `1 granted with changes`: a stamp comes along. */
const MOST_GRANTED = 1;
const NONCE_BYTES = 8;
const VERSION = integer(Buffer.from([1]));

/** Asks for a stamp of these bytes, with the certificates of who stamps. */
export function requestFor(bytes: Buffer): StampRequest {
  const hash = createHash('sha256').update(bytes).digest();
  const nonce = integer(randomBytes(NONCE_BYTES));
  const wanted = sequence(SHA256, der(TAG.octets, hash));
  const certificates = der(TAG.boolean, Buffer.from([0xff]));
  return { body: sequence(VERSION, wanted, nonce, certificates), hash, nonce };
}

/** The stamp in an answer; throws where there is none, or one of something else. */
export function stampIn(answer: Buffer, { hash, nonce }: StampRequest): Buffer {
  const [state, token] = membersOf(firstOf(answer));
  const status = state && member(membersOf(state), 0, TAG.integer).content;
  if (status?.length !== 1 || (status[0] ?? 0xff) > MOST_GRANTED || !token)
    throw new Error(`The time-stamp authority refused (status ${status?.toString('hex')}).`);
  const info = infoIn(token.raw);
  if (!info.hash.equals(hash)) throw new Error('The time stamp is of something else.');
  if (!info.nonce?.equals(nonce)) throw new Error('The time stamp is not of this moment.');
  return token.raw;
}

/** When, by the authority's clock, and who says so; throws where the stamp is not whole. */
export function timeIn(token: Buffer): { readonly at: Date; readonly authority: string } {
  const { at, authority } = infoIn(token);
  return { at, authority };
}

interface Info {
  readonly at: Date;
  readonly authority: string;
  readonly hash: Buffer;
  readonly nonce: Buffer | undefined;
}

function infoIn(token: Buffer): Info {
  const content = member(membersOf(firstOf(token)), 1, context(0));
  const parts = membersOf(member(membersOf(content), 0, TAG.sequence));
  const [type, held] = membersOf(member(parts, 2, TAG.sequence));
  if (!type?.raw.equals(oid(OID.timeStampInfo)) || !held) throw new Error('This is no time stamp.');
  const info = member(membersOf(held), 0, TAG.octets).content;
  const certificates = parts.find(({ tag }) => tag === context(0));
  const signer = member(membersOf(member(parts, parts.length - 1, TAG.set)), 0, TAG.sequence);
  const who = signerOf(signer, certificates ? membersOf(certificates) : []);
  const members = membersOf(firstOf(info));
  const at = timeOf(member(members, 4, TAG.time));
  requireSigned(info, signer, who);
  if (at < new Date(who.validFrom) || at > new Date(who.validTo))
    throw new Error('The certificate of the time-stamp authority was not valid.');
  const [, hash] = membersOf(member(members, 2, TAG.sequence));
  return {
    at,
    authority: String(who.toLegacyObject().subject.CN ?? who.toLegacyObject().subject.O ?? ''),
    hash: hash?.content ?? Buffer.alloc(0),
    nonce: members.slice(5).find(({ tag }) => tag === TAG.integer)?.raw,
  };
}

/** The certificate the stamp is signed with: one for time stamps, named by issuer and number. */
function signerOf(signer: Der, certificates: readonly Der[]): X509Certificate {
  const named = membersOf(signer)[1]?.raw;
  const found = certificates.find(
    ({ tag, raw }) => tag === TAG.sequence && named?.equals(nameOf(raw)),
  );
  const certificate = found && new X509Certificate(found.raw);
  if (!certificate?.keyUsage?.includes(OID.timeStamping))
    throw new Error('The time stamp does not bring the certificate of an authority.');
  return certificate;
}

const HASHES: Readonly<Record<string, string>> = {
  [hex(OID.sha256)]: 'sha256',
  [hex(OID.sha384)]: 'sha384',
  [hex(OID.sha512)]: 'sha512',
};

/** The signature stands over the attributes, and one of these over the information. */
function requireSigned(info: Buffer, signer: Der, { publicKey }: X509Certificate): void {
  const [, , hashed, attributes, signed, signature] = membersOf(signer);
  const algorithm = hashed && HASHES[membersOf(hashed)[0]?.raw.toString('hex') ?? ''];
  if (!algorithm || attributes?.tag !== context(0) || !signed || signature?.tag !== TAG.octets)
    throw new Error('The time stamp is signed in a way we cannot check.');
  const isPss = membersOf(signed)[0]?.raw.equals(oid(OID.rsaPss));
  const padding = isPss
    ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO }
    : {};
  const digest = createHash(algorithm).update(info).digest();
  const isOver = attributeOf(attributes, OID.messageDigest)?.content.equals(digest);
  const isStamp = attributeOf(attributes, OID.contentType)?.raw.equals(oid(OID.timeStampInfo));
  const bytes = der(TAG.set, attributes.content);
  if (
    !isOver ||
    !isStamp ||
    !verify(algorithm, bytes, { key: publicKey, ...padding }, signature.content)
  )
    throw new Error('The time stamp is not whole.');
}

function attributeOf(attributes: Der, name: string): Der | undefined {
  const wanted = oid(name);
  const found = membersOf(attributes).find((one) => membersOf(one)[0]?.raw.equals(wanted));
  const values = found && membersOf(found)[1];
  return values && membersOf(values)[0];
}

/** `20260302150000.5Z` */
function timeOf({ content }: Der): Date {
  const text = content.toString('latin1');
  const [, year, month, day, hour, minute, second, part = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${part.slice(0, 4)}Z`);
  if (Number.isNaN(at.getTime())) throw new Error('The time stamp tells no time.');
  return at;
}

function hex(dotted: string): string {
  return oid(dotted).toString('hex');
}
