// The fee schedules as blocks: one table a plan, the rates of the state group asked for.
import type { DocumentWords, Fee } from '../ports.ts';
import type { Block, Blocks } from './blocks.ts';

/** Which rate column a schedule prints. */
export type RateColumn = 'fee_amount' | 'ca_fee_amount';

/** Plans that the wording gives one name (COM shows as FAM) stand in one table. */
export function feeScheduleBlocks(
  fees: readonly Fee[],
  rate: RateColumn,
  words: DocumentWords,
): Blocks {
  const plans = new Map<string, Fee[]>();
  for (const fee of fees) {
    const name = words.t(`documents.plan.${fee.plan_class}`);
    plans.set(name, [...(plans.get(name) ?? []), fee]);
  }
  const money = new Intl.NumberFormat(words.locale, { style: 'currency', currency: 'USD' });
  return [...plans].flatMap(([name, rows]): Block[] => [
    { kind: 'heading', depth: 2, text: name },
    {
      kind: 'table',
      columns: [
        { heading: words.t('views.fee-schedule.sub_coverage.heading'), wide: true },
        { heading: words.t(`views.fee-schedule.${rate}.heading`), align: 'right' },
        { heading: words.t('views.fee-schedule.parameter.heading'), wide: true },
      ],
      rows: rows.map((fee) => [fee.sub_coverage, money.format(fee[rate]), fee.parameter]),
    },
  ]);
}
