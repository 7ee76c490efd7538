// Where rows are kept, and the keys that seal what is secret in them.
import { address, anyText, NEW_KEY, type Settings, whole } from '../kinds/kinds.ts';

export const STORING = {
  DATA_DIR: {
    schema: { type: 'string', default: '.data' },
    problem: anyText.problem,
    remedy: 'Set DATA_DIR to a folder, or leave it out',
    otherwise: '`.data`',
  },
  DATABASE_URL: address('postgres-address', 'postgres:'),
  DATABASE_POOL_SIZE: whole(2, 1000, 10, 'DATABASE_POOL_SIZE'),
  MIN_FREE_DISK_MB: whole(0, 10_000_000, 100, 'MIN_FREE_DISK_MB'),
  SECRET_KEY: {
    schema: { type: 'string', format: 'secret-keys' },
    problem: () => 'must have at least 32 characters',
    remedy: NEW_KEY,
    otherwise: 'made and kept in `DATA_DIR` outside production',
  },
} as const satisfies Settings;
