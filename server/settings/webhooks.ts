// The receivers of webhooks: an address and a secret each, under names of the operator's own.
import { listOf } from './kinds/formats.ts';
import { ConfigError, type Environment } from './read.ts';

/** Who is told, as the settings have it. */
export interface Receiver {
  readonly url: URL;
  /** Keys to sign with, the newest first; a receiver that knows one of them is content. */
  readonly keys: readonly Buffer[];
}

/** By the name that forms give a webhook. */
export type Receivers = ReadonlyMap<string, Receiver>;

const NAMED = /^WEBHOOK_([A-Z][A-Z0-9_]*)_(?:URL|SECRET)$/;
const PREFIX = 'whsec_';
const LEAST_BYTES = 24;
const NEW_SECRET = `Make one with: node -p "'${PREFIX}' + crypto.randomBytes(32).toString('base64')"`;

/** The two settings of a webhook: `case-tool` → `WEBHOOK_CASE_TOOL_URL` and `WEBHOOK_CASE_TOOL_SECRET`. */
export function settingsOf(name: string): { readonly url: string; readonly secret: string } {
  const upper = name.toUpperCase().replaceAll('-', '_');
  return { url: `WEBHOOK_${upper}_URL`, secret: `WEBHOOK_${upper}_SECRET` };
}

/** Reads them; throws `ConfigError` at the first that cannot be used. `plain`: an address may begin with http:. */
export function readReceivers(env: Environment, plain: boolean): Receivers {
  const names = Object.keys(env).flatMap((key) => {
    const upper = NAMED.exec(key)?.[1];
    const isSet = (env[key]?.trim() ?? '') !== '';
    return upper === undefined || !isSet ? [] : [upper.toLowerCase().replaceAll('_', '-')];
  });
  return new Map([...new Set(names)].map((name) => [name, readReceiver(env, name, plain)]));
}

function readReceiver(env: Environment, name: string, plain: boolean): Receiver {
  const { url, secret } = settingsOf(name);
  return { url: readUrl(env, url, plain), keys: readKeys(env, secret) };
}

function readUrl(env: Environment, name: string, plain: boolean): URL {
  const text = env[name]?.trim() ?? '';
  const remedy = 'Write it as https://…';
  if (text === '') throw new ConfigError(`${name} is missing. ${remedy}.`);
  if (!URL.canParse(text))
    throw new ConfigError(`${name} is not an address we can use. ${remedy}.`);
  const url = new URL(text);
  if (url.username !== '' || url.password !== '')
    throw new ConfigError(
      `${name} holds a user name or a password. Leave them out: the receiver knows us by the signature.`,
    );
  if (url.protocol !== 'https:' && !(plain && url.protocol === 'http:'))
    throw new ConfigError(
      `${name} does not begin with https:. ${remedy}, or name the network of the receiver in WEBHOOK_PRIVATE.`,
    );
  return url;
}

function readKeys(env: Environment, name: string): readonly Buffer[] {
  const secrets = listOf(env[name] ?? '');
  if (secrets.length === 0) throw new ConfigError(`${name} is missing. ${NEW_SECRET}.`);
  return secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    if (!secret.startsWith(PREFIX) || key.length < LEAST_BYTES)
      throw new ConfigError(
        `${name} must be ${PREFIX} and at least ${LEAST_BYTES} bytes in base64. ${NEW_SECRET}.`,
      );
    return key;
  });
}
