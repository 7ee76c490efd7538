// Calls of a logged-in attorney about what the provider gave them to do.
import { statesOfGroup } from '../../../runtime/core/index.ts';
import type { GroupOf } from '../../../schemas/names.gen.d.ts';
import { requireOwn } from '../../accounts/index.ts';
import { claimsAsked } from '../../claims/asked.ts';
import { billingDue } from '../../claims/due.ts';
import { flowOf } from '../../flows/index.ts';
import { dashboardOf } from '../../matters/dashboard.ts';
import { attorneyOf, type Call } from '../common/call.ts';
import { caseTrack, listOfCases } from './cases.ts';
import { requestCalls } from './requests.ts';

const COVERED = 'covered' satisfies GroupOf<'case'>;

const dashboardDetails: Call = {
  id: 'dashboard_details',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    requireOwn(attorney, input.payload.username);
    const { db, now, content } = server;
    const covered = statesOfGroup(flowOf(server, 'case'), COVERED);
    const home = { db, content, now: now(), timeZone: content.app.timeZone, covered };
    const [data, due, asked] = await Promise.all([
      dashboardOf(home, attorney),
      billingDue(server, attorney.id),
      claimsAsked(server, attorney.id),
    ]);
    return { status: 'success', data: { ...data, ...due, ...asked } };
  },
};

export const matterCalls: readonly Call[] = [
  dashboardDetails,
  listOfCases,
  caseTrack,
  ...requestCalls,
];
