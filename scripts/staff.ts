// `npm run staff`: makes, lists, changes and ends the accounts of the provider's people; their mails go out with the server.
import { parseArgs } from 'node:util';
import {
  addStaff,
  changeRoles,
  endStaff,
  nameStaff,
  resetStaffFactor,
  setStaffDisabled,
  staffRoles,
} from '../server/accounts/staff/index.ts';
import { type Config, ConfigError, loadConfig } from '../server/config/config.ts';
import { currentRoles } from '../server/content/current-roles.ts';
import { loadContent } from '../server/content/load.ts';
import type { Services } from '../server/context/context.ts';
import type { SecurityEventKind } from '../server/security-events/index.ts';
import { commandSecurityLog } from '../server/security-log.ts';
import { openWorkers } from '../server/services/workers/index.ts';
import { startFault } from '../server/start-faults.ts';
import { startServices } from '../server/start-services.ts';
import { listStaff } from '../server/store/accounts/staff.ts';
import { openStore, type Store } from '../server/store/index.ts';

const USAGE = `How to use it:
  npm run staff -- list
  npm run staff -- add name@example.com --roles editor,publisher --name "First Last"
  npm run staff -- roles name@example.com --roles desk
  npm run staff -- name name@example.com --name "First Last"
  npm run staff -- reset-second-factor name@example.com
  npm run staff -- disable name@example.com
  npm run staff -- enable name@example.com
  npm run staff -- remove name@example.com`;

interface Needs {
  readonly db: Store;
  readonly services: Services;
  readonly now: () => Date;
  readonly securityLog: ReturnType<typeof commandSecurityLog>;
}

interface Asked {
  readonly email: string;
  readonly roles: readonly string[];
  /** '' where none was said. */
  readonly name: string;
}

interface Verb {
  readonly takesRoles?: true;
  readonly takesName?: true;
  readonly event: SecurityEventKind;
  /** Whose account it was; undefined where nobody has this address, or, of `add`, somebody has. */
  act(needs: Needs, asked: Asked): Promise<string | undefined>;
  readonly report: (asked: Asked) => string;
  readonly refused: (email: string) => string;
}

const nobody = (email: string) =>
  `Nobody of the staff has the address ${email}. See: npm run staff -- list`;

const VERBS: Readonly<Record<string, Verb>> = {
  add: {
    takesRoles: true,
    event: 'account.added',
    act: addStaff,
    report: ({ email, roles }) =>
      `${email} is staff now (${roles.join(', ')}), and gets a link by mail to choose a password.`,
    refused: (email) => `${email} is staff already. To change the roles: npm run staff -- roles`,
  },
  roles: {
    takesRoles: true,
    event: 'roles.changed',
    act: (needs, { email, roles }) => changeRoles(needs, email, roles),
    report: ({ email, roles }) => `${email} has these roles now: ${roles.join(', ')}.`,
    refused: nobody,
  },
  name: {
    takesName: true,
    event: 'account.named',
    act: (needs, { email, name }) => nameStaff(needs, email, name),
    report: ({ email, name }) => `Colleagues read of ${email} as ${name}.`,
    refused: nobody,
  },
  'reset-second-factor': {
    event: 'factor.removed',
    act: (needs, { email }) => resetStaffFactor(needs, email),
    report: ({ email }) =>
      `${email} is logged out, and sets up a new authenticator app with the next login.`,
    refused: nobody,
  },
  disable: {
    event: 'account.disabled',
    act: (needs, { email }) => setStaffDisabled(needs, email, true),
    report: ({ email }) => `${email} is logged out everywhere, and logs in no more.`,
    refused: nobody,
  },
  enable: {
    event: 'account.enabled',
    act: (needs, { email }) => setStaffDisabled(needs, email, false),
    report: ({ email }) => `${email} can log in again.`,
    refused: nobody,
  },
  remove: {
    event: 'account.removed',
    act: (needs, { email }) => endStaff(needs, email),
    report: ({ email }) => `${email} is staff no more, and logged out.`,
    refused: nobody,
  },
};

try {
  const { words, roles, name } = read();
  const [verb = '', email = ''] = words;
  const act = VERBS[verb];
  if (verb === 'list' && words.length === 1) await withStore(list);
  else if (!act || words.length !== 2) throw new ConfigError(USAGE);
  else {
    requireEmail(email);
    if (act.takesName) requireName(name);
    const asked = { email: email.toLowerCase(), roles, name };
    await withStore(async (db, config) => {
      if (act.takesRoles) requireRoles(roles, staffRoles(await currentRoles(db)));
      await withMails(db, config, (needs) => run(act, needs, asked));
    });
  }
} catch (error) {
  console.error(startFault(error) ?? error);
  process.exitCode = 1;
}

function read(): Omit<Asked, 'email'> & { readonly words: readonly string[] } {
  try {
    const options = { roles: { type: 'string' }, name: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const roles = (values.roles ?? '').split(',').map((role) => role.trim());
    const name = (values.name ?? '').trim();
    return { words: positionals, name, roles: [...new Set(roles)].filter((role) => role !== '') };
  } catch {
    throw new ConfigError(USAGE);
  }
}

function requireEmail(email: string): void {
  if (!/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(email))
    throw new ConfigError(`"${email}" is no e-mail address. Write one, such as name@example.com`);
}

function requireName(name: string): void {
  if (name === '') throw new ConfigError('Say which name. For example: --name "First Last"');
}

function requireRoles(roles: readonly string[], known: readonly string[]): void {
  const unknown = roles.filter((role) => !known.includes(role));
  if (roles.length > 0 && unknown.length === 0) return;
  const what =
    roles.length === 0 ? 'Say which roles.' : `There is no role "${unknown.join('", "')}".`;
  throw new ConfigError(`${what} There are: ${known.join(', ')}. For example: --roles ${known[0]}`);
}

async function run(verb: Verb, needs: Needs, asked: Asked): Promise<void> {
  const id = await verb.act(needs, asked);
  needs.securityLog(verb.event, {
    on: { kind: 'staff', id: id ?? '' },
    ...(verb.takesRoles && { act: asked.roles.join(',') }),
    ...(id === undefined && { reason: 'NOT_DONE' }),
  });
  if (id === undefined) throw new ConfigError(verb.refused(asked.email));
  console.log(verb.report(asked));
}

async function list(db: Store): Promise<void> {
  const all = await listStaff(db);
  if (all.length === 0) console.log('There is no staff yet. Add somebody: npm run staff -- add');
  for (const { email, name, roles, password_hash, factor_confirmed_at, disabled_at } of all) {
    const usual = factor_confirmed_at
      ? 'logs in with a code'
      : password_hash === null
        ? 'invited, no password yet'
        : 'no authenticator app yet';
    const state = disabled_at ? 'disabled' : usual;
    const called = name === '' ? '' : `  ${name}`;
    console.log(`${email}${called}  ${roles.join(', ') || 'no roles'}  (${state})`);
  }
}

/** The store, for as long as it takes. */
async function withStore(act: (db: Store, config: Config) => Promise<void>): Promise<void> {
  const config = loadConfig(process.env);
  const { db, close } = await openStore(config);
  try {
    await act(db, config);
  } finally {
    await close();
  }
}

/** What writes mails, beside the store; it needs their wording, which takes a moment to read. */
async function withMails(db: Store, config: Config, act: (needs: Needs) => Promise<void>) {
  const content = await loadContent(() => undefined);
  const address = () => config.publicUrl ?? `http://${config.host}:${config.port}`;
  const now = () => new Date();
  const say = (...report: readonly unknown[]) => console.error(...report);
  const log = { warn: say, error: say };
  const needs = { config, db, content: () => content, now, log, address, workers: openWorkers() };
  const services = await startServices(needs);
  try {
    await act({ db, services, now, securityLog: commandSecurityLog(config) });
  } finally {
    services.mail.close();
  }
}
