// The code of a link for somebody without a login: told once, and nowhere kept. It is hashed together with the token of its link, which is nowhere kept either.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Without those that are taken for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Such as `K7QX-2M9P`. */
export function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '');
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}

/** Small letters, spaces and lines of any kind are as good. */
const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const hashOfCode = (token: string, code: string): string =>
  createHash('sha256')
    .update(`${token} ${plain(code)}`)
    .digest('hex');

/** Is it the code whose hash this is? */
export const isCode = (hash: string, token: string, typed: string): boolean =>
  timingSafeEqual(Buffer.from(hash), Buffer.from(hashOfCode(token, typed)));
