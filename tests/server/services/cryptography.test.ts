// docs/cryptography.md is the inventory of what is encrypted, hashed, signed and drawn by lot: it names every place, and no other.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** SHA-256 to tell one thing from another, and lots that nobody has to be kept from guessing. */
const NO_SECRET = [
  'server/accounts/asked.ts',
  'server/accounts/tries.ts',
  'server/claims/number.ts',
  'server/content/known.ts',
  'server/content/remembered.ts',
  'server/content/source.ts',
  'server/studio/files/tried.ts',
  'server/studio/rules/tried.ts',
  'server/studio/things/live-since.ts',
  'server/demo/made-of.ts',
  'server/forms/idempotency.ts',
  'server/http/client-address.ts',
  'server/http/compressed.ts',
  'server/common/running-code.ts',
  'server/services/documents/index.ts',
  'server/services/esign/document.ts',
  'server/services/esign/stored-document.ts',
  'server/services/files/common/accepted.ts',
  'server/services/files/folder.ts',
  'server/services/files/known.ts',
  'server/store/applicants/agreed-annexes.ts',
  'server/store/engine/lock.ts',
];
/** Ids are no secrets. */
const USES_MORE_THAN_IDS =
  /\b(createHash|createHmac|createCipheriv|createDecipheriv|hkdfSync|timingSafeEqual|randomBytes|randomInt|generateKeyPairSync|createPrivateKey|createVerify|createSign|X509Certificate)\(|\b(?:sign|verify)\(|from '(?:@node-rs\/argon2|otpauth|node-forge|aws4fetch)'/;
const KNOWS_CRYPTOGRAPHY = /from '(?:node:crypto|@node-rs\/argon2|otpauth|node-forge|aws4fetch)'/;

it('the inventory of cryptography names every file that uses any, and none that is not there', async () => {
  const text = await readFile(join(ROOT, 'docs/cryptography.md'), 'utf8');
  const named = [...text.matchAll(/`((?:server|tests)\/[\w/.-]+\.ts)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(NO_SECRET.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);

  const files = await readdir(join(ROOT, 'server'), { recursive: true });
  const using: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const source = await readFile(join(ROOT, 'server', file), 'utf8');
    if (KNOWS_CRYPTOGRAPHY.test(source) && USES_MORE_THAN_IDS.test(source))
      using.push(`server/${file}`);
  }
  const known = new Set([...named, ...NO_SECRET]);
  expect(using.filter((path) => !known.has(path))).toEqual([]);
  expect(NO_SECRET.filter((path) => !using.includes(path))).toEqual([]);
});
