// Reads the environment once, at boot; a bad setting ends the start with one line that names it and the remedy.
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { DropboxSignSettings } from './services/esign/index.ts';

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded store and of uploaded files. */
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Address people type, where a proxy stands in front; decides whether cookies are Secure. */
  readonly publicUrl?: string;
  /** Newest first; a key is added at the front and the old ones stay until nothing is sealed with them. */
  readonly secretKeys: readonly string[];
  readonly smtpUrl?: string;
  /** Sender of the mails. */
  readonly mailFrom?: string;
  /** Signatures by Dropbox Sign; absent: on our own page. */
  readonly dropboxSign?: DropboxSignSettings;
  /** Folder of uploaded files; `files` in the data folder where none is set. */
  readonly filesDir?: string;
  /** Load the demo world into an empty store. */
  readonly demo: boolean;
  /** Addresses and ranges of the proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[];
  readonly logLevel: LogLevel;
  /** Lead look-ups one address may make in ten minutes. */
  readonly lookupLimit: number;
  /** Under test: every answer is checked against the contract of its call. */
  readonly checkResponses: boolean;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used; its message is the one line shown at boot. */
export class ConfigError extends Error {}

/** Reads and checks every setting; throws `ConfigError` at the first bad one. */
export function loadConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:']);
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const mailFrom = mailAddress(env, 'MAIL_FROM');
  const dropbox = dropboxSign(env, publicUrl);
  const filesDir = folder(env, 'FILES_URL');
  return {
    production,
    port: integer(env, 'PORT', { least: 0, most: 65_535, otherwise: 3000 }),
    host: text(env, 'HOST') ?? '127.0.0.1',
    dataDir: text(env, 'DATA_DIR') ?? '.data',
    ...(databaseUrl && { databaseUrl }),
    ...(publicUrl && { publicUrl }),
    secretKeys: secretKeys(env, production),
    ...(smtpUrl && { smtpUrl }),
    ...(mailFrom && { mailFrom }),
    ...(dropbox && { dropboxSign: dropbox }),
    ...(filesDir && { filesDir }),
    demo: demo(env, production),
    trustProxy: proxies(env, 'TRUST_PROXY'),
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    lookupLimit: integer(env, 'LOOKUP_LIMIT', { least: 1, most: 1_000_000, otherwise: 600 }),
    checkResponses: flag(env, 'CHECK_RESPONSES', env.NODE_ENV === 'test'),
  };
}

function refuse(name: string, problem: string, remedy: string): never {
  throw new ConfigError(`${name} ${problem}. ${remedy}.`);
}

function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function integer(
  env: Environment,
  name: string,
  range: { readonly least: number; readonly most: number; readonly otherwise: number },
): number {
  const value = text(env, name);
  if (value === undefined) return range.otherwise;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= range.least && number <= range.most) return number;
  return refuse(
    name,
    `must be a whole number from ${range.least} to ${range.most}, not "${value}"`,
    `Set ${name}=${range.otherwise}, or leave it out for ${range.otherwise}`,
  );
}

function flag(env: Environment, name: string, otherwise: boolean): boolean {
  return choice(env, name, ['0', '1'] as const, otherwise ? '1' : '0') === '1';
}

function choice<T extends string>(
  env: Environment,
  name: string,
  choices: readonly T[],
  otherwise: T,
): T {
  const value = text(env, name);
  if (value === undefined) return otherwise;
  const found = choices.find((candidate) => candidate === value);
  return (
    found ??
    refuse(name, `cannot be "${value}"`, `Use one of ${choices.join(', ')}, or leave it out`)
  );
}

/** The value itself is not repeated in the message: such addresses carry passwords. */
function url(env: Environment, name: string, schemes: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value;
  return refuse(name, 'is not an address we can use', `Write it as ${schemes[0]}//…`);
}

function mailAddress(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined || /^([^<>\r\n]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(value)) return value;
  return refuse(name, 'is not an e-mail address', 'Write it as Name <name@example.com>');
}

/** A path, or the same as a file:// address. */
function folder(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined || !value.includes('://')) return value;
  if (value.startsWith('file://') && URL.canParse(value)) return fileURLToPath(value);
  return refuse(name, 'is not a folder', `Set ${name} to a folder, or leave it out`);
}

/** What `TRUST_PROXY=1` stands for: this machine and private networks, where a proxy in front of us usually is. */
const NEAR = [
  '127.0.0.0/8',
  '::1/128',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  'fc00::/7',
  'fe80::/10',
];

/** Anybody can send `X-Forwarded-For`; only what a proxy of ours wrote into it is believed. */
function proxies(env: Environment, name: string): readonly string[] {
  const value = text(env, name);
  if (value === undefined || value === '0') return [];
  if (value === '1') return NEAR;
  const ranges = value.split(',').map((range) => range.trim());
  const bad = ranges.find((range) => !isRange(range));
  if (bad === undefined) return ranges;
  return refuse(
    name,
    `holds "${bad}", which is no address and no range`,
    `Name the proxies, as in ${name}=10.0.0.5,192.168.0.0/16, or set 1 for proxies in private networks`,
  );
}

/** `10.0.0.5`, `10.0.0.0/8`, `fd00::/8`. A range of all addresses would believe everybody. */
function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

/** On a development host requests are marked as tests, under the app registered for that host (ESG-06). */
function dropboxSign(
  env: Environment,
  publicUrl: string | undefined,
): DropboxSignSettings | undefined {
  const key = text(env, 'DROPBOX_SIGN_KEY');
  const clientId = text(env, 'DROPBOX_SIGN_CLIENT_ID');
  if (!key && !clientId) return undefined;
  if (!key) return refuse('DROPBOX_SIGN_KEY', 'is missing', 'Set it beside the client id');
  if (!clientId) return refuse('DROPBOX_SIGN_CLIENT_ID', 'is missing', 'Set it beside the key');
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
  const developing = /^(localhost$|127\.|\[::1\]|.*\.(local|test)$)/.test(host);
  const ownId = developing ? text(env, 'DROPBOX_SIGN_DEV_CLIENT_ID') : undefined;
  return { key, clientId: ownId ?? clientId, testMode: developing };
}

const SECRET_LENGTH = 32;

function secretKeys(env: Environment, production: boolean): readonly string[] {
  const keys = (text(env, 'SECRET_KEY') ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  const remedy = `Make one with: node -p "crypto.randomBytes(32).toString('hex')"`;
  if (keys.length === 0 && production)
    return refuse('SECRET_KEY', 'is missing and has no default in production', remedy);
  if (keys.some((key) => key.length < SECRET_LENGTH))
    return refuse('SECRET_KEY', `must have at least ${SECRET_LENGTH} characters`, remedy);
  return keys;
}

/** The demo mailbox shows every link that was mailed: without being asked for, it is for nobody but this machine. */
function isOwnMachine(env: Environment): boolean {
  const publicUrl = text(env, 'PUBLIC_URL');
  const hosts = [
    text(env, 'HOST') ?? 'localhost',
    publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname,
  ];
  return hosts.every((host) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host));
}

function demo(env: Environment, production: boolean): boolean {
  const wanted = flag(env, 'DEMO', !production && isOwnMachine(env));
  if (wanted && production)
    return refuse('DEMO', 'cannot be 1 in production', 'Leave DEMO out, or set NODE_ENV otherwise');
  return wanted;
}
