// What the server is set to, read from the environment once, at boot; `settings/table.ts` names every setting.
import { fileURLToPath } from 'node:url';
import { isLoopbackName } from '../common/loopback.ts';
import type { AddressSearchSettings } from '../services/address-search/index.ts';
import type { DropboxSignSettings, KeyFile, StampSettings } from '../services/esign/index.ts';
import type { BucketSettings } from '../services/files/index.ts';
import type { HubspotSettings } from '../services/leads/index.ts';
import type { ClamdSettings } from '../services/scanner/clamd.ts';
import { BUCKET, listOf, PAIR } from '../settings/kinds/formats.ts';
import { LOG_LEVELS } from '../settings/kinds/kinds.ts';
import { type Environment, readSettings, type Values } from '../settings/read.ts';
import { type Receivers, readReceivers } from '../settings/webhooks.ts';

export { ConfigError } from '../settings/read.ts';

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded store and of uploaded files. */
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Connections to PostgreSQL this process holds at most. */
  readonly databasePool: number;
  /** Free room in megabytes, where we write, below which we are not ready to work. */
  readonly minFreeDiskMb: number;
  /** Address people type, where a proxy stands in front; decides whether cookies are Secure. */
  readonly publicUrl?: string;
  /** Whether browsers are to use https for every host below that of `publicUrl`, too. */
  readonly hstsSubdomains: boolean;
  /** Newest first; a key is added at the front and the old ones stay until nothing is sealed with them. */
  readonly secretKeys: readonly string[];
  readonly smtpUrl?: string;
  /** Sender of the mails. */
  readonly mailFrom?: string;
  /** Where holes are reported, as addresses to write to, open or call. */
  readonly securityContacts: readonly string[];
  /** Signatures by Dropbox Sign; absent: on our own page. */
  readonly dropboxSign?: DropboxSignSettings;
  /** The key of a certification authority that seals signed documents; one of our own where none is set. */
  readonly sealKey?: KeyFile;
  /** The authority whose time stamps the seals get. */
  readonly timeStamp?: StampSettings;
  /** Who knows streets for suggested addresses; absent: nobody, and our own data tell places. */
  readonly addressSearch?: AddressSearchSettings;
  /** Leads of HubSpot; absent: those of our own table. */
  readonly hubspot?: HubspotSettings;
  /** Folder of uploaded files; `files` in the data folder where none is set. */
  readonly filesDir?: string;
  /** Bucket of uploaded files, in place of a folder. */
  readonly filesBucket?: BucketSettings;
  /** Virus scanner that every uploaded file goes through; absent: none does. */
  readonly scanner?: ClamdSettings;
  /** Who comes to an application from another browser proves the mailbox by a code first. */
  readonly applicantCode: boolean;
  /** Whoever publishes a change needs the approval of somebody who did not make it. */
  readonly publishApproval: boolean;
  /** How many days a link to accept or decline a matter works. */
  readonly matterLinkDays: number;
  /** Dollars that the desk pays for a claim at most. */
  readonly payMost: number;
  /** Dollars above which a second clerk confirms a payment; absent: none does. */
  readonly paySecondAbove?: number;
  /** How many days ahead a payment may be dated. */
  readonly payDaysAhead: number;
  /** Who is told by webhooks, by the name that forms give one. */
  readonly webhooks: Receivers;
  /** Addresses and ranges that webhooks may reach besides public ones. */
  readonly webhookPrivate: readonly string[];
  /** How many days a delivery that was settled is kept. */
  readonly webhookLogDays: number;
  /** Load the demo world into an empty store. */
  readonly demo: boolean;
  /** Addresses and ranges of the proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** File that security events are written to; among all other lines where none is set. */
  readonly securityLog?: string;
  /** Lead look-ups one address may make in ten minutes. */
  readonly lookupLimit: number;
  /** Look-ups of addresses all networks together may make in ten minutes. */
  readonly addressLimit: number;
  /** Megabytes that files may take which were uploaded to forms and not sent yet. */
  readonly unsentFilesMb: number;
  /** Whether `/metrics` answers. */
  readonly metrics: boolean;
  /** Whether traces are sent to a collector; how, OpenTelemetry reads from the environment itself. */
  readonly traces: boolean;
  /** How long the server goes on answering after it was asked to stop. */
  readonly drainMs: number;
  /** How long a request may take to arrive whole; the largest upload over a slow line fits. */
  readonly longestRequestMs: number;
  /** Under test: every answer is checked against the contract of its call. */
  readonly checkResponses: boolean;
}

/** The largest upload takes a scanner a second or two; somebody waits for the answer. */
const LONGEST_SCAN_MS = 30_000;

/** Some claims of the demo world are above it, most are not. */
const DEMO_SECOND_ABOVE = 1500;

/** Reads and checks every setting; throws `ConfigError` at the first bad one. */
export function loadConfig(env: Environment): Config {
  const set = readSettings(env);
  const production = set.NODE_ENV === 'production';
  const dropbox = dropboxSign(set);
  const demo =
    set.DEMO === undefined
      ? !production && !set.HUBSPOT_TOKEN && isOwnMachine(set)
      : set.DEMO === '1';
  const second = set.PAY_SECOND_ABOVE ?? (demo ? DEMO_SECOND_ABOVE : undefined);
  return {
    production,
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    ...(set.DATABASE_URL && { databaseUrl: set.DATABASE_URL }),
    databasePool: set.DATABASE_POOL_SIZE,
    minFreeDiskMb: set.MIN_FREE_DISK_MB,
    ...(set.PUBLIC_URL && { publicUrl: set.PUBLIC_URL }),
    hstsSubdomains: set.HSTS_SUBDOMAINS !== '0',
    secretKeys: listOf(set.SECRET_KEY ?? ''),
    ...(set.SMTP_URL && { smtpUrl: set.SMTP_URL }),
    ...(set.MAIL_FROM && { mailFrom: set.MAIL_FROM }),
    securityContacts: listOf(set.SECURITY_CONTACT ?? ''),
    ...(dropbox && { dropboxSign: dropbox }),
    ...(set.SEAL_KEY_FILE && {
      sealKey: { file: set.SEAL_KEY_FILE, password: set.SEAL_KEY_PASSWORD ?? '' },
    }),
    ...(set.TIMESTAMP_URL && { timeStamp: { url: set.TIMESTAMP_URL, waitMs: STAMP_WAIT } }),
    ...placeOfFiles(set),
    ...addressSearch(set),
    ...(set.HUBSPOT_TOKEN && { hubspot: hubspotOf(set.HUBSPOT_TOKEN, set) }),
    ...(set.CLAMD_URL && { scanner: { url: set.CLAMD_URL, timeoutMs: LONGEST_SCAN_MS } }),
    applicantCode: set.APPLICANT_CODE !== 'off',
    publishApproval: set.PUBLISH_APPROVAL === 'on',
    matterLinkDays: set.MATTER_LINK_DAYS,
    payMost: set.PAY_MOST,
    payDaysAhead: set.PAY_DAYS_AHEAD,
    webhooks: readReceivers(env, set.WEBHOOK_PRIVATE !== undefined),
    webhookPrivate: listOf(set.WEBHOOK_PRIVATE ?? ''),
    webhookLogDays: set.WEBHOOK_LOG_DAYS,
    demo,
    ...(second !== undefined && { paySecondAbove: second }),
    trustProxy: proxies(set.TRUST_PROXY),
    logLevel: LOG_LEVELS.find((level) => level === set.LOG_LEVEL) ?? (production ? 'info' : 'warn'),
    ...(set.SECURITY_LOG && { securityLog: set.SECURITY_LOG }),
    lookupLimit: set.LOOKUP_LIMIT,
    addressLimit: set.ADDRESS_LIMIT,
    unsentFilesMb: set.UNSENT_FILES_MB,
    metrics: (set.METRICS ?? (production ? '0' : '1')) === '1',
    traces:
      set.OTEL_SDK_DISABLED !== 'true' &&
      (set.OTEL_EXPORTER_OTLP_ENDPOINT ?? set.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined,
    drainMs: set.DRAIN_SECONDS * 1000,
    longestRequestMs: 120_000,
    checkResponses: (set.CHECK_RESPONSES ?? (set.NODE_ENV === 'test' ? '1' : '0')) === '1',
  };
}

/** A signer waits no longer for the time-stamp authority. */
const STAMP_WAIT = 5000;

/** Somebody is typing. */
const LONGEST_SEARCH_MS = 2500;

function addressSearch(set: Values): Pick<Config, 'addressSearch'> {
  const { PHOTON_URL: url, GOOGLE_PLACES_KEY: key } = set;
  const timeoutMs = LONGEST_SEARCH_MS;
  if (url) return { addressSearch: { kind: 'photon', url, timeoutMs } };
  return key ? { addressSearch: { kind: 'google', key, timeoutMs } } : {};
}

/** Somebody waits for an answer; three tries are made. */
const LONGEST_LOOKUP_MS = 5000;

function hubspotOf(token: string, { HUBSPOT_PROPERTIES: pairs = '' }: Values): HubspotSettings {
  const names = listOf(pairs).flatMap((pair) => {
    const [, ours = '', theirs = ''] = PAIR.exec(pair) ?? [];
    return ours === '' ? [] : [[ours, theirs]];
  });
  return { token, names: Object.fromEntries(names), timeoutMs: LONGEST_LOOKUP_MS };
}

/** Somebody waits for every file that is written or read; three tries are made. */
const LONGEST_BUCKET_MS = 10_000;

/** A path, the same as a file:// address, or a bucket. */
function placeOfFiles(set: Values): Pick<Config, 'filesDir' | 'filesBucket'> {
  const { FILES_URL: url, AWS_SESSION_TOKEN: sessionToken, AWS_ENDPOINT_URL: endpoint } = set;
  if (url === undefined) return {};
  const [, bucket, folder] = BUCKET.exec(url) ?? [];
  if (bucket === undefined) return { filesDir: url.includes('://') ? fileURLToPath(url) : url };
  return {
    filesBucket: {
      bucket,
      prefix: folder === undefined ? '' : `${folder}/`,
      region: set.AWS_REGION,
      ...(endpoint !== undefined && { endpoint }),
      // A name with a dot in it fits no certificate.
      pathStyle: set.FILES_PATH_STYLE
        ? set.FILES_PATH_STYLE === '1'
        : endpoint !== undefined || bucket.includes('.'),
      accessKeyId: set.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: set.AWS_SECRET_ACCESS_KEY ?? '',
      ...(sessionToken !== undefined && { sessionToken }),
      timeoutMs: LONGEST_BUCKET_MS,
    },
  };
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
const proxies = (text: string): readonly string[] =>
  text === '0' ? [] : text === '1' ? NEAR : listOf(text);

/** On a development host requests are marked as tests, under the app registered for that host (ESG-06). */
function dropboxSign(set: Values): DropboxSignSettings | undefined {
  const { DROPBOX_SIGN_KEY: key, DROPBOX_SIGN_CLIENT_ID: clientId } = set;
  if (!key || !clientId) return undefined;
  const host = set.PUBLIC_URL === undefined ? 'localhost' : new URL(set.PUBLIC_URL).hostname;
  const developing = /^(localhost$|127\.|\[::1\]|.*\.(local|test)$)/.test(host);
  const ownId = developing ? set.DROPBOX_SIGN_DEV_CLIENT_ID : undefined;
  return { key, clientId: ownId ?? clientId, testMode: developing };
}

/** The demo world's passwords are known to everybody: without being asked for, it is for nobody but this machine. */
function isOwnMachine({ HOST, PUBLIC_URL }: Values): boolean {
  const hosts = [HOST, PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname];
  return hosts.every(isLoopbackName);
}
