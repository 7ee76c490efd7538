// The tables of an attorney's record: their columns, what each takes, and which the program does not do without. Which
// answers go there is said by the fields of the forms.
import type { CopiedColumn } from '../../runtime/content/index.ts';

/**
 * How an answer is read: what is not of its kind is read as nothing. A flag is 0, 1, false or true; a phone is its digits,
 * whatever layout it was answered in. What is `required` the program asks for, or cannot leave out.
 */
export interface RecordColumn extends CopiedColumn {
  /** Never empty in the table: a text that is not there is ''. */
  readonly filled?: true;
}

interface Table {
  readonly columns: Readonly<Record<string, RecordColumn>>;
  /** A changed row without an id is the one with the same values in these columns. */
  readonly sameBy: readonly string[];
  /** Rows are never removed: they are marked as deleted, and may come back. So each has an id in the answers too. */
  readonly stays?: true;
}

const text: RecordColumn = { as: 'text', required: false };
const asked: RecordColumn = { ...text, required: true };
const filled: RecordColumn = { ...asked, filled: true };
const phone: RecordColumn = { as: 'phone', required: false };
const date: RecordColumn = { as: 'date', required: false };
const flag: RecordColumn = { as: 'flag', required: true, filled: true };
const number: RecordColumn = { as: 'number', required: false };
/** Rules, pages and lists know a deleted row, and its day, by these names of its fields. */
const deleted: RecordColumn = { ...flag, called: 'deleted' };
const date_deleted: RecordColumn = { ...date, required: true, called: 'date_deleted' };

/** Every table of the record, by its name. */
export const RECORD_TABLES = {
  practice_area: {
    columns: {
      state_code: filled,
      county: filled,
      plan_class: filled,
      cdl_rate: { ...number, required: true },
      deleted,
      date_deleted,
    },
    sameBy: ['state_code', 'county', 'plan_class'],
    stays: true,
  },
  attorney_coverage: {
    columns: {
      plan_class: filled,
      sub_cov_id: filled,
      description: text,
      sub_coverage: asked,
      remote_consult: flag,
      remote_service: flag,
      deleted,
      date_deleted,
    },
    sameBy: ['plan_class', 'sub_cov_id'],
    stays: true,
  },
  credential: {
    columns: {
      state_code: asked,
      state_name: text,
      bar_number: asked,
      insurance_company: text,
      policy_number: text,
      date_admitted_to_bar: date,
      lic_issue_date: date,
      lic_exp_date: { ...date, required: true },
      lic_app_date: date,
      lic_app_exp_date: date,
    },
    sameBy: ['state_code', 'bar_number'],
  },
  attorney_address: {
    columns: {
      type: filled,
      address1: asked,
      address2: text,
      city: asked,
      state: asked,
      zip: asked,
      county: text,
      country: text,
    },
    sameBy: ['type', 'address1'],
  },
  attorney_contact: {
    columns: {
      type: filled,
      name: asked,
      email: asked,
      old_email: asked,
      phone: { ...phone, required: true },
      ext: text,
      fax: phone,
      cell: phone,
    },
    sameBy: ['type', 'name'],
  },
} as const satisfies Readonly<Record<string, Table>>;
