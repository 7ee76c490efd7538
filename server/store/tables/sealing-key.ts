// `sealing_key`: the key that seals signed documents.
import type { Moment } from './columns.ts';

/** The key that seals signed documents, itself sealed, and its certificate. */
export interface SealingKeyTable {
  readonly id: string;
  readonly sealed: string;
  readonly certificate: string;
  readonly created_at: Moment;
}
