// Codes of the second factor against the test vectors of RFC 6238 and RFC 4226, and the address an authenticator app reads.
import { describe, expect, it } from 'vitest';
import { codeOf, newSecret, otpauthUri, stepAt, stepOf } from '../../../server/accounts/totp.ts';

/** The RFCs' key `12345678901234567890`. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('of RFC 6238 at %i seconds are %s', (seconds, code) => {
    expect(codeOf(SECRET, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
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
    const all = Array.from({ length: 10 }, (_, counter) => codeOf(SECRET, counter));
    expect(all).toContain(code);
  });

  it('work one step early and one step late, and no further', () => {
    const moment = new Date(1_111_111_111_000);
    const now = stepAt(moment);
    const found = [-2, -1, 0, 1, 2].map((off) => stepOf(SECRET, codeOf(SECRET, now + off), moment));
    expect(found).toEqual([undefined, now - 1, now, now + 1, undefined]);
  });

  it.each(['', '0', '0000000', 'abcdef', '０５０４７１'])('are never %j', (code) => {
    expect(stepOf(SECRET, code, new Date(1_111_111_111_000))).toBeUndefined();
  });
});

describe('secrets', () => {
  it.each([10, 20])('of %i bytes are base32 without padding, and never the same twice', (bytes) => {
    const made = Array.from({ length: 50 }, () => newSecret(bytes));
    for (const secret of made) expect(secret).toMatch(new RegExp(`^[A-Z2-7]{${(bytes * 8) / 5}}$`));
    expect(new Set(made).size).toBe(made.length);
  });

  it('go to an authenticator app by an address it understands', () => {
    const uri = new URL(otpauthUri('ABCDEFGH', 'US Legal & Co', 'jane doe'));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.href).toContain('US%20Legal%20%26%20Co:jane%20doe');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: 'ABCDEFGH',
      issuer: 'US Legal & Co',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(uri.search).not.toContain('+');
  });
});
