// What must hold between settings.
import { NEW_KEY, type Schema } from './kinds/kinds.ts';
import { SETTINGS, type SettingName } from './table.ts';

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
  {
    name: 'PUBLIC_URL',
    schema: { anyOf: [{ not: production }, { required: ['PUBLIC_URL'] }] },
    problem:
      'is missing, and in production links in mails would lead nowhere and cookies would not be kept to https',
    remedy: 'Set it to the address people type, as https://portal.example.com',
  },
  {
    name: 'PUBLIC_URL',
    schema: {
      anyOf: [
        { not: production },
        { properties: { PUBLIC_URL: { type: 'string', format: 'encrypted-or-own' } } },
        { required: ['PLAIN_HTTP'], properties: { PLAIN_HTTP: { const: '1' } } },
      ],
    },
    problem:
      'begins with http: and leads beyond this machine, so that whoever is on the way reads passwords and sessions',
    remedy: 'Write it with https:, or set PLAIN_HTTP=1 where all of the network is trusted',
  },
];
