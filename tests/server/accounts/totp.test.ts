// Codes of the second factor against the test vectors of RFC 6238 and RFC 4226, and secrets against those of RFC 4648.
import { describe, expect, it } from 'vitest';
import { fromBase32, toBase32 } from '../../../server/accounts/base32.ts';
import { codeOf, otpauthUri, stepAt, stepOf } from '../../../server/accounts/totp.ts';

const KEY = Buffer.from('12345678901234567890');
const SECRET = toBase32(KEY);

describe('codes', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('of RFC 6238 at %i seconds are %s', (seconds, code) => {
    expect(codeOf(KEY, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
  });

  it.each([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ])('of RFC 4226 count up to %s', (code) => {
    const all = Array.from({ length: 10 }, (_, counter) => codeOf(KEY, counter));
    expect(all).toContain(code);
  });

  it('work one step early and one step late, and no further', () => {
    const moment = new Date(1_111_111_111_000);
    const now = stepAt(moment);
    const found = [-2, -1, 0, 1, 2].map((off) => stepOf(SECRET, codeOf(KEY, now + off), moment));
    expect(found).toEqual([undefined, now - 1, now, now + 1, undefined]);
  });

  it.each(['', '0', '0000000', 'abcdef', '０５０４７１'])('are never %j', (code) => {
    expect(stepOf(SECRET, code, new Date(1_111_111_111_000))).toBeUndefined();
  });
});

describe('secrets', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('write %j as %s, and read it again', (plain, text) => {
    expect(toBase32(Buffer.from(plain))).toBe(text);
    expect(fromBase32(text.toLowerCase()).toString()).toBe(plain);
  });

  it('go to an authenticator app by an address it understands', () => {
    const uri = new URL(otpauthUri('ABCD', 'US Legal & Co', 'jane doe'));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.href).toContain('US%20Legal%20%26%20Co:jane%20doe');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: 'ABCD',
      issuer: 'US Legal & Co',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(uri.search).not.toContain('+');
  });
});
