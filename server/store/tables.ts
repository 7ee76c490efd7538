// The tables of the store, one type each; column names stay as they are in SQL.
import type { ColumnType, Generated } from 'kysely';
import type { Json, JsonObject } from '../../runtime/core/index.ts';

/** A jsonb column: read as an object, written as JSON text (an array given as it is would fail on pg). */
export type JsonColumn = ColumnType<JsonObject, string, string>;
/** A timestamptz column: read as a Date, written as a Date. */
export type Moment = ColumnType<Date, Date, Date>;

type OptionalMoment = ColumnType<Date | null, Date | null, Date | null>;

/** A lead of the upstream CRM, as last heard of. */
export interface LeadTable {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly attorney_id: string | null;
  /** How many registered accounts the e-mail already has. */
  readonly no_rec: number;
  readonly props: JsonColumn;
}

/** The browser that looked a lead up; the cookie holds the token, the table only its hash. */
export interface ApplicantSessionTable {
  readonly token_hash: string;
  readonly lead_id: string;
  readonly expires_at: Moment;
}

/** A form in progress. `owner` is `lead/<id>` or `visitor/<hash of the cookie>`. */
export interface DraftTable {
  readonly form_id: string;
  readonly owner: string;
  readonly data: JsonColumn;
  readonly revision: number;
  readonly step: string | null;
  /** The release of the form it was last saved under. */
  readonly release: string;
  readonly saved_at: Moment;
  /** Set by the submission; a closed draft takes no more saves. */
  readonly closed_at: ColumnType<Date | null, Date | null, Date | null>;
}

/** A form as it was submitted; never changed afterwards. */
export interface SubmissionTable {
  readonly id: string;
  readonly form_id: string;
  /** Hash of form, rules and wording it was reviewed under. */
  readonly release: string;
  /** Revision of the draft the person reviewed; 0 without a draft. */
  readonly revision: number;
  readonly data: JsonColumn;
  /** Sealed values by JSON Pointer, bound to this row. */
  readonly secrets: JsonColumn;
  readonly owner: string;
  readonly submitted_at: Moment;
}

/** An attorney: what is asked of the record often has a column, the rest is in `data`. */
export interface AttorneyTable {
  readonly id: string;
  readonly lead_id: string | null;
  readonly submission_id: string | null;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly status: string;
  readonly username: string | null;
  readonly password_hash: string | null;
  /** As it was chosen from the form's list. */
  readonly secret_question: string | null;
  readonly secret_answer_hash: string | null;
  readonly signed_at: ColumnType<Date | null, Date | null, Date | null>;
  readonly data: JsonColumn;
  /** Sealed values by JSON Pointer, bound to `attorney/<id>`. */
  readonly secrets: JsonColumn;
  readonly created_at: Moment;
}

/**
 * What the holder of a token may do: work as the attorney, choose a first password, show a second factor,
 * choose a new password; `device` only says that somebody logged in there before.
 */
export type TokenPurpose = 'session' | 'register' | 'second-factor' | 'reset' | 'device';

/** A random token somebody holds; the table has only its hash. */
export interface AccountTokenTable {
  readonly token_hash: string;
  readonly purpose: TokenPurpose;
  readonly attorney_id: string;
  readonly created_at: Moment;
  readonly expires_at: Moment;
}

/** A time-based code generator; asked for at login once it is confirmed. */
export interface SecondFactorTable {
  readonly attorney_id: string;
  /** Sealed, bound to `second_factor/<attorney>`. */
  readonly secret: string;
  readonly confirmed_at: OptionalMoment;
  /** Step of the last code that was used; neither it nor an older one works again. */
  readonly last_step: number;
  readonly created_at: Moment;
}

/** A recovery code not yet used. */
export interface RecoveryCodeTable {
  readonly attorney_id: string;
  readonly code_hash: string;
}

/** A creating call that carried an `Idempotency-Key`; without `status` it is still running. */
export interface IdempotencyTable {
  readonly key_hash: string;
  readonly body_hash: string;
  readonly status: number | null;
  readonly response: ColumnType<JsonObject | null, string | null, string | null>;
  readonly started_at: Moment;
}

/** A bundle or module that was once released; open pages, old drafts and old submissions still ask for it. */
export interface ContentAssetTable {
  readonly name: string;
  readonly type: string;
  readonly body: string;
  readonly kept_at: Moment;
}

/** Which bundle a form had in which release: what a submission's stamp leads to. */
export interface ContentReleaseTable {
  readonly form_id: string;
  readonly release: string;
  readonly bundle: string;
  /** When it last became the current one; null for rows older than this column. */
  readonly current_at: Moment | null;
}

/** A mail to be sent, or kept to be read where no mail server is set. */
export interface OutboxTable {
  readonly id: string;
  readonly recipient: string;
  /** Name of the text in messages/<locale>/mail. */
  readonly template: string;
  /** Values for its placeholders, sealed; empty once the mail is sent. */
  readonly params: string;
  readonly status: 'waiting' | 'sent' | 'failed' | 'kept';
  readonly attempts: number;
  readonly due_at: Moment;
  /** Who is sending it just now, and until when nobody else may. */
  readonly lease: string | null;
  readonly leased_until: OptionalMoment;
  readonly last_error: string | null;
  readonly created_at: Moment;
  readonly settled_at: OptionalMoment;
}

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

/** A request to sign that document. */
export interface SignatureRequestTable {
  readonly id: string;
  readonly attorney_id: string;
  readonly lead_id: string;
  readonly submission_id: string;
  readonly via: 'popup' | 'email';
  readonly provider: string;
  /** Its id at another provider. */
  readonly provider_request: string | null;
  /** The one signer's id, at the provider or ours. */
  readonly sign_id: string;
  /** `making`: reserved, while the provider is asked for it. */
  readonly status: 'making' | 'open' | 'signed' | 'closed' | 'declined';
  readonly created_at: Moment;
  readonly expires_at: Moment;
  readonly signed_at: OptionalMoment;
  readonly signer_name: string | null;
  readonly final_key: string | null;
  readonly final_name: string | null;
  readonly final_sha256: string | null;
}

/** A link to a request; the address holds the token, the table only its hash. */
export interface SignatureLinkTable {
  readonly token_hash: string;
  readonly request_id: string;
  readonly created_at: Moment;
  readonly expires_at: Moment;
  readonly voided_at: OptionalMoment;
}

/** What happened around a request; rows are only ever added. */
export interface SignatureEventTable {
  readonly id: Generated<number>;
  readonly request_id: string;
  readonly kind: string;
  readonly part: number | null;
  readonly at: Moment;
  readonly address: string;
  readonly browser: string;
}

/** The key that seals signed documents, itself sealed, and its certificate. */
export interface SealingKeyTable {
  readonly id: string;
  readonly sealed: string;
  readonly certificate: string;
  readonly created_at: Moment;
}

/** What another service has still to be told of a change of ours. */
export interface ErrandTable {
  readonly id: string;
  readonly kind: 'attorney-made' | 'attorney-registered';
  readonly attorney_id: string;
  readonly attempts: number;
  /** Not taken up before; moved on by whoever takes it up. */
  readonly due_at: Moment;
}

/** Requests counted in one window of one bucket. */
export interface RateLimitTable {
  readonly bucket: string;
  readonly window_start: Moment;
  readonly hits: number;
}

export interface MigrationTable {
  readonly name: string;
  readonly applied_at: Generated<Date>;
}

export interface Tables {
  readonly lead: LeadTable;
  readonly applicant_session: ApplicantSessionTable;
  readonly draft: DraftTable;
  readonly submission: SubmissionTable;
  readonly attorney: AttorneyTable;
  readonly account_token: AccountTokenTable;
  readonly second_factor: SecondFactorTable;
  readonly recovery_code: RecoveryCodeTable;
  readonly idempotency: IdempotencyTable;
  readonly outbox: OutboxTable;
  readonly signature_document: SignatureDocumentTable;
  readonly signature_request: SignatureRequestTable;
  readonly signature_link: SignatureLinkTable;
  readonly signature_event: SignatureEventTable;
  readonly sealing_key: SealingKeyTable;
  readonly errand: ErrandTable;
  readonly rate_limit: RateLimitTable;
  readonly content_asset: ContentAssetTable;
  readonly content_release: ContentReleaseTable;
  readonly schema_migration: MigrationTable;
}
