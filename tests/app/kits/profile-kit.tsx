// The profile page over the shipped form, with a server that tells one record and counts what it is asked.

import { screen } from '@testing-library/react';
import { App } from '../../../app/App.tsx';
// Fetched beforehand, so that no test waits for a module.
import '../../../app/pages/profile/Profile.tsx';
import '../../../app/record/Editing.tsx';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { CallAnswer, CallClient } from '../../../runtime/react/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { member, portalOf, show } from './kit.tsx';

const COVERAGE = {
  sub_cov_id: '1110',
  desc: 'Estate Planning',
  sub_coverage: 'Simple will',
  plan_class: 'FAM',
};

/** A record that every section of the profile lets pass. */
export const PROFILE: JsonObject = {
  id: '10001',
  attorney_number: '10001',
  status: 'Active',
  date_created: '2024-05-06',
  first_name: 'Dana',
  last_name: 'Whitfield',
  college: 'Emory',
  normal_hourly_rate: 240,
  attorney_type: ['FAM'],
  coveragelist: [{ id: '1', ...COVERAGE, deleted: 0 }],
  practice_county_list: [
    { id: '1', state_code: 'GA', county: 'Fulton', plan_class: 'FAM', deleted: 0 },
  ],
  agreement_accepted: true,
  referral_cont_fee: false,
  masked: { ssn_number: '4321' },
};

type Table = Readonly<
  Record<string, (payload: JsonObject) => Partial<CallAnswer> | Promise<Partial<CallAnswer>>>
>;

/** The calls of a server with this record. */
export function serverWith(profile: () => JsonObject, table: Table = {}) {
  return fakeCalls({
    getAttorneyInfo: () => ({
      body: {
        status: 'success',
        attorney: { username: 'demoattorney1', revision: 4, profile: profile() },
      },
    }),
    getState: () => ({ body: { data: [{ STATECD: 'GA', state_name: 'Georgia' }] } }),
    list_files: () => ({ body: { data: [] } }),
    get_coverages: () => ({ body: { status: 'success', data: [COVERAGE], fees_data: [] } }),
    profile_history: () => ({ body: { status: 'success', data: [], total: 0 } }),
    ...table,
  });
}

/** The profile at a section; its answers are on screen. */
export async function openProfile(
  { calls }: { readonly calls: CallClient },
  section: 'primary' | 'practice' | 'coverage' | 'disclosure' = 'practice',
) {
  const portal = portalOf({ session: { user: member() }, calls });
  const shown = show(<App />, portal, `/update-profile/${section}`);
  await screen.findByRole('button', { name: /^Edit Details/ });
  return { ...shown, portal };
}
