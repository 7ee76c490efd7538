// Where rows are kept, and the keys that seal what is secret in them.
import { address, anyText, NEW_KEY, type Settings } from '../kinds.ts';

export const STORING = {
  DATA_DIR: {
    schema: { type: 'string', default: '.data' },
    problem: anyText.problem,
    remedy: 'Set DATA_DIR to a folder, or leave it out',
    otherwise: '`.data`',
  },
  DATABASE_URL: address('postgres-address', 'postgres:'),
  SECRET_KEY: {
    schema: { type: 'string', format: 'secret-keys' },
    problem: () => 'must have at least 32 characters',
    remedy: NEW_KEY,
    otherwise: 'made and kept in `DATA_DIR` outside production',
  },
} as const satisfies Settings;
