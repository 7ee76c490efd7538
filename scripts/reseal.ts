// `npm run reseal`: after a new key was put in front of SECRET_KEY, seals everything with it; then the old one can go.
import { loadConfig } from '../server/config/config.ts';
import { reseal } from '../server/reseal.ts';
import { secretKeysOf } from '../server/secret-file.ts';
import { commandSecurityLog } from '../server/security-log.ts';
import { createCrypto } from '../server/services/crypto.ts';
import { startFault } from '../server/start-faults.ts';
import { openStore } from '../server/store/index.ts';

try {
  const config = loadConfig(process.env);
  const store = await openStore({ ...config, patient: true });
  try {
    const crypto = createCrypto(await secretKeysOf(config, store.db));
    const counts = await reseal(store.db, crypto);
    commandSecurityLog(config)('secrets.resealed');
    for (const [table, count] of counts) if (count > 0) console.log(`${table}: ${count}`);
    console.log('Everything is sealed with the newest key; older ones in SECRET_KEY can go.');
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(startFault(error) ?? error);
  process.exitCode = 1;
}
