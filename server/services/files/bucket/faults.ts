// What a failing bucket says to whoever keeps the portal: one line, with the way out.
import type { BucketFault, BucketSettings } from './client.ts';

type FaultText = (settings: BucketSettings, fault: BucketFault) => string;

const keyId: FaultText = ({ bucket }) =>
  `The storage of ${bucket} does not know AWS_ACCESS_KEY_ID. Set it to a key of that storage.`;
const secret: FaultText = () =>
  'AWS_SECRET_ACCESS_KEY does not fit AWS_ACCESS_KEY_ID. Set both to one key.';
const denied: FaultText = ({ bucket }) =>
  `The key of AWS_ACCESS_KEY_ID may not write, read and delete in the bucket ${bucket}. Give it s3:PutObject, s3:GetObject and s3:DeleteObject.`;
const elsewhere: FaultText = ({ bucket, region }, fault) =>
  fault.region === undefined || fault.region === region
    ? `The bucket ${bucket} is not in the region ${region}. Set AWS_REGION to its region.`
    : `The bucket ${bucket} is not in the region ${region}. Set AWS_REGION=${fault.region}.`;
const token: FaultText = () =>
  'AWS_SESSION_TOKEN is no longer good. Set it anew with its key, or use a key without one.';
const full: FaultText = ({ bucket }) =>
  `There is no room left in the bucket ${bucket}. Make room, or raise its quota.`;
const nowhere: FaultText = ({ endpoint }) =>
  `${endpoint === undefined ? 'The storage of AWS_REGION' : 'The host of AWS_ENDPOINT_URL'} cannot be found. Mend it in the settings.`;
const away: FaultText = (_settings, { code }) =>
  `The file storage cannot be reached (${code}). Start it, or mend FILES_URL and AWS_ENDPOINT_URL.`;

/** By the code of the storage or of the system. */
const SAID: Readonly<Record<string, FaultText>> = {
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
  const textFor = SAID[fault.code] ?? (fault.status === 0 ? away : undefined);
  return (
    textFor?.(settings, fault) ??
    `The file storage answers ${fault.code} (${fault.status}). See what it says of the bucket ${settings.bucket}.`
  );
}
