// How the violations of a CDL case ended: as its case says now, or as one claim on it told them.
import type { JsonObject } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import type { violationsOf } from '../store/matters/case-details.ts';
import { amount } from './amounts.ts';

type Shown = AnswerOf<'cdl_case_details'>['data'][number]['data'][number]['violations'][number];
type Row = Awaited<ReturnType<typeof violationsOf>>[number];

/** A violation as the call tells it, with what its driver owes in all. */
export function shownViolation(row: Row): Shown {
  const fine = amount(row.total_due_amount);
  const cost = amount(row.final_court_cost_due);
  const isNone = fine === null && cost === null;
  return {
    id: row.id,
    citation_number: row.citation_number,
    violation: row.violation,
    issued_state_point: row.issued_state_point,
    final_point: row.final_point,
    disposition: row.disposition ?? '',
    init_fine_amount: amount(row.init_fine_amount),
    total_due_amount: fine,
    final_court_cost_due: cost,
    final_total_due_driver: isNone ? null : amount((fine ?? 0) + (cost ?? 0)),
  };
}

type Points = 'issued_state_point' | 'final_point';
type Fines = 'init_fine_amount' | 'total_due_amount' | 'final_court_cost_due';
type Told = SomeAnswersOf<'cdl-claim', `violations/*/${'id' | Points | Fines | 'disposition'}`>;

/** The same with its end as a claim told it; what nobody answered there is null, whatever the case says by now. */
export function endedAs(row: Row, claim: JsonObject): Row {
  const { violations = [] } = claim as Told;
  const told = violations.find(({ id }) => id === row.id);
  return {
    ...row,
    issued_state_point: told?.issued_state_point ?? null,
    final_point: told?.final_point ?? null,
    disposition: told?.disposition || null,
    init_fine_amount: moneyIn(told?.init_fine_amount),
    total_due_amount: moneyIn(told?.total_due_amount),
    final_court_cost_due: moneyIn(told?.final_court_cost_due),
  };
}

const moneyIn = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
