// The lists of an attorney's record as tables that can be asked, filled from the answers of those who are there.
import type { Migration } from './migrate.ts';

type Type = 'text' | 'text not null' | 'double precision' | 'boolean not null' | 'date';
/** Name, type, and the member of one row of the list. */
type Column = readonly [name: string, type: Type, ...path: string[]];

const READ: Readonly<Record<Type, (text: string, json: string) => string>> = {
  text: (text) => `nullif(${text}, '')`,
  'text not null': (text) => `coalesce(${text}, '')`,
  'double precision': (text, json) =>
    `case when jsonb_typeof(${json}) = 'number' then (${text})::double precision end`,
  'boolean not null': (text) => `coalesce(${text} in ('1', 'true'), false)`,
  // Answers were judged before they were stored: what looks like a day is one.
  date: (text) => `case when ${text} ~ '^\\d{4}-\\d{2}-\\d{2}$' then (${text})::date end`,
};

function tableOf(table: string, list: string, columns: readonly Column[]): readonly string[] {
  const declared = columns.map(([name, type]) => `${name} ${type},`);
  const names = columns.map(([name]) => name);
  const values = columns.map(([, type, ...path]) => {
    const at = `'{${path.join(',')}}'`;
    return READ[type](`(item.value #>> ${at})`, `(item.value #> ${at})`);
  });
  // An id that an attorney's answers name twice stays with the first row.
  const id = `case when nullif(item.value->>'id', '') is null or row_number() over (
      partition by attorney.id, item.value->>'id' order by item.ordinality) > 1
    then gen_random_uuid()::text else item.value->>'id' end`;
  return [
    `create table ${table} (
      attorney_id text not null references attorney (id) on delete cascade,
      id text not null,
      position integer not null,
      ${declared.join('\n      ')}
      primary key (attorney_id, id)
    )`,
    `insert into ${table} (attorney_id, id, position, ${names.join(', ')})
      select attorney.id, ${id}, item.ordinality - 1, ${values.join(', ')}
      from attorney cross join lateral jsonb_array_elements(
        case when jsonb_typeof(attorney.data->'${list}') = 'array' then attorney.data->'${list}' else '[]' end
      ) with ordinality as item
      where jsonb_typeof(item.value) = 'object'`,
  ];
}

export const record: Migration = {
  name: '0010-record',
  statements: [
    ...tableOf('practice_area', 'practice_county_list', [
      ['state_code', 'text not null', 'state_code'],
      ['county', 'text not null', 'county'],
      ['plan_class', 'text not null', 'plan_class'],
      ['cdl_rate', 'double precision', 'cdl_rate'],
      ['deleted', 'boolean not null', 'deleted'],
      ['date_deleted', 'date', 'date_deleted'],
    ]),
    ...tableOf('attorney_coverage', 'coveragelist', [
      ['plan_class', 'text not null', 'plan_class'],
      ['sub_cov_id', 'text not null', 'sub_cov_id'],
      ['description', 'text', 'desc'],
      ['sub_coverage', 'text', 'sub_coverage'],
      ['remote_consult', 'boolean not null', 'remote_consult'],
      ['remote_service', 'boolean not null', 'remote_service'],
      ['deleted', 'boolean not null', 'deleted'],
      ['date_deleted', 'date', 'date_deleted'],
    ]),
    ...tableOf('credential', 'credentials', [
      ['state_code', 'text', 'lic_state', 'STATECD'],
      ['state_name', 'text', 'lic_state', 'state_name'],
      ['bar_number', 'text', 'bar_number'],
      ['insurance_company', 'text', 'insurance_company'],
      ['policy_number', 'text', 'policy_number'],
      ['date_admitted_to_bar', 'date', 'date_admitted_to_bar'],
      ['lic_issue_date', 'date', 'lic_issue_date'],
      ['lic_exp_date', 'date', 'lic_exp_date'],
      ['lic_app_date', 'date', 'lic_app_date'],
      ['lic_app_exp_date', 'date', 'lic_app_exp_date'],
    ]),
    ...tableOf('attorney_address', 'addresses', [
      ['type', 'text not null', 'type', 'id'],
      ['address1', 'text', 'address1'],
      ['address2', 'text', 'address2'],
      ['city', 'text', 'city'],
      ['state', 'text', 'state'],
      ['zip', 'text', 'zip'],
      ['county', 'text', 'county'],
      ['country', 'text', 'country'],
    ]),
    ...tableOf('attorney_contact', 'contacts', [
      ['type', 'text not null', 'type'],
      ['name', 'text', 'name'],
      ['email', 'text', 'email'],
      ['old_email', 'text', 'old_email'],
      ['phone', 'text', 'phone'],
      ['ext', 'text', 'ext'],
      ['fax', 'text', 'fax'],
      ['cell', 'text', 'cell'],
    ]),
    // Who practises somewhere for a class of plan, page by page; how many in each county of a state.
    `create index practice_area_place on practice_area (state_code, plan_class, county, attorney_id) where not deleted`,
    'create index credential_expiry on credential (lic_exp_date, attorney_id, id)',
  ],
};
