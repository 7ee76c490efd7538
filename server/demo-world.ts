// Puts the demo world into an empty store and tells the demo page what there is to try. Never in production.

import type { FastifyInstance } from 'fastify';
import { todayIn } from '../runtime/core/index.ts';
import type { Call } from './calls/common/call.ts';
import type { Contract } from './calls/contracts.ts';
import { demoMail } from './calls/mail/index.ts';
import { mountCalls } from './calls/mount.ts';
import { Refusal } from './common/refusals.ts';
import type { Server } from './context/context.ts';
import { demoLinks, demoStaffCode, demoWalks, demoWorld, loadDemo } from './demo/index.ts';
import { formOfRecord } from './forms/kept-record.ts';
import { isFromThisMachine } from './http/from-this-machine.ts';

type Needs = Pick<Server, 'db' | 'services' | 'releases' | 'now'> & {
  readonly progress: (line: string) => void;
};

const OF_BEFORE =
  'Demo world of an earlier version: whoever was missing is there now, and whoever was there is as before. For all of it as it ' +
  'is now, stop the server and start on an empty store (remove DATA_DIR, or name a new database in DATABASE_URL)';

/** Loads it unless it is there; of a store with that of an earlier version says what to do. */
export async function loadDemoWorld({ db, services, releases, now, progress }: Needs) {
  const moment = now();
  const content = releases.current();
  const { timeZone } = content.app;
  const { added, ofBefore } = await loadDemo({
    db,
    leads: services.leads,
    crypto: services.crypto,
    form: formOfRecord({ content }),
    release: content.forms.application?.bundle.release ?? '',
    today: todayIn(timeZone, moment),
    timeZone,
    now: moment,
  });
  if (added) progress('Demo world loaded; the page /demo lists it');
  if (ofBefore) progress(OF_BEFORE);
}

export const demoCall: Call = {
  id: 'demo',
  async handle(server) {
    const { entries, password } = demoWorld();
    const links = await demoLinks(server);
    const walks = demoWalks({ matter: links.find(({ id }) => id === 'waiting')?.link });
    return { status: 'success', password, walks, entries: [...entries, ...links] };
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

/** Its calls, which open every door there is: for whoever sits at this machine, and for anybody else not there at all. */
export async function mountDemo(
  app: FastifyInstance,
  server: Server,
  contracts: ReadonlyMap<string, Contract>,
): Promise<void> {
  await app.register(async (near) => {
    near.addHook('onRequest', async (request, reply) => {
      if (!isFromThisMachine(server.config, request)) reply.callNotFound();
    });
    mountCalls(near, server, [demoCall, demoMail, demoStaffCodeCall], contracts);
  });
}
