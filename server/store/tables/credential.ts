// `credential`: an attorney's licences, and the insurance that goes with each.
import type { RecordRow } from './record-row.ts';

/** One licence; dates are YYYY-MM-DD. */
export interface CredentialTable extends RecordRow {
  readonly state_code: string | null;
  readonly state_name: string | null;
  readonly bar_number: string | null;
  readonly insurance_company: string | null;
  readonly policy_number: string | null;
  readonly date_admitted_to_bar: string | null;
  readonly lic_issue_date: string | null;
  readonly lic_exp_date: string | null;
  readonly lic_app_date: string | null;
  readonly lic_app_exp_date: string | null;
}
