// Time-based one-time passwords (RFC 6238), as authenticator apps make them: SHA-1, 6 digits, 30 seconds.
import { HOTP, Secret, TOTP } from 'otpauth';

const PERIOD = 30;
const DIGITS = 6;
/** Steps a clock may be ahead or behind. */
const TOLERANCE = 1;

/** Random bytes as base32 without padding, the way people and authenticator apps read secrets. */
export function newSecret(bytes: number): string {
  return new Secret({ size: bytes }).base32;
}

/** The step a moment lies in. */
export function stepAt(moment: Date): number {
  return TOTP.counter({ period: PERIOD, timestamp: moment.getTime() });
}

/** The code of one step. */
export function codeOf(secret: string, step: number, digits = DIGITS): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter: step, digits });
}

/** The step whose code this is, near this moment; undefined when there is none. */
export function stepOf(secret: string, code: string, moment: Date): number | undefined {
  // The library throws at signs that take more than a byte.
  if (!/^[0-9]+$/.test(code)) return undefined;
  const now = stepAt(moment);
  const off = HOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    digits: DIGITS,
    counter: now,
    window: TOLERANCE,
  });
  return off === null ? undefined : now + off;
}

/** What an authenticator app reads, from a QR code or typed in. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  const key = Secret.fromBase32(secret);
  return new TOTP({
    issuer,
    label: account,
    secret: key,
    digits: DIGITS,
    period: PERIOD,
  }).toString();
}
