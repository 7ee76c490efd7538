// The record as the attorney sees it: every answer, what the provider knows beside them, and the ends of the numbers.
import { isBlank, isObject, type Json, todayIn } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { FieldOf, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { maskedEnd, openSecrets } from '../forms/masked.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';

const TAX_NUMBER = 'ssn_number' satisfies FieldOf<'profile'>;

type Coverage = 'plan_class' | 'sub_cov_id' | 'sub_coverage' | 'remote_consult' | 'remote_service';
type Area = 'plan_class' | 'county' | 'state_code' | 'cdl_rate';
type Lists = SomeAnswersOf<
  'profile',
  `coveragelist/*/${Coverage | 'deleted'}` | `practice_county_list/*/${Area | 'deleted'}`
>;
type CoverageRow = NonNullable<Lists['coveragelist']>[number];
type AreaRow = NonNullable<Lists['practice_county_list']>[number];

type Profile = AnswerOf<'getAttorneyInfo'>['attorney']['profile'];

/**
 * All answers under their own names; beside them what only the provider says (`PROFILE_FACTS`). `masked` has the end of
 * each secret that is on file, by the name of its field: `{"ssn_number": "6789"}`. The answers have no secrets.
 */
export function profileOf(
  { services, content }: Pick<ServerContext, 'services' | 'content'>,
  attorney: Attorney,
): Profile {
  const { id, status, created_at, data } = attorney;
  const secrets = Object.entries(openSecrets(services.crypto, attorney));
  const masked = Object.fromEntries(
    secrets.map(([pointer, plain]) => [pointer.slice(1), maskedEnd(plain)]),
  );
  const { coveragelist, practice_county_list } = data as Lists;
  return {
    ...data,
    id,
    attorney_number: id,
    status,
    date_created: todayIn(content.app.timeZone, created_at),
    social_security: masked[TAX_NUMBER] ?? '',
    coverages: rowsOf(coveragelist).map(coverage),
    practice_states: rowsOf(practice_county_list).map(practiceState),
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

/** Whatever is no row is passed over: a record may be older than what is asked today. */
const rowsOf = <Row extends object>(rows: readonly Row[] | undefined): readonly Row[] =>
  Array.isArray(rows) ? rows.filter((row) => isObject(row as Json)) : [];

const textOf = (value: Json | undefined): string => (isBlank(value ?? null) ? '' : String(value));
const flagOf = (value: Json | undefined): number => (value === true || value === 1 ? 1 : 0);

/** In the words of the logged-in view (ENT-27). */
const coverage = (row: CoverageRow): Profile['coverages'][number] => ({
  planclass: textOf(row.plan_class),
  coverage_id: textOf(row.sub_cov_id),
  sub_coverage: textOf(row.sub_coverage),
  remote_consult: flagOf(row.remote_consult),
  remote_service: flagOf(row.remote_service),
  deleted: flagOf(row.deleted),
});

const practiceState = (row: AreaRow): Profile['practice_states'][number] => ({
  plan_class: textOf(row.plan_class),
  county: textOf(row.county),
  state_code: textOf(row.state_code),
  cdl_rate: typeof row.cdl_rate === 'number' ? row.cdl_rate : null,
  deleted: flagOf(row.deleted),
});
