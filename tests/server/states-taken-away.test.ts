// A state that is taken away from a flow while things are in it: they go on as the flow says, or the release is refused.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { linesOf } from '../../scripts/content/rehearsal-lines.ts';
import { candidateNumbered, putBack } from '../../server/content/history.ts';
import { rehearse } from '../../server/forms/rehearsal.ts';
import { currentRelease } from '../../server/store/content/releases.ts';
import type { StoreSettings } from '../../server/store/index.ts';
import { built, contentWith, type Edits } from '../helpers/releases.ts';
import { renamedStates } from '../helpers/renamed-states.ts';
import { tokenOf } from './helpers/accounts.ts';
import { Browser, NOW, startApp } from './helpers/app.ts';
import { type Databases, DRIVERS, startDatabases } from './helpers/databases.ts';
import { published } from './helpers/published.ts';
import { Attorney } from './helpers/requests.ts';
import { staffToken } from './helpers/staff.ts';

type Queue = AnswerOf<'desk_queue'>;
type Item = AnswerOf<'desk_item'>['data'];

const FLOW = 'schemas/flows/matter-claim.json';
const MEMORY = 'schemas/released/flows/matter-claim.json';

const NAMES = { 'In Process': 'Under Review' };
const RENAMED: Edits = { [FLOW]: renamedStates(NAMES) };
/** The same by somebody who also made the check forget what was released. */
const unsaid = renamedStates(NAMES, { way: false });
const FORGOTTEN: Edits = {
  [FLOW]: unsaid,
  [MEMORY]: (text) => text.replaceAll('In Process', 'Under Review'),
};

describe.each(DRIVERS)('a state taken away on %s', (driver) => {
  let databases: Databases;
  let settings: StoreSettings;
  const clock = { now: NOW };
  const running: FastifyInstance[] = [];
  const start = async () => {
    const parts = { now: () => clock.now };
    const app = await startApp({ ...settings, parts, config: { demo: true } });
    running.push(app);
    return app;
  };
  const later = (ms = 60_000) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  let app: FastifyInstance;
  let token: Record<string, string>;
  const ask = async (call: string, body: object, on = app) => {
    const answer = await new Browser(on).post(`/api/desk/${call}`, body, token);
    expect([call, answer.status, answer.body.message]).toEqual([call, 200, undefined]);
    return answer.body;
  };
  const inState = async (status: string, queue = 'claims') => {
    const { data } = (await ask('queue', { queue, status, limit: 100 })) as unknown as Queue;
    return data.filter(({ kind }) => queue !== 'claims' || kind === 'Matter');
  };
  const idsIn = async (status: string) => (await inState(status)).map(({ id }) => id).sort();
  const item = async (id: string, queue = 'claims') =>
    (await ask('item', { queue, id })).data as Item;
  const move = async (id: string, name: string, on = app) => {
    later();
    const { item: row, seen } = await item(id);
    await ask('move', { queue: 'claims', id, move: name, from: row.status, seen }, on);
  };
  const back = async (number: number) => {
    later();
    const candidate = await candidateNumbered(app.store, number);
    if (!candidate) throw new Error(`no release ${number}`);
    await putBack(app.store, candidate, { now: clock.now, author: 'test', note: '' });
    later();
    await app.releases.refresh();
  };

  beforeAll(async () => {
    databases = await startDatabases(driver);
    settings = await databases.fresh();
    app = await start();
    token = await staffToken(new Browser(app), 'desk@example.com');
  }, 120_000);
  afterAll(async () => {
    await Promise.all(running.map((one) => one.close()));
    await databases.stop();
  });

  it('lets what is in it go on under the new name, in its queue, with the old word in its track', async () => {
    const before = await inState('In Process');
    expect(before.length).toBeGreaterThan(1);
    const release = await published(RENAMED);
    const line = `${before.length} of the flow matter-claim that are in the state "In Process" go on as "Under Review".`;
    // Said before, by the commands that ask; and by whoever publishes.
    expect(linesOf(await rehearse(app.store, release))).toContain(line);
    const told = vi.spyOn(app.log, 'info');
    await app.releases.publish(release);
    expect(told.mock.calls.map(([, words]) => words)).toContain(line);
    const after = await inState('Under Review');
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set(['Under Review']));
    const [one] = after;
    const shown = await item(one?.id ?? '');
    expect(shown.events.at(-1)).toMatchObject({
      ...{ move: 'retired', who: 'system', from: 'In Process', to: 'Under Review' },
    });
    const { data } = await ask('track', { id: shown.case });
    const { entries } = data as AnswerOf<'desk_track'>['data'];
    expect(entries.filter(({ subject }) => subject === one?.id).at(-1)).toMatchObject({
      title: 'In Process is called Under Review now',
      status: 'Under Review',
    });
    await move(one?.id ?? '', 'propose');
    expect((await item(one?.id ?? '')).item.status).toBe('Pending Approval for Payment');
    // Whoever looks for it under the old name, in a window of before, finds it.
    expect((await inState('In Process')).map(({ id }) => id)).toEqual([]);
  });

  it('gives things their old state back with the release of before, those that came later too', async () => {
    const carried = await idsIn('Under Review');
    const [fresh] = await inState('Intake');
    await move(fresh?.id ?? '', 'take');
    expect((await item(fresh?.id ?? '')).item.status).toBe('Under Review');
    await back(1);
    expect(await idsIn('In Process')).toEqual([...carried, fresh?.id].sort());
    const { events } = await item(fresh?.id ?? '');
    expect(events.at(-1)).toMatchObject({ from: 'Under Review', to: 'In Process' });
    const marian = await Attorney.of(app, '1');
    const { number } = (await item(fresh?.id ?? '')).item;
    const track = await marian.call('/api/cases/track', { case_number: number });
    expect([track.status, track.body.message]).toEqual([200, undefined]);
  });

  it('is refused with the number of things where nothing says what they go on as; nothing is changed', async () => {
    const before = await currentRelease(app.store);
    const rows = await idsIn('In Process');
    const release = await published(FORGOTTEN);
    await expect(app.releases.publish(release)).rejects.toThrow(
      `  ${rows.length} of the flow matter-claim are in the state "In Process", which is gone.`,
    );
    expect(await currentRelease(app.store)).toEqual(before);
    expect(await idsIn('In Process')).toEqual(rows);
  });

  it('is refused by the check already, which remembers what was released', async () => {
    const { faults } = await built(await contentWith({ [FLOW]: unsaid }));
    expect(faults.map(({ code, remedy }) => [code, remedy])).toEqual([
      [
        'state-gone',
        'Say from which state that goes on: {"name": "In Process", "to": "Under Review"} in "states" of "retired".',
      ],
    ]);
  });

  it('lets attorneys in whose status has another name now, and keeps the change in their history', async () => {
    const edits = { 'schemas/flows/application.json': renamedStates({ Active: 'In Network' }) };
    await app.releases.publish(await published(edits));
    const row = await app.store
      .selectFrom('attorney')
      .select('status')
      .where('id', '=', '10001')
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('In Network');
    const { authorization } = await tokenOf(new Browser(app));
    expect(authorization).toMatch(/^Bearer \S{20}/);
    const { events } = await item('10001', 'applications');
    expect(events.at(-1)).toMatchObject({ from: 'Active', to: 'In Network', move: 'retired' });
  });

  if (driver === 'postgres')
    it('takes along what another process moved there before it heard of the release', async () => {
      await back(1);
      const other = await start();
      const [fresh] = await inState('New Info Received');
      const id = fresh?.id ?? '';
      const { seen } = await item(id);
      await other.releases.publish(await published(RENAMED));
      // The first process still works with the release of before, where the state is there.
      await ask('move', { queue: 'claims', id, move: 'resume', from: 'New Info Received', seen });
      expect((await item(id)).item.status).toBe('In Process');
      // It waits for the desk all the same.
      const { data } = (await ask(
        'queue',
        { queue: 'claims', limit: 100 },
        other,
      )) as unknown as Queue;
      expect(data.map((row) => row.id)).toContain(id);
      later();
      await app.releases.refresh();
      expect((await item(id)).item.status).toBe('Under Review');
    });
});
