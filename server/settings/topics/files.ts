// Where uploaded files are kept, and who looks into them.
import { address, anyText, NOT_SET, oneOf, type Settings, whole } from '../kinds/kinds.ts';

export const FILES = {
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
  UNSENT_FILES_MB: whole(1, 10_000_000, 2000, 'UNSENT_FILES_MB'),
} as const satisfies Settings;
