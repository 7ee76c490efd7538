// `job`: what has still to be done after a change of ours was stored.
import type { ColumnType, Selectable } from 'kysely';
import type { MarkdownTree } from '../../../runtime/core/index.ts';
import type { Moment, OptionalMoment } from './columns.ts';

/** What every job may hold besides. */
export interface JobOrigin {
  /** The work it came of, where that was traced. */
  readonly traceparent?: string;
}

/** What is mailed at the asking of whoever names an account: a link for a password, or word that strangers used its tries up. */
export type AskedMail = 'staff-reset' | 'tries-of-login' | 'tries-of-answer';

/** What a job of each kind is about. */
export interface JobDetails {
  readonly mail: JobOrigin & {
    readonly recipient: string;
    /** Name of the text in messages/<locale>/mail. */
    readonly template: string;
    /** What a test says in place of what is released. */
    readonly tree?: MarkdownTree;
  };
  readonly 'attorney-made': JobOrigin & { readonly attorney_id: string };
  readonly 'time-stamp': JobOrigin & { readonly request_id: string };
  readonly 'attorney-registered': JobOrigin & { readonly attorney_id: string };
  /** Somebody asked for a mail to an account that may be none; whose it would be is sealed. */
  readonly 'mail-asked': JobOrigin & { readonly what: AskedMail };
  /** Properties of the lead that the CRM has to be told of; what they are is read when it is told. */
  readonly 'lead-changed': JobOrigin & {
    readonly lead_id: string;
    readonly names: readonly string[];
  };
  /** A receiver is told of a submission; those of one receiver are done by a worker of its own. */
  readonly webhook: JobOrigin & { readonly webhook: string; readonly delivery_id: string };
}

export type JobKind = keyof JobDetails;

/** What has still to be done after a change of ours. */
export interface JobTable {
  readonly id: string;
  readonly kind: JobKind;
  readonly details: ColumnType<JobDetails[JobKind], string, never>;
  /** What only the job may read, such as links that act; empty where there is nothing, or once it is done. */
  readonly sealed: string;
  /** `kept`: a mail to be read here, where no mail server is set. */
  readonly status: 'waiting' | 'done' | 'failed' | 'kept';
  /** How often it was taken up. */
  readonly attempts: number;
  readonly due_at: Moment;
  /** Who is at it just now, and until when nobody else may be. */
  readonly lease: string | null;
  readonly leased_until: OptionalMoment;
  readonly last_error: string | null;
  readonly created_at: Moment;
  readonly settled_at: OptionalMoment;
}

export type Job<K extends JobKind = JobKind> = Omit<Selectable<JobTable>, 'kind' | 'details'> & {
  readonly kind: K;
  readonly details: JobDetails[K];
};
