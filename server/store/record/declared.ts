// Which member of an attorney's answers goes to which table and column: said here and nowhere else.
import type { FieldOf } from '../../../schemas/names.gen.d.ts';
import type { Tables } from '../tables/index.ts';
import type { RecordRow } from '../tables/record-row.ts';

/**
 * How a member is read: what is not of its kind is read as nothing. A flag is 0, 1, false or true; a phone is its digits,
 * whatever layout it was answered in.
 */
export type Kind = 'text' | 'phone' | 'number' | 'flag' | 'date';

export interface Column {
  /** Within one row of the list, with dots. */
  readonly member: string;
  readonly as: Kind;
  /** Never empty in the table. */
  readonly required: boolean;
}

type RecordTableName = {
  [T in keyof Tables]: Tables[T] extends RecordRow ? T : never;
}[keyof Tables];

type ColumnsOf<T extends RecordTableName> = {
  readonly [C in Exclude<keyof Tables[T], keyof RecordRow>]: Column;
};

interface Declared<T extends RecordTableName> {
  readonly table: T;
  /** The member of the answers that holds the rows. */
  readonly list: string;
  readonly columns: ColumnsOf<T>;
  /** A changed row without an id is the one with the same values in these columns. */
  readonly sameBy: readonly (keyof ColumnsOf<T>)[];
  /** Rows are never removed: they are marked as deleted, and may come back. So each has an id in the answers too. */
  readonly stays?: true;
}

/** A table of the record as the code that fills all of them sees it. */
export interface RecordTable {
  readonly table: RecordTableName;
  readonly list: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly sameBy: readonly string[];
  readonly stays?: true;
}

/** The same in both forms: what is applied with, and what is kept of it. */
type Field = FieldOf<'application' | 'profile'>;

const list = (field: Field): string => field;
const within = (field: Field) => ({ member: field.split('/').slice(2).join('.') });

const text = (field: Field): Column => ({ ...within(field), as: 'text', required: false });
const need = (field: Field): Column => ({ ...within(field), as: 'text', required: true });
const phone = (field: Field): Column => ({ ...within(field), as: 'phone', required: false });
const date = (field: Field): Column => ({ ...within(field), as: 'date', required: false });
const flag = (field: Field): Column => ({ ...within(field), as: 'flag', required: true });
const number = (field: Field): Column => ({ ...within(field), as: 'number', required: false });

const practiceArea: Declared<'practice_area'> = {
  table: 'practice_area',
  list: list('practice_county_list'),
  columns: {
    state_code: need('practice_county_list/*/state_code'),
    county: need('practice_county_list/*/county'),
    plan_class: need('practice_county_list/*/plan_class'),
    cdl_rate: number('practice_county_list/*/cdl_rate'),
    deleted: flag('practice_county_list/*/deleted'),
    date_deleted: date('practice_county_list/*/date_deleted'),
  },
  sameBy: ['state_code', 'county', 'plan_class'],
  stays: true,
};

const coverage: Declared<'attorney_coverage'> = {
  table: 'attorney_coverage',
  list: list('coveragelist'),
  columns: {
    plan_class: need('coveragelist/*/plan_class'),
    sub_cov_id: need('coveragelist/*/sub_cov_id'),
    description: text('coveragelist/*/desc'),
    sub_coverage: text('coveragelist/*/sub_coverage'),
    remote_consult: flag('coveragelist/*/remote_consult'),
    remote_service: flag('coveragelist/*/remote_service'),
    deleted: flag('coveragelist/*/deleted'),
    date_deleted: date('coveragelist/*/date_deleted'),
  },
  sameBy: ['plan_class', 'sub_cov_id'],
  stays: true,
};

const credential: Declared<'credential'> = {
  table: 'credential',
  list: list('credentials'),
  columns: {
    state_code: text('credentials/*/lic_state/STATECD'),
    state_name: text('credentials/*/lic_state/state_name'),
    bar_number: text('credentials/*/bar_number'),
    insurance_company: text('credentials/*/insurance_company'),
    policy_number: text('credentials/*/policy_number'),
    date_admitted_to_bar: date('credentials/*/date_admitted_to_bar'),
    lic_issue_date: date('credentials/*/lic_issue_date'),
    lic_exp_date: date('credentials/*/lic_exp_date'),
    lic_app_date: date('credentials/*/lic_app_date'),
    lic_app_exp_date: date('credentials/*/lic_app_exp_date'),
  },
  sameBy: ['state_code', 'bar_number'],
};

const address: Declared<'attorney_address'> = {
  table: 'attorney_address',
  list: list('addresses'),
  columns: {
    type: need('addresses/*/type/id'),
    address1: text('addresses/*/address1'),
    address2: text('addresses/*/address2'),
    city: text('addresses/*/city'),
    state: text('addresses/*/state'),
    zip: text('addresses/*/zip'),
    county: text('addresses/*/county'),
    country: text('addresses/*/country'),
  },
  sameBy: ['type', 'address1'],
};

const contact: Declared<'attorney_contact'> = {
  table: 'attorney_contact',
  list: list('contacts'),
  columns: {
    type: need('contacts/*/type'),
    name: text('contacts/*/name'),
    email: text('contacts/*/email'),
    old_email: text('contacts/*/old_email'),
    phone: phone('contacts/*/phone'),
    ext: text('contacts/*/ext'),
    fax: phone('contacts/*/fax'),
    cell: phone('contacts/*/cell'),
  },
  sameBy: ['type', 'name'],
};

/** Every table of the record. */
export const RECORD: readonly RecordTable[] = [
  practiceArea,
  coverage,
  credential,
  address,
  contact,
];
