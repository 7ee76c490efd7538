// Settings are checked at boot: one line that names the setting and says what to do.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../server/config/config.ts';
import { SETTINGS } from '../../server/settings/table.ts';

const KEY = 'k'.repeat(64);
const HOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const MAIL = { SMTP_URL: 'smtp://mail.example.com:587' };
const ADDRESS = { PUBLIC_URL: 'https://portal.example.com' };

describe('settings', () => {
  it('need nothing at all outside production', () => {
    expect(loadConfig({})).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      demo: true,
      secretKeys: [],
    });
  });

  it('have no demo data in production', () => {
    expect(loadConfig({ NODE_ENV: 'production', SECRET_KEY: KEY, ...MAIL, ...ADDRESS }).demo).toBe(
      false,
    );
  });

  it.each([
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.1.20' }, false],
    [{ HOST: '::' }, false],
    [{ PUBLIC_URL: 'https://portal.example.com' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    [{ HOST: '::1' }, true],
  ])(
    'show the demo world, with its mailbox, to other machines only when asked to: %j',
    (env, demo) => {
      expect(loadConfig(env).demo).toBe(demo);
    },
  );

  it('let a start in production keep every mail unsent where that is asked for', () => {
    const meant = { SECRET_KEY: KEY, MAIL_OUTBOX: '1', ...ADDRESS };
    const kept = loadConfig({ NODE_ENV: 'production', ...meant });
    expect(kept.smtpUrl).toBeUndefined();
  });

  it.each([
    { PUBLIC_URL: 'https://portal.example.com' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://127.0.0.1' },
    { PUBLIC_URL: 'http://[::1]:3000' },
    { PUBLIC_URL: 'http://portal.internal', PLAIN_HTTP: '1' },
  ])('take in production an address that nobody reads along, or that is meant so: %j', (env) => {
    const config = loadConfig({ NODE_ENV: 'production', SECRET_KEY: KEY, ...MAIL, ...env });
    expect(config.publicUrl).toBe(env.PUBLIC_URL);
  });

  it('take several secret keys, newest first, for rotation', () => {
    const other = 'o'.repeat(40);
    expect(loadConfig({ SECRET_KEY: `${KEY}, ${other}` }).secretKeys).toEqual([KEY, other]);
  });

  it.each([
    [{ NODE_ENV: 'production' }, 'SECRET_KEY'],
    [{ NODE_ENV: 'production', SECRET_KEY: KEY, DEMO: '1' }, 'DEMO'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://u:p@h/d' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'portal.example.com' }, 'PUBLIC_URL'],
    [{ FILES_URL: 's3://Bucket_1' }, 'FILES_URL'],
    [{ FILES_URL: 's3://bucket/a b' }, 'FILES_URL'],
    [{ FILES_URL: 'https://storage.example.com/bucket' }, 'FILES_URL'],
    [{ FILES_URL: 's3://bucket' }, 'AWS_ACCESS_KEY_ID'],
    [{ FILES_URL: 's3://bucket', AWS_ACCESS_KEY_ID: 'id' }, 'AWS_SECRET_ACCESS_KEY'],
    [{ AWS_REGION: 'Frankfurt!' }, 'AWS_REGION'],
    [{ PHOTON_URL: 'photon.example.com' }, 'PHOTON_URL'],
    [{ PHOTON_URL: 'https://photon.example.com', GOOGLE_PLACES_KEY: 'key' }, 'PHOTON_URL'],
    [{ HUBSPOT_PROPERTIES: 'cdl' }, 'HUBSPOT_PROPERTIES'],
    [{ HUBSPOT_PROPERTIES: 'cdl=CDL Panel' }, 'HUBSPOT_PROPERTIES'],
    [{ HUBSPOT_TOKEN: 'token', DEMO: '1' }, 'DEMO'],
    [{ AWS_ENDPOINT_URL: 'storage.example.com' }, 'AWS_ENDPOINT_URL'],
    [{ FILES_PATH_STYLE: 'yes' }, 'FILES_PATH_STYLE'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ SEAL_KEY_PASSWORD: 'passphrase' }, 'SEAL_KEY_FILE'],
    [{ TIMESTAMP_URL: 'stamps.example.com' }, 'TIMESTAMP_URL'],
    [{ DROPBOX_SIGN_KEY: 'key' }, 'DROPBOX_SIGN_CLIENT_ID'],
    [{ DROPBOX_SIGN_CLIENT_ID: 'id' }, 'DROPBOX_SIGN_KEY'],
    [{ TRUST_PROXY: '2' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.5, proxy.local' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
    [{ NODE_ENV: 'production', SECRET_KEY: ',' }, 'SECRET_KEY'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
    [{ NODE_ENV: 'production', SECRET_KEY: KEY }, 'SMTP_URL'],
    [{ NODE_ENV: 'production', SECRET_KEY: KEY, MAIL_OUTBOX: '0' }, 'SMTP_URL'],
    [{ NODE_ENV: 'production', SECRET_KEY: KEY, ...MAIL }, 'PUBLIC_URL'],
    [
      { NODE_ENV: 'production', SECRET_KEY: KEY, ...MAIL, PUBLIC_URL: 'http://portal.example.com' },
      'PUBLIC_URL',
    ],
    [
      { NODE_ENV: 'production', SECRET_KEY: KEY, ...MAIL, PUBLIC_URL: 'http://localhost.example' },
      'PUBLIC_URL',
    ],
    [{ PLAIN_HTTP: 'yes' }, 'PLAIN_HTTP'],
    [{ MAIL_OUTBOX: 'yes' }, 'MAIL_OUTBOX'],
    [{ SECURITY_CONTACT: 'security@example.com' }, 'SECURITY_CONTACT'],
    [{ SECURITY_CONTACT: 'mailto:security@example.com, http://example.com' }, 'SECURITY_CONTACT'],
    [{ SECURITY_CONTACT: 'mailto:nobody' }, 'SECURITY_CONTACT'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ LOOKUP_LIMIT: '0' }, 'LOOKUP_LIMIT'],
    [{ WEBHOOK_PRIVATE: '10.0.0.0/0' }, 'WEBHOOK_PRIVATE'],
    [{ WEBHOOK_CRM_SECRET: HOOK_SECRET }, 'WEBHOOK_CRM_URL'],
    [{ WEBHOOK_CRM_URL: 'https://crm.example.com/' }, 'WEBHOOK_CRM_SECRET'],
    [
      { WEBHOOK_CRM_URL: 'https://crm.example.com/', WEBHOOK_CRM_SECRET: 'whsec_c2hvcnQ=' },
      'WEBHOOK_CRM_SECRET',
    ],
    [
      { WEBHOOK_CRM_URL: 'https://crm.example.com/', WEBHOOK_CRM_SECRET: `${HOOK_SECRET}, ${KEY}` },
      'WEBHOOK_CRM_SECRET',
    ],
    [
      { WEBHOOK_CRM_URL: 'https://ann:hunter2@crm.example.com/', WEBHOOK_CRM_SECRET: HOOK_SECRET },
      'WEBHOOK_CRM_URL',
    ],
    [
      { WEBHOOK_CRM_URL: 'http://crm.example.com/', WEBHOOK_CRM_SECRET: HOOK_SECRET },
      'WEBHOOK_CRM_URL',
    ],
    [{ WEBHOOK_CRM_URL: 'crm.example.com', WEBHOOK_CRM_SECRET: HOOK_SECRET }, 'WEBHOOK_CRM_URL'],
    [{ PORT: '80.5' }, 'PORT'],
  ])('are refused in one line that names the setting and the remedy: %j', (env, name) => {
    const refused = attempt(env);
    expect(refused).toBeInstanceOf(ConfigError);
    expect(refused?.message).toMatch(new RegExp(`^${name} .+\\. .+\\.$`));
    expect(refused?.message).not.toContain('\n');
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE-URL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['SECRETKEY', 'SECRET_KEY'],
    ['SECRET_KEYS', 'SECRET_KEY'],
    ['SMPT_URL', 'SMTP_URL'],
    ['DROPBOX_SING_KEY', 'DROPBOX_SIGN_KEY'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['PROT', 'PORT'],
    ['DMEO', 'DEMO'],
  ])('refuse %s, which is nearly the name of a setting, and name %s', (name, meant) => {
    const refused = attempt({ [name]: 'postgres://u:hunter2@h/d' });
    expect(refused).toBeInstanceOf(ConfigError);
    expect(refused?.message).toBe(
      `${name} is no setting. Did you mean ${meant}? Rename it, or leave it out.`,
    );
  });

  it.each([
    ['of others', { HOME: '/root', POST: '1', HOSTNAME: 'a', GHOST: '1', PORTS: '80', DEMOS: '1' }],
    ['of Amazon', { AWS_DEFAULT_REGION: 'a', AWS_PROFILE: 'b', AWS_ENDPOINT_URL_S3: 'https://a' }],
    ['of npm', { npm_config_registry: 'https://a', npm_package_name: 'b', npm_command: 'start' }],
    ['beside the right one', { DATABASE_URI: 'x', DATABASE_URL: 'postgres://h/d' }],
    ['without a value', { DATABSE_URL: ' ' }],
  ])('leave names alone that are %s', (_whose, env) => {
    expect(attempt(env)).toBeUndefined();
  });

  it('take a folder for files as a path and as an address', () => {
    expect(loadConfig({ FILES_URL: '/srv/files' }).filesDir).toBe('/srv/files');
    expect(loadConfig({ FILES_URL: 'file:///srv/files' }).filesDir).toBe('/srv/files');
  });

  const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

  it.each([
    [{ FILES_URL: 's3://bucket' }, { bucket: 'bucket', prefix: '', pathStyle: false }],
    [{ FILES_URL: 's3://bucket/a/b/' }, { prefix: 'a/b/', region: 'us-east-1' }],
    [{ FILES_URL: 's3://files.example.com', AWS_REGION: 'eu-central-1' }, { pathStyle: true }],
    [
      { FILES_URL: 's3://bucket', AWS_ENDPOINT_URL: 'http://127.0.0.1:9000' },
      { endpoint: 'http://127.0.0.1:9000', pathStyle: true },
    ],
    [
      {
        FILES_URL: 's3://bucket',
        AWS_ENDPOINT_URL: 'https://s3.example.com',
        FILES_PATH_STYLE: '0',
      },
      { pathStyle: false },
    ],
    [{ FILES_URL: 's3://bucket', AWS_SESSION_TOKEN: 'token' }, { sessionToken: 'token' }],
  ])('take a bucket for files with the key of the environment: %j', (env, bucket) => {
    const config = loadConfig({ ...KEYS, ...env });
    expect(config.filesBucket).toMatchObject({
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      ...bucket,
    });
    expect(config).not.toHaveProperty('filesDir');
  });

  it('take leads of HubSpot, with the names its properties have there, and then no demo world', () => {
    expect(loadConfig({})).not.toHaveProperty('hubspot');
    const set = { HUBSPOT_TOKEN: 'token', HUBSPOT_PROPERTIES: 'cdl=cdl_panel, zip=zip_code' };
    expect(loadConfig(set)).toMatchObject({
      demo: false,
      hubspot: { token: 'token', names: { cdl: 'cdl_panel', zip: 'zip_code' } },
    });
  });

  it('take receivers of webhooks by name, and http: where a network of theirs is named', () => {
    expect(loadConfig({}).webhooks.size).toBe(0);
    const { webhooks, webhookPrivate } = loadConfig({
      ...{ WEBHOOK_PRIVATE: '10.0.0.5, fd00::/8', WEBHOOK_CRM_URL: 'http://10.0.0.5/hook' },
      ...{ WEBHOOK_CRM_SECRET: HOOK_SECRET, WEBHOOK_CASE_TOOL_URL: 'https://case.example.com/' },
      WEBHOOK_CASE_TOOL_SECRET: `${HOOK_SECRET},${HOOK_SECRET}`,
    });
    expect([...webhooks.keys()]).toEqual(['crm', 'case-tool']);
    expect(webhooks.get('case-tool')?.keys).toHaveLength(2);
    expect(webhookPrivate).toEqual(['10.0.0.5', 'fd00::/8']);
  });

  it('take the addresses and ranges of the proxies that are believed', () => {
    expect(loadConfig({}).trustProxy).toEqual([]);
    expect(loadConfig({ TRUST_PROXY: '0' }).trustProxy).toEqual([]);
    expect(loadConfig({ TRUST_PROXY: '203.0.113.7, fd00::/8' }).trustProxy).toEqual([
      '203.0.113.7',
      'fd00::/8',
    ]);
  });

  it('take a key to seal with, and an authority of time stamps', () => {
    expect(loadConfig({})).not.toHaveProperty('sealKey');
    expect(loadConfig({})).not.toHaveProperty('timeStamp');
    const set = { SEAL_KEY_FILE: '/srv/seal.p12', TIMESTAMP_URL: 'https://stamps.example.com/tsr' };
    expect(loadConfig(set)).toMatchObject({
      sealKey: { file: '/srv/seal.p12', password: '' },
      timeStamp: { url: 'https://stamps.example.com/tsr' },
    });
  });

  const DROPBOX = { DROPBOX_SIGN_KEY: 'key', DROPBOX_SIGN_CLIENT_ID: 'live-id' };

  it.each([
    ['no address', {}, true],
    ['this machine', { PUBLIC_URL: 'http://localhost:3000' }, true],
    ['an address of this machine', { PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    ['a test domain', { PUBLIC_URL: 'https://portal.test' }, true],
    ['a public address', { PUBLIC_URL: 'https://portal.example.com' }, false],
    [
      'a public address that begins like this machine',
      { PUBLIC_URL: 'https://localhost.com' },
      false,
    ],
  ])('ESG-06 take the client id for development on %s', (_name, env, developing) => {
    const all = { ...DROPBOX, DROPBOX_SIGN_DEV_CLIENT_ID: 'dev-id', ...env };
    expect(loadConfig(all).dropboxSign).toEqual({
      key: 'key',
      clientId: developing ? 'dev-id' : 'live-id',
      testMode: developing,
    });
  });

  it('keep to our own page without Dropbox Sign, and to its one client id where there is no other', () => {
    expect(loadConfig({}).dropboxSign).toBeUndefined();
    expect(loadConfig(DROPBOX).dropboxSign).toMatchObject({ clientId: 'live-id', testMode: true });
  });

  it('are refused without repeating a password', () => {
    expect(attempt({ DATABASE_URL: 'mysql://user:hunter2@h/d' })?.message).not.toContain('hunter2');
  });
});

describe('docs/operating.md', () => {
  it('explains every setting once, with the default that holds, and no other', async () => {
    const text = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8');
    const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| .+ \|$/gm)];
    const explained = rows.map(([, name, otherwise]) => [name, otherwise]);
    const known = Object.entries(SETTINGS).map(([name, { otherwise }]) => [name, otherwise]);
    expect(explained.sort()).toEqual(known.sort());
  });
});

function attempt(env: Record<string, string>): Error | undefined {
  try {
    loadConfig(env);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : undefined;
  }
}
