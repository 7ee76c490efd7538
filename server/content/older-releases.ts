// What releases say that were made before their content could say it: what code said at that time.
import {
  type AppBundle,
  type FormBundle,
  isList,
  isObject,
  type JsonObject,
} from '../../runtime/core/index.ts';
import { CLAIMS_FILTER, CLAIMS_VIEW, RECORD_FORMS, TABLES } from '../program/index.ts';

/** By the choice of the filter of claims. */
const LISTS: JsonObject = {
  'Not Closed': { rows: 'cases', referral: false, claimable: true },
  'In Process': { rows: 'claims', decided: false },
  Closed: { rows: 'claims', decided: true, paid: true },
  Denied: { rows: 'claims', decided: true, paid: false },
  Referral: { rows: 'cases', referral: true },
};

const FOLLOW_UP = { after: 'paid', authorized: 'left' } as const;

const TABLES_THEN = {
  [TABLES.servedAs]: { COM: 'FAM' },
  [TABLES.referrals]: { REF: 'plan class', Referral: 'ticket type' },
};

/** What the desk was told, each as `name:format`. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  'desk-requests': ['case', 'coverage', 'member', 'attorney', 'asked:date'],
  'desk-claims': [
    'case',
    'coverage',
    'subCoverage',
    'member',
    'attorney',
    'invoice',
    'claimed:date',
    'amount:money',
    'authorized:money',
    'agreedFee:money',
    'paidForCase:money',
    'paidAmount:money',
    'checkNumber',
    'paidOn:date',
    'deniedReason',
  ],
  'desk-cases': [
    'type',
    'planClass',
    'coverage',
    'subCoverage',
    'member',
    'memberStatus',
    'place',
    'attorney',
    'assigned:date',
    'practising',
  ],
  'desk-applications': [
    'number',
    'email',
    'phone:phone',
    'firm',
    'place',
    'licensed',
    'applied:date',
    'signed:date',
  ],
};

/** The same release with what it lacks: one that has the tables has everything. */
export function completed(app: AppBundle): AppBundle {
  const view = app.views[CLAIMS_VIEW];
  if (Object.keys(app.tables).length > 0 || !view) return app;
  const flows = Object.entries(app.flows).map(([id, flow]) => [
    id,
    CLAIM_FLOWS.includes(id) ? { ...flow, followUp: FOLLOW_UP } : flow,
  ]);
  return {
    ...app,
    flows: Object.fromEntries(flows) as AppBundle['flows'],
    views: { ...viewsThen(app), [CLAIMS_VIEW]: withLists(view) },
    tables: TABLES_THEN,
  };
}

function viewsThen({ views }: AppBundle): AppBundle['views'] {
  const queues = Object.entries(FACTS).flatMap(([id, names]) => {
    const facts = names.map((one) => {
      const [name = '', format] = one.split(':');
      return { name, ...(format !== undefined && { format }) };
    });
    return views[id] ? [[id, { ...views[id], facts }]] : [];
  });
  return { ...views, ...Object.fromEntries(queues) };
}

const CLAIM_FLOWS: readonly string[] = ['matter-claim', 'cdl-claim'];

const withLists = (view: JsonObject): JsonObject => ({
  ...view,
  filters: (isList(view.filters) ? view.filters : []).map((filter) =>
    isObject(filter) && filter.name === CLAIMS_FILTER ? { ...filter, lists: LISTS } : filter,
  ),
});

/** What of the answers went to the tables of the record, in both forms of it. */
const COLUMNS: NonNullable<FormBundle['columns']> = Object.fromEntries(
  Object.entries({
    'practice_area practice_county_list': [
      ...['state_code', 'county', 'plan_class', 'cdl_rate', 'deleted', 'date_deleted'],
    ],
    'attorney_coverage coveragelist': [
      ...['plan_class', 'sub_cov_id', 'description:desc', 'sub_coverage', 'remote_consult'],
      ...['remote_service', 'deleted', 'date_deleted'],
    ],
    'credential credentials': [
      ...['state_code:lic_state/STATECD', 'state_name:lic_state/state_name', 'bar_number'],
      ...['insurance_company', 'policy_number', 'date_admitted_to_bar', 'lic_issue_date'],
      ...['lic_exp_date', 'lic_app_date', 'lic_app_exp_date'],
    ],
    'attorney_address addresses': [
      ...['type:type/id', 'address1', 'address2', 'city', 'state', 'zip', 'county', 'country'],
    ],
    'attorney_contact contacts': [
      ...['type', 'name', 'email', 'old_email', 'phone', 'ext', 'fax', 'cell'],
    ],
  }).flatMap(([where, columns]) => {
    const [table, list] = where.split(' ');
    return columns.map((one) => {
      const [column = '', member = column] = one.split(':');
      return [`/${list}/*/${member}`, `${table}.${column}`];
    });
  }),
);

/** The same form with what it says nothing of yet. */
export const withColumns = (form: FormBundle): FormBundle =>
  form.columns === undefined && RECORD_FORMS.some((id) => id === form.id)
    ? { ...form, columns: COLUMNS }
    : form;
