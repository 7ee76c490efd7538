// `signature_document`: what is signed.
import type { ColumnType } from 'kysely';
import type { Json } from '../../../runtime/core/index.ts';
import type { Moment } from './columns.ts';

/** The printed application of one submission, as it is signed; never changed afterwards. */
export interface SignatureDocumentTable {
  readonly submission_id: string;
  /** Of the form, as the submission is stamped. */
  readonly form_release: string;
  readonly revision: number;
  readonly title: string;
  /** Its key on the shelf `enrollment/<lead id>`. */
  readonly file_key: string;
  readonly sha256: string;
  /** What is printed, part by part, for the screen. */
  readonly parts: ColumnType<readonly (readonly Json[])[], string, string>;
  readonly created_at: Moment;
}
