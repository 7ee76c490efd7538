// The codes of a second factor: what an authenticator app shows, and the recovery codes for when it is not at hand.
import { createHash } from 'node:crypto';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context.ts';
import { newSecret, otpauthUri, stepOf } from './totp.ts';

/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 80 bits: too many to guess, even from the hashes. */
const RECOVERY_BYTES = 10;

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

/** What is kept of a recovery code. */
export const hashOfCode = (code: string): string =>
  createHash('sha256').update(plainCode(code)).digest('hex');

/** How a kind of account uses codes up, each of them once. */
export interface CodesOf {
  /** The code of a step; false when it or a later one was used before. */
  takeStep(step: number): Promise<boolean>;
  takeRecoveryCode(hash: string): Promise<boolean>;
}

/** Uses up what was typed, a code of the app or a recovery code; false where it is wrong, too old, or was used before. */
export async function takeTyped(
  typed: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
  codes: CodesOf,
): Promise<boolean> {
  const step = stepTyped(typed, { secret, now });
  return step === undefined ? codes.takeRecoveryCode(hashOfCode(typed)) : codes.takeStep(step);
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
