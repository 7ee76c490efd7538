// Answers as a record is filled with them.
import type { JsonObject } from '../../../runtime/core/index.ts';

/** A practice area in Georgia. */
export const area = (county: string, plan_class = 'FAM', more: JsonObject = {}): JsonObject => ({
  state_code: 'GA',
  county,
  plan_class,
  ...more,
});

/** Answers of an attorney that fill every table of the record. */
export const ANSWERS: JsonObject = {
  practice_county_list: [
    area('Fulton', 'CDL', { cdl_rate: 175.5 }),
    area('Cobb', 'FAM', { id: '77', deleted: 1, date_deleted: '2026-01-31' }),
    area('Fulton'),
  ],
  coveragelist: [
    {
      plan_class: 'FAM',
      sub_cov_id: '1110',
      desc: 'Estate Planning',
      sub_coverage: 'Simple will',
      remote_consult: true,
      new: 1,
    },
  ],
  credentials: [
    {
      lic_state: { STATECD: 'GA', state_name: 'Georgia' },
      bar_number: '418822',
      lic_exp_date: '2026-05-01',
    },
    { lic_state: { STATECD: 'CA', state_name: 'California' }, bar_number: '9' },
  ],
  addresses: [
    { type: { id: 'SECONDARY', name: 'SECONDARY' }, address1: '2 Side St', city: 'Macon' },
    { type: { id: 'PRIMARY', name: 'PRIMARY' }, address1: '1 Main St', city: 'Atlanta' },
  ],
  contacts: [
    {
      type: 'PRIMARY',
      name: 'Ann Lee',
      email: 'ann@example.com',
      phone: '(404) 555-0142',
      ext: '',
      fax: '+1 404.555.0143',
      cell: '(404)555-0144',
    },
  ],
};
