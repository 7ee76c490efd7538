// Puts the demo world into an empty store and tells the demo page what there is to try. Never in production.

import { todayIn } from '../runtime/core/index.ts';
import type { Call } from './calls/call.ts';
import type { Server } from './context.ts';
import { demoLinks, demoStaffCode, demoWorld, loadDemo } from './demo/index.ts';
import { Refusal } from './refusals.ts';

type Needs = Pick<Server, 'db' | 'services' | 'releases' | 'now'> & {
  readonly progress: (line: string) => void;
};

/** Loads it unless it is there. */
export async function loadDemoWorld({ db, services, releases, now, progress }: Needs) {
  const moment = now();
  const content = releases.current();
  const loaded = await loadDemo({
    db,
    leads: services.leads,
    crypto: services.crypto,
    release: content.forms.application?.bundle.release ?? '',
    today: todayIn(content.app.timeZone, moment),
    now: moment,
  });
  if (loaded) progress('Demo world loaded; the page /demo lists it');
}

export const demoCall: Call = {
  id: 'demo',
  async handle(server) {
    const { entries, password } = demoWorld();
    return { status: 'success', password, entries: [...entries, ...(await demoLinks(server))] };
  },
};

export const demoStaffCodeCall: Call = {
  id: 'demo_staff_code',
  async handle(server, { payload }) {
    const code = await demoStaffCode(server, payload.email);
    if (code === undefined) throw new Refusal('NOT_FOUND');
    return { status: 'success', code };
  },
};
