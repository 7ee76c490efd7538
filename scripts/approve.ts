// `npm run approve -- <number>`: approves an attorney who has signed, as the provider's desk would; the mail goes out with the server.

import { ConfigError, loadConfig } from '../server/config/config.ts';
import { loadContent } from '../server/content/load.ts';
import { approve } from '../server/desk/index.ts';
import { commandSecurityLog } from '../server/security-log.ts';
import { openWorkers } from '../server/services/workers/index.ts';
import { startFault } from '../server/start-faults.ts';
import { startServices } from '../server/start-services.ts';
import { openStore } from '../server/store/index.ts';

const number = process.argv[2]?.trim() ?? '';

const SAID = {
  approved: `Attorney ${number} is approved, and is told so by mail.`,
  already: `Attorney ${number} was approved before; nothing has changed.`,
  unknown: `There is no attorney ${number}. The number is in the mail about the signature.`,
  unsigned: `Attorney ${number} has not signed the application yet. Approve after the signature.`,
} as const;
const FINE: readonly string[] = ['approved', 'already'];

try {
  if (number === '') throw new ConfigError('Say whom: npm run approve -- 10006');
  const config = loadConfig(process.env);
  const { db, close } = await openStore(config);
  try {
    const content = await loadContent(() => undefined);
    const address = () => config.publicUrl ?? `http://${config.host}:${config.port}`;
    const now = () => new Date();
    const say = (...parts: readonly unknown[]) => console.error(...parts);
    const log = { warn: say, error: say };
    const needs = { config, db, content: () => content, now, log, address, workers: openWorkers() };
    const services = await startServices(needs);
    const approval = await approve({ db, services, now, content }, number);
    const isFine = FINE.includes(approval);
    commandSecurityLog(config)('approval', {
      on: { kind: 'applications', id: number },
      ...(approval !== 'approved' && { reason: approval }),
    });
    console.log(SAID[approval]);
    if (!isFine) process.exitCode = 1;
    services.mail.close();
  } finally {
    await close();
  }
} catch (error) {
  console.error(startFault(error) ?? error);
  process.exitCode = 1;
}
