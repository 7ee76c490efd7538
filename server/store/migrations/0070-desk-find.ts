// What a clerk looks for by how it begins: numbers, names, firms, addresses of mail and checks, in any letters.
import type { Migration } from './migrate.ts';

/** Each is asked for by its beginning, whatever the language of the database sorts like. */
const begins = (name: string, table: string, words: string): string =>
  `create index ${name} on ${table} (lower(${words}) text_pattern_ops)`;

export const deskFind: Migration = {
  name: '0070-desk-find',
  statements: [
    begins('legal_case_by_number', 'legal_case', 'number'),
    begins('case_detail_by_auth_number', 'case_detail', 'auth_number'),
    begins('claim_by_number', 'claim', 'number'),
    begins('claim_by_invoice', 'claim', 'invoice'),
    begins('claim_by_check', 'claim', 'check_number'),
    begins('plan_member_by_number', 'plan_member', 'number'),
    begins('plan_member_by_name', 'plan_member', `first_name || ' ' || last_name`),
    begins('plan_member_by_last_name', 'plan_member', `last_name || ' ' || first_name`),
    begins('attorney_by_number', 'attorney', 'id'),
    begins('attorney_by_name', 'attorney', `first_name || ' ' || last_name`),
    begins('attorney_by_last_name', 'attorney', `last_name || ' ' || first_name`),
    begins('attorney_by_email', 'attorney', 'email'),
    begins('attorney_by_firm', 'attorney', `data->>'firm_name'`),
    'create index legal_case_of_member on legal_case (member_id, created_at desc, id desc)',
  ],
};
