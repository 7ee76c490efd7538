// Passwords and secret answers at rest: argon2id. The only file that knows argon2.
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
