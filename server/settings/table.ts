// Every setting: what fits it, what is said of what does not, and the one line that puts it right. docs/operating.md explains them.

import { badRangeOf } from './formats.ts';

/** A JSON Schema; environments hold texts, and a number in one is read as a number. */
type Schema = Readonly<Record<string, unknown>>;

export interface Setting {
  readonly schema: Schema;
  /** Of a value that does not fit; addresses carry passwords, so theirs say nothing of the value. */
  readonly problem: (value: string) => string;
  readonly remedy: string;
  /** What holds where it is left out, in the words of the table in docs/operating.md. */
  readonly otherwise: string;
}

const NOT_SET = '–';
const anyText = { schema: { type: 'string' }, problem: () => 'cannot be used' } as const;

const whole = (least: number, most: number, otherwise: number, name: string): Setting => ({
  schema: { type: 'integer', minimum: least, maximum: most, default: otherwise },
  problem: (value) => `must be a whole number from ${least} to ${most}, not "${value}"`,
  remedy: `Set ${name}=${otherwise}, or leave it out for ${otherwise}`,
  otherwise: String(otherwise),
});

const oneOf = (choices: readonly string[], otherwise: string): Setting => ({
  schema: { type: 'string', enum: choices },
  problem: (value) => `cannot be "${value}"`,
  remedy: `Use one of ${choices.join(', ')}, or leave it out`,
  otherwise,
});

const address = (format: string, scheme: string): Setting => ({
  schema: { type: 'string', format },
  problem: () => 'is not an address we can use',
  remedy: `Write it as ${scheme}//…`,
  otherwise: NOT_SET,
});

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const NEW_KEY = `Make one with: node -p "crypto.randomBytes(32).toString('hex')"`;

export const SETTINGS = {
  NODE_ENV: { ...anyText, remedy: 'Set it to production, or leave it out', otherwise: NOT_SET },
  PORT: whole(0, 65_535, 3000, 'PORT'),
  HOST: {
    schema: { type: 'string', default: '127.0.0.1' },
    problem: anyText.problem,
    remedy: 'Set HOST to an address of this machine',
    otherwise: '127.0.0.1',
  },
  DATA_DIR: {
    schema: { type: 'string', default: '.data' },
    problem: anyText.problem,
    remedy: 'Set DATA_DIR to a folder, or leave it out',
    otherwise: '`.data`',
  },
  DATABASE_URL: address('postgres-address', 'postgres:'),
  PUBLIC_URL: address('web-address', 'http:'),
  SECRET_KEY: {
    schema: { type: 'string', format: 'secret-keys' },
    problem: () => 'must have at least 32 characters',
    remedy: NEW_KEY,
    otherwise: 'made and kept in `DATA_DIR` outside production',
  },
  FILES_URL: {
    schema: { type: 'string', format: 'files-place' },
    problem: () => 'is neither a folder nor a bucket',
    remedy: 'Set FILES_URL to a folder or to s3://bucket/folder, or leave it out',
    otherwise: '`DATA_DIR/files`',
  },
  AWS_ACCESS_KEY_ID: {
    ...anyText,
    remedy: 'Set it to the id of a key that may write, read and delete in the bucket of FILES_URL',
    otherwise: NOT_SET,
  },
  AWS_SECRET_ACCESS_KEY: {
    ...anyText,
    remedy: 'Set it to the secret of the key of AWS_ACCESS_KEY_ID',
    otherwise: NOT_SET,
  },
  AWS_SESSION_TOKEN: {
    ...anyText,
    remedy: 'Set it to the token of a key that is good for a while, or leave it out',
    otherwise: NOT_SET,
  },
  AWS_REGION: {
    schema: { type: 'string', pattern: '^[a-z0-9-]{1,40}$', default: 'us-east-1' },
    problem: () => 'is no region',
    remedy: 'Write it as us-east-1',
    otherwise: '`us-east-1`',
  },
  AWS_ENDPOINT_URL: address('web-address', 'https:'),
  FILES_PATH_STYLE: oneOf(['0', '1'], '1 where `AWS_ENDPOINT_URL` is set, else 0'),
  CLAMD_URL: {
    schema: { type: 'string', format: 'scanner-address' },
    problem: () => 'is not the address of a scanner',
    remedy: 'Write it as tcp://host:3310 or unix:/path/of/clamd.sock',
    otherwise: NOT_SET,
  },
  DEMO: oneOf(
    ['0', '1'],
    '1 where only this machine can reach it (`HOST` and `PUBLIC_URL` on the loopback), else 0; never in production',
  ),
  APPLICANT_CODE: oneOf(['on', 'off'], 'on'),
  TRUST_PROXY: {
    schema: { type: 'string', format: 'proxies', default: '0' },
    problem: (value) => `holds "${badRangeOf(value)}", which is no address and no range`,
    remedy:
      'Name the proxies, as in TRUST_PROXY=10.0.0.5,192.168.0.0/16, or set 1 for proxies in private networks',
    otherwise: '0',
  },
  LOG_LEVEL: oneOf(LOG_LEVELS, '`warn`, in production `info`'),
  LOOKUP_LIMIT: whole(1, 1_000_000, 600, 'LOOKUP_LIMIT'),
  UNSENT_FILES_MB: whole(1, 10_000_000, 2000, 'UNSENT_FILES_MB'),
  METRICS: oneOf(['0', '1'], '1, in production 0'),
  CHECK_RESPONSES: oneOf(['0', '1'], '1 where `NODE_ENV` is `test`, else 0'),
  SMTP_URL: address('smtp-address', 'smtp:'),
  MAIL_FROM: {
    schema: { type: 'string', format: 'mail-sender' },
    problem: () => 'is not an e-mail address',
    remedy: 'Write it as Name <name@example.com>',
    otherwise: '`no-reply@` the host of `PUBLIC_URL`',
  },
  SEAL_KEY_FILE: {
    ...anyText,
    remedy: 'Set it to a PKCS #12 file (.p12, .pfx), or leave the passphrase out too',
    otherwise: 'a key of our own making, kept in the store',
  },
  SEAL_KEY_PASSWORD: {
    ...anyText,
    remedy: 'Set it to the passphrase of the file',
    otherwise: NOT_SET,
  },
  TIMESTAMP_URL: address('web-address', 'http:'),
  HUBSPOT_TOKEN: {
    ...anyText,
    remedy: 'Set it to the access token of a private app of HubSpot, or leave it out',
    otherwise: NOT_SET,
  },
  HUBSPOT_PROPERTIES: {
    schema: { type: 'string', format: 'pairs' },
    problem: () => 'does not say which property is called what',
    remedy: 'Write it as family_defender=fd_panel,cdl=cdl_panel',
    otherwise: 'the same names in small letters',
  },
  PHOTON_URL: address('web-address', 'https:'),
  GOOGLE_PLACES_KEY: {
    ...anyText,
    remedy: 'Set it to a key of the Places API (New), or leave it out',
    otherwise: NOT_SET,
  },
  MAIL_OUTBOX: oneOf(['0', '1'], '0'),
  SECURITY_CONTACT: {
    schema: { type: 'string', format: 'contacts' },
    problem: () => 'is not how somebody can be reached',
    remedy: 'Write it as mailto:security@example.com or https://…, several with commas between',
    otherwise: NOT_SET,
  },
  DROPBOX_SIGN_KEY: { ...anyText, remedy: 'Set it beside the client id', otherwise: NOT_SET },
  DROPBOX_SIGN_CLIENT_ID: { ...anyText, remedy: 'Set it beside the key', otherwise: NOT_SET },
  DROPBOX_SIGN_DEV_CLIENT_ID: {
    ...anyText,
    remedy: 'Set it to the client id of the app for development, or leave it out',
    otherwise: '`DROPBOX_SIGN_CLIENT_ID`',
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;

const production = { required: ['NODE_ENV'], properties: { NODE_ENV: { const: 'production' } } };

const inBucket = {
  required: ['FILES_URL'],
  properties: { FILES_URL: { type: 'string', pattern: '^s3:' } },
};

/** What must hold between settings; the one that is named is the one to put right. */
export const CONDITIONS: readonly {
  readonly name: SettingName;
  readonly schema: Schema;
  readonly problem: string;
  readonly remedy: string;
}[] = [
  {
    name: 'DROPBOX_SIGN_KEY',
    schema: { dependencies: { DROPBOX_SIGN_CLIENT_ID: ['DROPBOX_SIGN_KEY'] } },
    problem: 'is missing',
    remedy: SETTINGS.DROPBOX_SIGN_KEY.remedy,
  },
  {
    name: 'DROPBOX_SIGN_CLIENT_ID',
    schema: { dependencies: { DROPBOX_SIGN_KEY: ['DROPBOX_SIGN_CLIENT_ID'] } },
    problem: 'is missing',
    remedy: SETTINGS.DROPBOX_SIGN_CLIENT_ID.remedy,
  },
  {
    name: 'AWS_ACCESS_KEY_ID',
    schema: { anyOf: [{ not: inBucket }, { required: ['AWS_ACCESS_KEY_ID'] }] },
    problem: 'is missing, and FILES_URL names a bucket',
    remedy: SETTINGS.AWS_ACCESS_KEY_ID.remedy,
  },
  {
    name: 'AWS_SECRET_ACCESS_KEY',
    schema: { anyOf: [{ not: inBucket }, { required: ['AWS_SECRET_ACCESS_KEY'] }] },
    problem: 'is missing, and FILES_URL names a bucket',
    remedy: SETTINGS.AWS_SECRET_ACCESS_KEY.remedy,
  },
  {
    name: 'PHOTON_URL',
    schema: { not: { required: ['PHOTON_URL', 'GOOGLE_PLACES_KEY'] } },
    problem: 'cannot be set beside GOOGLE_PLACES_KEY: one of them is asked for addresses',
    remedy: 'Leave one of them out',
  },
  {
    name: 'SEAL_KEY_FILE',
    schema: { dependencies: { SEAL_KEY_PASSWORD: ['SEAL_KEY_FILE'] } },
    problem: 'is missing',
    remedy: SETTINGS.SEAL_KEY_FILE.remedy,
  },
  {
    name: 'SECRET_KEY',
    schema: { anyOf: [{ not: production }, { required: ['SECRET_KEY'] }] },
    problem: 'is missing and has no default in production',
    remedy: NEW_KEY,
  },
  {
    name: 'DEMO',
    schema: {
      anyOf: [{ not: production }, { properties: { DEMO: { not: { const: '1' } } } }],
    },
    problem: 'cannot be 1 in production',
    remedy: 'Leave DEMO out, or set NODE_ENV otherwise',
  },
  {
    name: 'DEMO',
    schema: {
      anyOf: [
        { not: { required: ['HUBSPOT_TOKEN'] } },
        { properties: { DEMO: { not: { const: '1' } } } },
      ],
    },
    problem: 'cannot be 1 beside HUBSPOT_TOKEN: its people are not in HubSpot',
    remedy: 'Leave one of them out',
  },
  {
    name: 'SMTP_URL',
    schema: {
      anyOf: [
        { not: production },
        { required: ['SMTP_URL'] },
        { required: ['MAIL_OUTBOX'], properties: { MAIL_OUTBOX: { const: '1' } } },
      ],
    },
    problem: 'is missing, and in production no mail would reach anybody, not even a code to get in',
    remedy:
      'Set it to your mail server as smtp://user:password@host:587, or MAIL_OUTBOX=1 to keep every mail unsent',
  },
];
