// The codes of a second factor: what an authenticator app shows, and the recovery codes for when it is not at hand.
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { isQuickHash, newSalt, quickHash, saltOf, slowHash } from './hashing.ts';
import { newSecret, otpauthUri, stepOf } from './totp.ts';

/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 80 bits: too many to guess, even from the hashes. */
const RECOVERY_BYTES = 10;
const RECOVERY_CODE = /^[A-Z2-7]{16}$/;

/** A secret for an authenticator app. */
export const newFactorSecret = (): string => newSecret(SECRET_BYTES);

/** The secret as a person takes it over, by hand or with the camera. */
export function shownSecret(
  server: ServerContext,
  secret: string,
  account: string,
): AnswerOf<'totp_setup'>['data'] {
  return { secret, uri: otpauthUri(secret, server.content.texts.t('app.name'), account) };
}

/** New recovery codes, as they are shown: `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    (newSecret(RECOVERY_BYTES).match(/.{4}/g) ?? []).join('-'),
  );

/** What is kept of recovery codes: salted and slow, as of passwords. */
export async function hashesOfCodes(codes: readonly string[]): Promise<readonly string[]> {
  const salt = newSalt();
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await slowHash(quickHash(plainCode(code)), salt));
  return hashes;
}

/** What was typed, worked out before the store is asked to use it up. */
export type TypedCode = { readonly step: number } | { readonly hash: string };

/**
 * A code of the app, or one of the recovery codes that are kept; undefined where it is neither. Only what looks like a
 * recovery code is hashed, once for each salt there is: guesses at six digits cost next to nothing.
 */
export async function readTyped(
  typed: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
  storedHashes: () => Promise<readonly string[]> | readonly string[],
): Promise<TypedCode | undefined> {
  const step = stepTyped(typed, { secret, now });
  if (step !== undefined) return { step };
  const plain = plainCode(typed);
  if (!RECOVERY_CODE.test(plain)) return undefined;
  const quick = quickHash(plain);
  const known = await storedHashes();
  if (known.includes(quick)) return { hash: quick };
  const slow = known.filter((hash) => !isQuickHash(hash));
  const salts = new Map(slow.map((hash) => [saltOf(hash).toString('hex'), saltOf(hash)]));
  for (const salt of salts.values()) {
    const hash = await slowHash(quick, salt);
    if (known.includes(hash)) return { hash };
  }
  return undefined;
}

/** How a kind of account uses codes up, each of them once. */
export interface CodesOf {
  /** The code of a step; false when it or a later one was used before. */
  takeStep(step: number): Promise<boolean>;
  takeRecoveryCode(hash: string): Promise<boolean>;
}

/** Uses up what was typed; false where it is wrong, too old, or was used before. */
export async function takeTyped(typed: TypedCode | undefined, codes: CodesOf): Promise<boolean> {
  if (!typed) return false;
  return 'step' in typed ? codes.takeStep(typed.step) : codes.takeRecoveryCode(typed.hash);
}

/** The step whose code was typed. */
export const stepTyped = (
  typed: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): number | undefined => stepOf(secret, plainCode(typed), now);

/** However it was typed: spaces, dashes and small letters are for the eye. */
function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}
