// The record as the attorney sees it: every answer, what the provider knows beside them, and the ends of the numbers.
import { maskedEnd, todayIn } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { FieldOf } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { isInSight, recordInSight, recordSecrets, rowsOfRecord } from '../forms/kept-record.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import type { ColumnsOf } from '../store/record/read.ts';

const TAX_NUMBER = 'ssn_number' satisfies FieldOf<'profile'>;

type Profile = AnswerOf<'getAttorneyInfo'>['attorney']['profile'];

/**
 * All answers under their own names, but for those the form does not show to whom it lets in; beside them what only the provider says (`PROFILE_FACTS`). `masked` has the end of
 * each secret that is on file, by the name of its field: `{"ssn_number": "6789"}`. The answers have no secrets.
 */
export function profileOf(
  server: Pick<ServerContext, 'services' | 'content'>,
  attorney: Attorney,
): Profile {
  const { id, status, created_at } = attorney;
  const data = recordInSight(server, attorney);
  const secrets = Object.entries(recordSecrets(server, attorney)).filter(([at]) =>
    isInSight(server, at),
  );
  const masked = Object.fromEntries(
    secrets.map(([pointer, plain]) => [pointer.slice(1), maskedEnd(plain)]),
  );
  return {
    ...data,
    id,
    attorney_number: id,
    status,
    date_created: todayIn(server.content.app.timeZone, created_at),
    social_security: masked[TAX_NUMBER] ?? '',
    coverages: rowsOfRecord(server, data, 'attorney_coverage').map(coverage),
    practice_states: rowsOfRecord(server, data, 'practice_area').map(practiceState),
    masked,
  };
}

/** Members of a profile that are nobody's answers: whoever sends the whole profile back changes nothing by them. */
export const PROFILE_FACTS: readonly string[] = [
  'attorney_number',
  'status',
  'date_created',
  'social_security',
  'coverages',
  'practice_states',
  'masked',
];

/** In the words of the logged-in view (ENT-27). */
const coverage = (row: ColumnsOf<'attorney_coverage'>): Profile['coverages'][number] => ({
  planclass: row.plan_class,
  coverage_id: row.sub_cov_id,
  sub_coverage: row.sub_coverage ?? '',
  remote_consult: Number(row.remote_consult),
  remote_service: Number(row.remote_service),
  deleted: Number(row.deleted),
});

const practiceState = (row: ColumnsOf<'practice_area'>): Profile['practice_states'][number] => ({
  plan_class: row.plan_class,
  county: row.county,
  state_code: row.state_code,
  cdl_rate: row.cdl_rate,
  deleted: Number(row.deleted),
});
