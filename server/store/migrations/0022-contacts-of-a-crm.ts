// A lead may come from a CRM: it is known there by an id of its own.
import type { Migration } from './migrate.ts';

export const contactsOfACrm: Migration = {
  name: '0022-contacts-of-a-crm',
  statements: [
    'alter table lead add column contact_id text',
    'create unique index lead_contact on lead (contact_id)',
  ],
};
