// The printed fee schedules: the columns of the declared table with the rates of one state group.
import { describe, expect, it } from 'vitest';
import { type JsonObject, tableView } from '../../../runtime/core/index.ts';
import feeSchedule from '../../../schemas/views/fee-schedule.json' with { type: 'json' };
import { feeScheduleBlocks } from '../../../server/services/documents/fee-schedule.ts';
import type { DocumentWords } from '../../../server/services/ports.ts';

const VIEWS = { 'fee-schedule': feeSchedule as unknown as JsonObject };

/** Every key is its own sentence, except those given. */
function words(given: Readonly<Record<string, string>> = {}): DocumentWords {
  return {
    locale: 'en-US',
    t: (key) => given[key] ?? key,
    has: () => true,
    page: () => undefined,
  };
}

describe('the fee schedule', () => {
  const fee = {
    sub_coverage: 'Simple will',
    fee_code: 'A',
    parameter: 'Each',
    fee_amount: 1175,
    ca_fee_amount: 1215,
  };

  it('prints the rates of its states under the headings of the view', () => {
    const [, table] = feeScheduleBlocks(
      [{ ...fee, plan_class: 'FAM' }],
      ['fee_amount'],
      tableView(VIEWS, 'fee-schedule'),
      words(),
    );
    expect(table).toMatchObject({
      columns: [
        { heading: 'views.fee-schedule.sub_coverage.heading' },
        { heading: 'views.fee-schedule.ca_fee_amount.heading' },
        { heading: 'views.fee-schedule.parameter.heading' },
      ],
      rows: [['Simple will', '$1,215.00', 'Each']],
    });
  });

  it('prints the columns that staff left in the view, in their order and sorted as it says', () => {
    const columns = [{ key: 'fee_amount', heading: 'views.pay' }, { key: 'sub_coverage' }];
    const staffs = {
      ...feeSchedule,
      columns,
      sort: { key: 'fee_amount', direction: 'descending' },
    };
    const view = tableView({ 'fee-schedule': staffs as unknown as JsonObject }, 'fee-schedule');
    const plan_class = 'FAM';
    const fees = [20, 300].map((fee_amount) => ({ ...fee, plan_class, fee_amount }) as const);
    const [, table] = feeScheduleBlocks(fees, ['ca_fee_amount'], view, words());
    expect(table).toMatchObject({
      columns: [{ heading: 'views.pay' }, { heading: 'views.fee-schedule.sub_coverage.heading' }],
      rows: [
        ['300', 'Simple will'],
        ['20', 'Simple will'],
      ],
    });
  });

  it('brings plans of one name together, as COM shows as FAM', () => {
    const named = words({
      'app.planClass.FAM': 'Family Defender',
      'blocks.common.planClass.option.FAM': 'FAM',
      'blocks.common.planClass.option.CDL': 'CDL',
      'blocks.common.planClass.option.COM': 'FAM',
    });
    const fees = (['FAM', 'CDL', 'COM'] as const).map((plan_class) => ({ ...fee, plan_class }));
    const view = tableView(VIEWS, 'fee-schedule');
    const headings = feeScheduleBlocks(fees, ['ca_fee_amount'], view, named).filter(
      (block) => block.kind === 'heading',
    );
    expect(headings.map((block) => block.text)).toEqual(['Family Defender', 'app.planClass.CDL']);
  });
});
