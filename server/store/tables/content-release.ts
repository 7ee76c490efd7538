// `content_release`: which bundle a form had in which release.
import type { Moment } from './columns.ts';

/** Which bundle a form had in which release: what a submission's stamp leads to. */
export interface ContentReleaseTable {
  readonly form_id: string;
  readonly release: string;
  readonly bundle: string;
  /** When it last became the current one; null for rows older than this column. */
  readonly current_at: Moment | null;
}
