// `npm run reseal`: after a new key was put in front of SECRET_KEY, seals everything with it; then the old one can go.
import { ConfigError, loadConfig } from '../server/config.ts';
import { reseal } from '../server/reseal.ts';
import { secretKeysOf } from '../server/secret-file.ts';
import { createCrypto } from '../server/services/crypto.ts';
import { FolderInUse, openStore } from '../server/store/index.ts';

try {
  const config = loadConfig(process.env);
  const crypto = createCrypto(await secretKeysOf(config));
  const store = await openStore({ ...config, patient: true });
  try {
    const counts = await reseal(store.db, crypto);
    for (const [table, count] of counts) if (count > 0) console.log(`${table}: ${count}`);
    console.log('Everything is sealed with the newest key; older ones in SECRET_KEY can go.');
  } finally {
    await store.close();
  }
} catch (error) {
  const known = error instanceof ConfigError || error instanceof FolderInUse;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
