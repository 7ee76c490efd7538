// Every table of the store, by its name in SQL; one file a table beside this one.
import type { AccountTokenTable } from './account-token.ts';
import type { ApplicantSessionTable } from './applicant-session.ts';
import type { AttorneyTable } from './attorney.ts';
import type { AttorneyAddressTable } from './attorney-address.ts';
import type { AttorneyContactTable } from './attorney-contact.ts';
import type { AttorneyCoverageTable } from './attorney-coverage.ts';
import type { ContentAssetTable } from './content-asset.ts';
import type { ContentReleaseTable } from './content-release.ts';
import type { CredentialTable } from './credential.ts';
import type { CurrentReleaseTable } from './current-release.ts';
import type { DraftTable } from './draft.ts';
import type { IdempotencyTable } from './idempotency.ts';
import type { JobTable } from './job.ts';
import type { LeadTable } from './lead.ts';
import type { PracticeAreaTable } from './practice-area.ts';
import type { PublishedReleaseTable } from './published-release.ts';
import type { RateLimitTable } from './rate-limit.ts';
import type { RecoveryCodeTable } from './recovery-code.ts';
import type { MigrationTable } from './schema-migration.ts';
import type { SealingKeyTable } from './sealing-key.ts';
import type { SecondFactorTable } from './second-factor.ts';
import type { SecretCheckTable } from './secret-check.ts';
import type { SignatureDocumentTable } from './signature-document.ts';
import type { SignatureEventTable } from './signature-event.ts';
import type { SignatureLinkTable } from './signature-link.ts';
import type { SignatureRequestTable } from './signature-request.ts';
import type { SubmissionTable } from './submission.ts';

/** What the query layer knows: column names stay as they are in SQL. */
export interface Tables {
  readonly lead: LeadTable;
  readonly applicant_session: ApplicantSessionTable;
  readonly draft: DraftTable;
  readonly submission: SubmissionTable;
  readonly attorney: AttorneyTable;
  readonly attorney_address: AttorneyAddressTable;
  readonly attorney_contact: AttorneyContactTable;
  readonly attorney_coverage: AttorneyCoverageTable;
  readonly credential: CredentialTable;
  readonly practice_area: PracticeAreaTable;
  readonly account_token: AccountTokenTable;
  readonly second_factor: SecondFactorTable;
  readonly recovery_code: RecoveryCodeTable;
  readonly idempotency: IdempotencyTable;
  readonly signature_document: SignatureDocumentTable;
  readonly signature_request: SignatureRequestTable;
  readonly signature_link: SignatureLinkTable;
  readonly signature_event: SignatureEventTable;
  readonly sealing_key: SealingKeyTable;
  readonly secret_check: SecretCheckTable;
  readonly job: JobTable;
  readonly rate_limit: RateLimitTable;
  readonly content_asset: ContentAssetTable;
  readonly content_release: ContentReleaseTable;
  readonly published_release: PublishedReleaseTable;
  readonly current_release: CurrentReleaseTable;
  readonly schema_migration: MigrationTable;
}
