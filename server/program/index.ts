// What this program has that content has to be complete for: the flows its things follow, what it lists, the tables it asks.
import type { ListedRows, Program } from '../../runtime/content/index.ts';
import type { FlowId, FormId, TableId } from '../../schemas/names.gen.d.ts';
import { DESK_FACTS } from './desk-facts.ts';
import { MAILS_OF_MOVES, PAYMENTS } from './payments.ts';
import { RECORD_TABLES } from './record-tables.ts';
import { NEEDED_FLOWS } from './server-moves.ts';
import { RELEASERS, STUDIO_ROLES } from './studio-roles.ts';

export { DESK_FACTS } from './desk-facts.ts';
export { RECORD_TABLES, type RecordColumn } from './record-tables.ts';
export { SERVER_MOVES } from './server-moves.ts';
export { RELEASERS, STUDIO_ROLES, type StudioRole } from './studio-roles.ts';

/** The view of the claims page, and its filter that says what is listed (CON-30). */
export const CLAIMS_VIEW = 'claims';
export const CLAIMS_FILTER = 'status';

const listed = (what: string, known: ListedRows['known']): ListedRows => ({
  view: CLAIMS_VIEW,
  filter: CLAIMS_FILTER,
  what,
  known,
});

/** Tables of `schemas/tables`. */
export const TABLES = {
  servedAs: 'served-as' satisfies TableId,
  referrals: 'referrals' satisfies TableId,
} as const;

/** As `server/calls/common/callers.ts` tells them. */
const CALLERS = {
  none: [],
  invitee: [],
  applicant: ['applicant'],
  attorney: ['attorney'],
  uploader: ['applicant', 'attorney'],
  signer: ['applicant', 'attorney'],
  studio: STUDIO_ROLES,
  releaser: RELEASERS,
  link: [],
  agent: [],
} as const;

/** A record begins with the one, and is changed in the other. */
export const RECORD_FORMS = ['application', 'profile'] as const satisfies readonly FormId[];

const RECORD_COLUMNS: Program['record']['tables'] = Object.fromEntries(
  Object.entries(RECORD_TABLES).map(([table, { columns }]) => [table, columns]),
);

/** Of the flows of this program, those that things go through which a form sent, by the form. */
const FORMS_OF_FLOWS = { request: 'auth-request' } as const satisfies Partial<
  Record<FlowId, FormId>
>;

export const PROGRAM: Program = {
  flows: NEEDED_FLOWS,
  formsOfFlows: FORMS_OF_FLOWS,
  rows: [
    listed('cases that take a claim', { rows: 'cases', referral: false, claimable: true }),
    listed('referrals', { rows: 'cases', referral: true, claimable: false }),
    listed('claims that are not decided', { rows: 'claims', decided: false, paid: false }),
    listed('paid claims', { rows: 'claims', decided: true, paid: true }),
    listed('denied claims', { rows: 'claims', decided: true, paid: false }),
  ],
  tables: Object.values(TABLES),
  facts: DESK_FACTS,
  explained: ['cases'],
  callers: CALLERS,
  callersByRole: 'staff',
  payments: PAYMENTS,
  mails: MAILS_OF_MOVES,
  undoes: 'desk',
  record: { forms: RECORD_FORMS, tables: RECORD_COLUMNS },
};
