// Seals single fields at rest with AES-256-GCM, bound to their row and field; the key is named in the sealed text.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Cell, Crypto } from './ports.ts';

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Secrets come newest first: the first seals, all of them open. To rotate, put the new secret in front and run
 * `npm run reseal`, which seals anew what `isStale` says; then drop the old one.
 */
export function createCrypto(secrets: readonly string[]): Crypto {
  const keys = new Map(secrets.map((secret) => [keyId(secret), deriveKey(secret)] as const));
  const newest = [...keys][0];
  if (!newest) throw new Error('Crypto needs at least one secret.');
  const [newestId, newestKey] = newest;
  return {
    encrypt(plain, cell) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newestKey, nonce).setAAD(boundTo(cell));
      const body = Buffer.concat([
        cipher.update(plain, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return [VERSION, newestId, nonce.toString('base64url'), body.toString('base64url')].join('.');
    },
    decrypt(sealed, cell) {
      const [version, id = '', nonce = '', text = ''] = sealed.split('.');
      const key = keys.get(id);
      if (version !== VERSION) throw new Error('This value was not sealed by this service.');
      if (!key) throw new Error(`The key ${id} that sealed this value is not held any more.`);
      const body = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(boundTo(cell)).setAuthTag(body.subarray(-TAG_BYTES));
      const plain = Buffer.concat([
        decipher.update(body.subarray(0, -TAG_BYTES)),
        decipher.final(),
      ]);
      return plain.toString('utf8');
    },
    isStale: (sealed) => sealed.split('.')[1] !== newestId,
  };
}

/** `*****4321`: what may be shown of a tax or bank number. */
export function lastFour(plain: string): string {
  const shown = plain.replace(/\W/g, '').slice(-4);
  return shown === '' ? '' : `*****${shown}`;
}

function deriveKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'fields at rest', 32));
}

/** A name for the key that tells nothing of it. */
function keyId(secret: string): string {
  return createHash('sha256').update('key id').update(deriveKey(secret)).digest('hex').slice(0, 8);
}

function boundTo(cell: Cell): Buffer {
  return Buffer.from(JSON.stringify([cell.row, cell.field]), 'utf8');
}
