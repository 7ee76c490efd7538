// What a failing bucket says to whoever keeps the portal: one line, with the way out.
import type { BucketFault, BucketSettings } from './client.ts';

type Said = (settings: BucketSettings, fault: BucketFault) => string;

const keyId: Said = ({ bucket }) =>
  `The storage of ${bucket} does not know AWS_ACCESS_KEY_ID. Set it to a key of that storage.`;
const secret: Said = () =>
  'AWS_SECRET_ACCESS_KEY does not fit AWS_ACCESS_KEY_ID. Set both to one key.';
const denied: Said = ({ bucket }) =>
  `The key of AWS_ACCESS_KEY_ID may not write, read and delete in the bucket ${bucket}. Give it s3:PutObject, s3:GetObject and s3:DeleteObject.`;
const elsewhere: Said = ({ bucket, region }, fault) =>
  fault.region === undefined || fault.region === region
    ? `The bucket ${bucket} is not in the region ${region}. Set AWS_REGION to its region.`
    : `The bucket ${bucket} is not in the region ${region}. Set AWS_REGION=${fault.region}.`;
const token: Said = () =>
  'AWS_SESSION_TOKEN is no longer good. Set it anew with its key, or use a key without one.';
const full: Said = ({ bucket }) =>
  `There is no room left in the bucket ${bucket}. Make room, or raise its quota.`;
const nowhere: Said = ({ endpoint }) =>
  `${endpoint === undefined ? 'The storage of AWS_REGION' : 'The host of AWS_ENDPOINT_URL'} cannot be found. Mend it in the settings.`;
const away: Said = (_settings, { code }) =>
  `The file storage cannot be reached (${code}). Start it, or mend FILES_URL and AWS_ENDPOINT_URL.`;

/** By the code of the storage or of the system. */
const SAID: Readonly<Record<string, Said>> = {
  NoSuchBucket: ({ bucket }) =>
    `There is no bucket ${bucket}. Make it, or set FILES_URL to one that is there.`,
  InvalidAccessKeyId: keyId,
  SignatureDoesNotMatch: secret,
  AccessDenied: denied,
  AllAccessDisabled: denied,
  HTTP403: denied,
  PermanentRedirect: elsewhere,
  AuthorizationHeaderMalformed: elsewhere,
  HTTP301: elsewhere,
  ExpiredToken: token,
  InvalidToken: token,
  RequestTimeTooSkewed: () => 'The clock of this machine is wrong. Set it, and start again.',
  XMinioStorageFull: full,
  QuotaExceeded: full,
  ENOTFOUND: nowhere,
  EAI_AGAIN: nowhere,
};

/** The line of the start and of the log. */
export function bucketFaultLine(settings: BucketSettings, fault: BucketFault): string {
  const said = SAID[fault.code] ?? (fault.status === 0 ? away : undefined);
  return (
    said?.(settings, fault) ??
    `The file storage answers ${fault.code} (${fault.status}). See what it says of the bucket ${settings.bucket}.`
  );
}
