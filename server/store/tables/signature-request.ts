// `signature_request`: who is asked to sign, and what became of it.
import type { Moment, OptionalMoment } from './columns.ts';

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
