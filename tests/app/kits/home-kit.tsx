// The dashboard as a test opens it, and the cards of its figures.

import { screen } from '@testing-library/react';
import { App } from '../../../app/App.tsx';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { DASHBOARD } from './dashboard-answer.ts';
import { member, portalOf, show } from './kit.tsx';
// Fetched here, so that the route's own fetch takes no time.
import '../../../app/pages/account/Home.tsx';

export type Data = typeof DASHBOARD;

/** The dashboard with these answers, one a time it is asked; the last of them from then on. */
export async function openHome(...answers: readonly (Partial<Data> | 'refused')[]) {
  const left = [...answers];
  const { calls, asked } = fakeCalls({
    dashboard_details: () => {
      const next = left.length > 1 ? left.shift() : left[0];
      if (next === 'refused') return { ok: false, status: 500, body: { status: 'error' } };
      return { body: { status: 'success', data: { ...DASHBOARD, ...next } } };
    },
  });
  const portal = portalOf({ session: { user: member() }, calls });
  const shown = show(<App />, portal, '/home');
  if (answers[0] !== 'refused') await screen.findByText('Fulton, GA');
  return { ...shown, portal, asked };
}

/** The way to what a figure counts, and all that its card says. */
export const wayOf = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });
export const stat = (name: string) => wayOf(name).closest('.stat') as HTMLElement;
