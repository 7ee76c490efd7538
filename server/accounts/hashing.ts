// Passwords and secret answers at rest: argon2id. The only file that knows argon2.
import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** A hash nobody knows the password of: an unknown account costs the same work as a known one. */
let decoy: Promise<string> | undefined;

/** The hash of a password. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalPassword(password));
}

/** True for the password of this hash; without a hash the same work, and false. */
export async function isPassword(known: string | null | undefined, given: string) {
  return matches(known, normalPassword(given));
}

/** The hash of a secret answer. */
export async function hashAnswer(answer: string): Promise<string> {
  return hash(normalAnswer(answer));
}

/** The same for the answer to a secret question. */
export async function isAnswer(known: string | null | undefined, given: string) {
  return matches(known, normalAnswer(given));
}

/** What was kept of a recovery code before: quick to work out, so that it is hashed once more. */
export const quickHash = (code: string): string => createHash('sha256').update(code).digest('hex');

const QUICK = /^[0-9a-f]{64}$/;

/** Is this still kept as it was before? */
export const isQuickHash = (stored: string): boolean => QUICK.test(stored);

const SALT_BYTES = 16;
/** Where the salt stands in a hash as it is written. */
const SALT_AT = 4;

/** A salt for the codes of one account: what is typed is then hashed once, however many codes there are. */
export const newSalt = (): Buffer => randomBytes(SALT_BYTES);

/** The salt of a slow hash. */
export const saltOf = (stored: string): Buffer =>
  Buffer.from(stored.split('$')[SALT_AT] ?? '', 'base64');

/** The slow hash of a quick one. */
export const slowHash = (quick: string, salt: Buffer): Promise<string> => hash(quick, { salt });

async function matches(known: string | null | undefined, given: string): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID());
  const right = await verify(known ?? (await decoy), given);
  return right && typeof known === 'string';
}

/** Keyboards write one letter in several ways; people mean one. */
function normalPassword(password: string): string {
  return password.normalize('NFKC');
}

/** Nobody remembers capitals and spaces of an answer given years ago. */
function normalAnswer(answer: string): string {
  return answer.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
