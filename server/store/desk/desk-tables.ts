// Which table each queue of the desk reads, and what besides its state must hold for a row to be in it.
import { sql } from 'kysely';
import { IS_REQUEST } from '../matters/is-request.ts';
import type { QueueName } from './desk-taking.ts';

/** `about` names the case of a row, `attorney` whose it is, `kind` of which kind its case is. */
export const TABLES = {
  requests: {
    table: 'form_item',
    about: 'case_id',
    attorney: 'attorney_id',
    kind: sql`(select kind from legal_case where legal_case.id = form_item.case_id)`,
    uuid: true,
    since: 'waits_since',
    also: IS_REQUEST,
  },
  claims: {
    table: 'claim',
    about: 'case_id',
    attorney: 'attorney_id',
    kind: sql`kind`,
    uuid: true,
    since: 'waits_since',
    also: sql`true`,
  },
  cases: {
    table: 'legal_case',
    about: 'id',
    attorney: 'attorney_id',
    kind: sql`kind`,
    uuid: true,
    since: 'waits_since',
    also: sql`true`,
  },
  // Nobody is looked at before the application is signed, and nothing is said on it before it is returned.
  applications: {
    table: 'attorney',
    about: 'id',
    attorney: 'id',
    kind: undefined,
    uuid: false,
    since: 'signed_at',
    also: sql`signed_at is not null`,
  },
  items: {
    table: 'form_item',
    about: 'id',
    attorney: 'attorney_id',
    kind: undefined,
    uuid: true,
    since: 'waits_since',
    also: sql`not ${IS_REQUEST}`,
  },
} as const satisfies Record<QueueName, object>;
