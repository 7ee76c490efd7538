// Time-based one-time passwords: RFC 6238 over RFC 4226, as authenticator apps make them (SHA-1, 6 digits, 30 seconds).
import { createHmac, timingSafeEqual } from 'node:crypto';
import { fromBase32 } from './base32.ts';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps a clock may be ahead or behind. */
const TOLERANCE = 1;

/** The step a moment lies in. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / STEP_MS);
}

/** The code of one step; `key` is the secret itself. */
export function codeOf(key: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code this is, near this moment; undefined when there is none. */
export function stepOf(secret: string, code: string, moment: Date): number | undefined {
  const key = fromBase32(secret);
  const given = Buffer.from(code);
  const now = stepAt(moment);
  let found: number | undefined;
  for (let step = now - TOLERANCE; step <= now + TOLERANCE; step += 1) {
    const right = Buffer.from(codeOf(key, step));
    if (right.length === given.length && timingSafeEqual(right, given)) found = step;
  }
  return found;
}

/** What an authenticator app reads, from a QR code or typed in. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1' });
  // Some apps read "+" as itself, so spaces are written %20.
  const rest = `digits=${DIGITS}&period=${STEP_MS / 1000}`;
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}&${rest}`;
}
