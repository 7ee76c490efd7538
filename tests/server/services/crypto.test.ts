// Crypto: what is sealed for one cell opens there and nowhere else.
import { describe, expect, it } from 'vitest';
import { createCrypto, lastFour } from '../../../server/services/crypto.ts';

const cell = { row: 'attorney/10001', field: 'account_number' };

describe('sealing a field', () => {
  it('gives the value back', () => {
    const crypto = createCrypto(['first secret']);
    expect(crypto.decrypt(crypto.encrypt('000123456789 é', cell), cell)).toBe('000123456789 é');
    expect(crypto.decrypt(crypto.encrypt('', cell), cell)).toBe('');
  });

  it('never seals the same value the same way twice, nor shows it', () => {
    const crypto = createCrypto(['first secret']);
    const sealed = crypto.encrypt('123-45-6789', cell);
    expect(sealed).not.toBe(crypto.encrypt('123-45-6789', cell));
    expect(sealed).not.toContain('6789');
  });

  it.each([
    [{ row: 'attorney/10002', field: 'account_number' }],
    [{ row: 'attorney/10001', field: 'ssn_number' }],
    [{ row: 'attorney/10001/account', field: '_number' }],
  ])('refuses to open for another cell: %o', (other) => {
    const crypto = createCrypto(['first secret']);
    const sealed = crypto.encrypt('000123456789', cell);
    expect(() => crypto.decrypt(sealed, other)).toThrow();
  });

  it('refuses a value of which one sign was changed, or the tag cut', () => {
    const crypto = createCrypto(['first secret']);
    const sealed = crypto.encrypt('000123456789', cell);
    const body = sealed.lastIndexOf('.') + 2;
    const changed =
      sealed.slice(0, body) + (sealed[body] === 'A' ? 'B' : 'A') + sealed.slice(body + 1);
    expect(() => crypto.decrypt(changed, cell)).toThrow();
    expect(() => crypto.decrypt(sealed.slice(0, -10), cell)).toThrow();
    expect(() => crypto.decrypt(sealed.slice(0, sealed.lastIndexOf('.') + 5), cell)).toThrow();
    expect(() => crypto.decrypt('plain text', cell)).toThrow();
  });
});

describe('changing the secret', () => {
  it('still opens what the old secret sealed, and says that it is stale', () => {
    const old = createCrypto(['first secret']).encrypt('000123456789', cell);
    const rotated = createCrypto(['second secret', 'first secret']);
    expect(rotated.decrypt(old, cell)).toBe('000123456789');
    expect(rotated.isStale(old)).toBe(true);
    expect(rotated.isStale(rotated.encrypt('x', cell))).toBe(false);
  });

  it('names the key that is not held any more', () => {
    const old = createCrypto(['first secret']).encrypt('000123456789', cell);
    expect(() => createCrypto(['second secret']).decrypt(old, cell)).toThrow(/key [0-9a-f]{8}/);
  });

  it('needs a secret at all', () => {
    expect(() => createCrypto([])).toThrow();
  });
});

it('shows only the last four of a number', () => {
  expect(lastFour('123-45-6789')).toBe('*****6789');
  expect(lastFour('')).toBe('');
});
