// An update that rolls over the release before: both serve one database behind nginx for a while, and nobody notices.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';
import { type MortalPostgres, mortalPostgres } from './support/mortal-postgres.ts';
import { hasNginx, type Nginx, startNginx } from './support/nginx.ts';
import { builtBefore, isKnownBefore } from './support/version-before.ts';
import { aVisitor, type Said, type Visitor } from './support/visitor.ts';

const KEY = 'key-of-both-versions-'.repeat(3);
const SIGNER = 'unsigned.attorney@example.com';

/** A shallow clone does not reach back; where nothing can be installed, there is no nginx. */
const CAN_BE_TRIED = hasNginx() && isKnownBefore();

describe.skipIf(!CAN_BE_TRIED)('an update over the release before', () => {
  let folder: string;
  let before: { readonly folder: string; readonly main: string };
  let postgres: MortalPostgres;
  let nginx: Nginx | undefined;
  const running: ServerProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-rolling-'));
    [before, postgres] = await Promise.all([builtBefore(), mortalPostgres()]);
  });
  afterEach(async () => {
    await nginx?.stop();
    for (const server of running.splice(0)) server.child.kill('SIGKILL');
    await postgres?.remove();
    await rm(folder, { recursive: true, force: true });
    if (before) await rm(before.folder, { recursive: true, force: true });
  });

  const start = (main?: string) => {
    const server = startServer(
      {
        DATA_DIR: folder,
        FILES_URL: join(folder, 'files'),
        DATABASE_URL: postgres.url,
        SECRET_KEY: KEY,
        APPLICANT_CODE: 'off',
        TRUST_PROXY: '127.0.0.1',
        DEMO: '1',
      },
      main === undefined ? {} : { main },
    );
    running.push(server);
    return server;
  };

  it('keeps logins, drafts, sealed numbers and a signature that is under way, and loses no call', async () => {
    const old = start(before.main);
    const oldAddress = await old.ready();
    nginx = await startNginx([oldAddress]);
    const member = aVisitor(nginx.address);
    await member.logIn('demoattorney1');
    const masked = await maskedOf(member);
    expect(masked).toMatchObject({ ssn_number: expect.stringMatching(/^\d{4}$/) });
    const signer = aVisitor(nginx.address);
    const page = await beginSigning(signer);

    const young = start();
    const address = await young.ready();
    await nginx.to([oldAddress, address]);
    const load = steadyLoad(nginx.address, member);
    // Opened by one, signed at the other.
    const shown = await signer.at(oldAddress).get(page);
    const { signer: who, document } = shown.data as Shown;
    const signed = await signer.at(address).post(`${page}/sign`, {
      method: 'type',
      consent: true,
      name: who.name,
      sha256: document.sha256,
    });
    expect(signed.status).toBe('success');
    for (const where of [oldAddress, address]) {
      const file = await signer.at(where).file(`${page}/document`);
      expect((await signer.at(where).verify(file)).data).toMatchObject({ verdict: 'unchanged' });
      expect(await maskedOf(member.at(where))).toEqual(masked);
    }
    await load.more(20);

    old.child.kill('SIGTERM');
    await old.ended();
    await load.more(20);
    await nginx.to([address]);
    await load.more(20);
    expect(await load.stop()).toEqual([]);
    expect(await maskedOf(member)).toEqual(masked);
    expect(young.output()).not.toMatch(/"level":50/);
  });
});

interface Shown {
  readonly signer: { readonly name: string };
  readonly document: { readonly sha256: string };
}

async function maskedOf(visitor: Visitor): Promise<unknown> {
  const own = (await visitor.post('/api/portal/getAttorneyInfo.php', {})) as {
    readonly attorney?: { readonly profile?: { readonly masked?: unknown } };
  };
  return own.attorney?.profile?.masked;
}

/** The address of the calls of a signing page that waits to be signed. */
async function beginSigning(visitor: Visitor): Promise<string> {
  const found = (await visitor.post('/api/portal/getLeadHubspot.php', {
    emailAddress: SIGNER,
  })) as Said & {
    readonly result: { readonly lead: readonly { readonly attorney_id: string }[] };
  };
  const attorney_id = found.result.lead[0]?.attorney_id;
  const made = await visitor.post('/api/portal/createSignRequests.php', { attorney_id });
  const asked = { ...(made.data as object), attorney_id };
  const { data } = await visitor.post('/api/portal/getEmbeddedSignUrl.php', asked);
  return `/api${new URL(String(data), 'http://localhost').pathname}`;
}

/** Calls without a pause: a page that reads, and a form that is being saved. */
function steadyLoad(address: string, member: Visitor) {
  const failed: string[] = [];
  let done = 0;
  let stopped = false;
  const again = async (name: string, call: () => Promise<{ readonly status: unknown }>) => {
    while (!stopped) {
      const said = await call().catch((error: unknown) => ({ status: String(error) }));
      if (said.status !== 'success') failed.push(`${name}: ${JSON.stringify(said)}`);
      done += 1;
    }
  };
  const writer = aVisitor(address);
  const all = Promise.all([
    again('reading', () => member.post('/api/portal/getAttorneyInfo.php', {})),
    again('saving', () =>
      writer.put('/api/forms/feedback/draft', { data: { comments: `Word ${done}` } }),
    ),
  ]);
  return {
    async more(count: number) {
      const goal = done + count;
      await expect.poll(() => done, { interval: 20 }).toBeGreaterThanOrEqual(goal);
    },
    async stop() {
      stopped = true;
      await all;
      return failed;
    },
  };
}
