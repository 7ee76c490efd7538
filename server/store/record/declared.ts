// Which member of an attorney's answers goes to which table and column: said here and nowhere else.
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

const text = (member: string): Column => ({ member, as: 'text', required: false });
const need = (member: string): Column => ({ member, as: 'text', required: true });
const phone = (member: string): Column => ({ member, as: 'phone', required: false });
const date = (member: string): Column => ({ member, as: 'date', required: false });
const flag = (member: string): Column => ({ member, as: 'flag', required: true });
const number = (member: string): Column => ({ member, as: 'number', required: false });

const practiceArea: Declared<'practice_area'> = {
  table: 'practice_area',
  list: 'practice_county_list',
  columns: {
    state_code: need('state_code'),
    county: need('county'),
    plan_class: need('plan_class'),
    cdl_rate: number('cdl_rate'),
    deleted: flag('deleted'),
    date_deleted: date('date_deleted'),
  },
  sameBy: ['state_code', 'county', 'plan_class'],
  stays: true,
};

const coverage: Declared<'attorney_coverage'> = {
  table: 'attorney_coverage',
  list: 'coveragelist',
  columns: {
    plan_class: need('plan_class'),
    sub_cov_id: need('sub_cov_id'),
    description: text('desc'),
    sub_coverage: text('sub_coverage'),
    remote_consult: flag('remote_consult'),
    remote_service: flag('remote_service'),
    deleted: flag('deleted'),
    date_deleted: date('date_deleted'),
  },
  sameBy: ['plan_class', 'sub_cov_id'],
  stays: true,
};

const credential: Declared<'credential'> = {
  table: 'credential',
  list: 'credentials',
  columns: {
    state_code: text('lic_state.STATECD'),
    state_name: text('lic_state.state_name'),
    bar_number: text('bar_number'),
    insurance_company: text('insurance_company'),
    policy_number: text('policy_number'),
    date_admitted_to_bar: date('date_admitted_to_bar'),
    lic_issue_date: date('lic_issue_date'),
    lic_exp_date: date('lic_exp_date'),
    lic_app_date: date('lic_app_date'),
    lic_app_exp_date: date('lic_app_exp_date'),
  },
  sameBy: ['state_code', 'bar_number'],
};

const address: Declared<'attorney_address'> = {
  table: 'attorney_address',
  list: 'addresses',
  columns: {
    type: need('type.id'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    county: text('county'),
    country: text('country'),
  },
  sameBy: ['type', 'address1'],
};

const contact: Declared<'attorney_contact'> = {
  table: 'attorney_contact',
  list: 'contacts',
  columns: {
    type: need('type'),
    name: text('name'),
    email: text('email'),
    old_email: text('old_email'),
    phone: phone('phone'),
    ext: text('ext'),
    fax: phone('fax'),
    cell: phone('cell'),
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
