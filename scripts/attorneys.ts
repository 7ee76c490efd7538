// `npm run attorneys -- disable 10001`: ends everything an attorney's account opened, and lets nobody log in; `enable` takes it back.
import { type Disabling, setDisabled } from '../server/accounts/disabled.ts';
import { ConfigError, loadConfig } from '../server/config/config.ts';
import { commandSecurityLog } from '../server/security-log.ts';
import { startFault } from '../server/start-faults.ts';
import { openStore } from '../server/store/index.ts';

const USAGE = `How to use it:
  npm run attorneys -- disable 10001
  npm run attorneys -- enable 10001`;

const SAID: Readonly<Record<string, Readonly<Record<Disabling, string>>>> = {
  disable: {
    done: 'is logged out everywhere, and logs in no more.',
    already: 'was disabled before; nothing has changed.',
    unknown: 'is not known. The number is in every mail about the application.',
  },
  enable: {
    done: 'can log in again.',
    already: 'is not disabled; nothing has changed.',
    unknown: 'is not known. The number is in every mail about the application.',
  },
};

try {
  const [verb = '', number = '', ...more] = process.argv.slice(2);
  const message = SAID[verb];
  if (!message || number === '' || more.length > 0) throw new ConfigError(USAGE);
  const config = loadConfig(process.env);
  const { db, close } = await openStore(config);
  try {
    const done = await setDisabled({ db, now: () => new Date() }, number, verb === 'disable');
    commandSecurityLog(config)(verb === 'disable' ? 'account.disabled' : 'account.enabled', {
      on: { kind: 'attorney', id: done === 'unknown' ? '' : number },
      ...(done !== 'done' && { reason: done === 'unknown' ? 'NOT_FOUND' : 'NOT_DONE' }),
    });
    console.log(`Attorney ${number} ${message[done]}`);
    if (done === 'unknown') process.exitCode = 1;
  } finally {
    await close();
  }
} catch (error) {
  console.error(startFault(error) ?? error);
  process.exitCode = 1;
}
