// What ticking does to the coverage list, and what the declared table leaves out and marks.

import { describe, expect, it } from 'vitest';
import { quotedList } from '../../../app/widgets/catalogue/catalogue.ts';
import { tick, untick } from '../../../app/widgets/coverage/rows.ts';
import { coverageGroups } from '../../../app/widgets/coverage/view.ts';
import { tableView } from '../../../runtime/core/index.ts';
import view from '../../../schemas/views/coverage-table.json' with { type: 'json' };

const coverage = {
  sub_cov_id: '10',
  desc: 'Divorce',
  sub_coverage: 'Contested',
  plan_class: 'FAM',
};
const TODAY = '2026-11-20';
const saved = { ...coverage, id: '77', remote_consult: true, remote_service: false };

describe('ticking a coverage', () => {
  it('adds a row with both remote switches off (ST3-10)', () => {
    expect(tick([], coverage)).toEqual([
      { ...coverage, remote_consult: false, remote_service: false },
    ]);
  });

  it('removes a row that was never saved when it is unticked (ST3-12)', () => {
    expect(untick(tick([], coverage), coverage, TODAY)).toEqual([]);
  });

  it('marks a saved row deleted with the day when it is unticked (ST3-11)', () => {
    expect(untick([saved], coverage, TODAY)).toEqual([
      { ...saved, deleted: 1, date_deleted: TODAY, new: 0 },
    ]);
  });

  it('takes a deleted saved row back as new (ST3-13)', () => {
    const [row] = tick(untick([saved], coverage, TODAY), coverage);
    expect(row).toMatchObject({ id: '77', deleted: 0, new: 1, remote_consult: true });
    expect(row).not.toHaveProperty('date_deleted');
  });

  it('knows the same coverage of another plan class as another', () => {
    const referral = { ...coverage, plan_class: 'REF' };
    expect(tick(tick([], coverage), referral)).toHaveLength(2);
  });
});

describe('the declared coverage table', () => {
  const read = tableView({ 'coverage-table': view as never }, 'coverage-table');
  const of = (desc: string) => ({ ...coverage, desc });

  it.each([
    'General Practice',
    'Out of Network Reimbursement',
    'Eviction',
    'Foreclosure',
    'On-Scene Advice and Consultation',
    'Advice and Review/Consultation',
  ])('leaves out %s (ST3-16)', (desc) => expect(read.groupsOf([of(desc)])).toEqual([]));

  it.each([
    'Personal Injury and Wrongful Death',
    'Malpractice and Negligence',
    'Labor and Employment',
    'Social Security and Disabilities',
    'Worker Compensation',
    'Government Agencies and Programs',
  ])('marks %s (ST3-15)', (desc) => expect(read.isMarked(of(desc))).toBe(true));

  it('groups by plan class in its own order and drops what is not chosen or has nothing to show', () => {
    const cdl = { ...coverage, plan_class: 'CDL' };
    const all = [of('Eviction'), cdl, coverage, { ...coverage, plan_class: 'REF' }];
    expect(coverageGroups(read, all, ['CDL', 'FAM'])).toEqual([
      { name: 'FAM', rows: [coverage] },
      { name: 'CDL', rows: [cdl] },
    ]);
  });

  it('is asked for as a quoted comma list (CAL-41)', () => {
    expect(quotedList(['FAM', 'CDL'])).toBe("'FAM','CDL'");
  });
});
