// A release published while processes run: every process on the store serves, judges and mails by it without a restart.
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReleasedContent } from '../../server/content/released.ts';
import { currentRelease } from '../../server/store/content/releases.ts';
import type { StoreSettings } from '../../server/store/index.ts';
import type { Edits } from '../helpers/releases.ts';
import { submitted } from './esign/helpers.ts';
import { Browser, NOW, shippedContent, startApp } from './helpers/app.ts';
import { type Databases, DRIVERS, startDatabases } from './helpers/databases.ts';
import { ANN, addLeads, applicant } from './helpers/people.ts';
import { POLL } from './helpers/poll.ts';
import { published } from './helpers/published.ts';

const [MINUTE, FEEDBACK] = [60_000, 'messages/en-US/feedback.json'] as const;

const worded = (n: number) =>
  published({ [FEEDBACK]: (text) => text.replace('Send feedback', `Send it ${n}`) });
/** Built once for both kinds of store. */
let many: Promise<readonly ReleasedContent[]> | undefined;
const manyReleases = () => (many ??= Promise.all([1, 2, 3, 4, 5, 6].map(worded)));
const withMore =
  (list: string, ...more: object[]) =>
  (text: string) => {
    const file = JSON.parse(text) as Record<string, object[]>;
    return JSON.stringify({ ...file, [list]: [...(file[list] ?? []), ...more] });
  };

/** A changed sentence, a changed mail, a new rule, and a new form. */
const CHANGED: Edits = {
  'messages/en-US/server.json': (text) =>
    text.replace(/"form.draftSaved": "[^"]+"/, '"form.draftSaved": "Kept, as of today"'),
  'messages/en-US/mail/signing_request.md': (text) =>
    text.replace('# Please sign your application', '# Your signature is asked for'),
  'messages/en-US/feedback.json': (text) =>
    text.replace('{', '{ "tooLow": "Tell us by phone instead.",'),
  'rules/feedback.rules.json': withMore('rules', {
    name: 'low-rating-by-phone',
    conditions: { all: [{ fact: 'rating', operator: 'equal', value: 1 }] },
    event: { type: 'fault', params: { at: 'rating', message: 'feedback.tooLow' } },
  }),
  'rules/feedback.cases.json': withMore(
    'cases',
    {
      name: 'The lowest rating is told by phone',
      rules: ['low-rating-by-phone'],
      given: { rating: 1 },
      expect: { faults: [{ at: 'rating', message: 'feedback.tooLow' }] },
    },
    {
      name: 'Any other rating is taken',
      rules: ['low-rating-by-phone'],
      given: { rating: 2 },
      expect: { noFaults: [{ at: 'rating', message: 'feedback.tooLow' }] },
    },
  ),
  ...POLL,
};

const REWORDED: Edits = {
  'messages/en-US/application.json': (text) =>
    text.replace('"Enrollment Application"', '"Reworded Application"'),
};
const PINNED: Edits = {
  'schemas/forms/application/form.json': (text) =>
    text.replace('"onNewRelease": "migrate"', '"onNewRelease": "pin"'),
};

const LOW = { topic: 'website', rating: 1, comments: 'Slow.', wants_reply: false };

describe.each(DRIVERS)('publishing on %s', (driver) => {
  /** What calls see of it: the embedded store, with its one process, does the same at greater cost. */
  const amongMany = (name: string, test: () => Promise<void>) =>
    driver === 'postgres' && it(name, test);
  let databases: Databases;
  let settings: StoreSettings;
  let changed: ReleasedContent;
  let reworded: ReleasedContent;
  let pinned: ReleasedContent;
  let shipped: ReleasedContent;
  /** Who publishes, and who has to hear of it. The embedded store has one process, so there they are the same. */
  let a: FastifyInstance;
  let b: FastifyInstance;
  const clock = { now: NOW };
  const running: FastifyInstance[] = [];

  const start = async (content: ReleasedContent = shipped) => {
    const app = await startApp({ ...settings, parts: { content, now: () => clock.now } });
    running.push(app);
    return app;
  };
  const stop = () => Promise.all(running.splice(0).map((app) => app.close()));
  const later = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };

  beforeAll(async () => {
    databases = await startDatabases(driver);
    shipped = await shippedContent();
    changed = await published(CHANGED);
    reworded = await published(REWORDED);
    pinned = await published({ ...REWORDED, ...PINNED });
    return () => databases.stop();
  }, 120_000);
  beforeEach(async () => {
    clock.now = NOW;
    settings = await databases.fresh();
    a = await start();
    b = driver === 'pglite' ? a : await start();
  });
  afterEach(async () => {
    await stop();
  });

  const publish = async (content: ReleasedContent) => {
    await a.releases.publish(content);
    later(1000);
  };
  const submit = (form: string, data: object) =>
    new Browser(b).post(`/api/forms/${form}/submissions`, { data });
  const pointer = async () => (await new Browser(b).get('/content/current.json')).body;

  it('changes sentences, rules and forms of every process', async () => {
    expect((await submit('feedback', LOW)).status).toBe(201);
    expect((await submit('poll', LOW)).status).toBe(404);
    await publish(changed);

    const saved = await new Browser(b).put('/api/forms/feedback/draft', { data: {} });
    expect(saved.body.data).toMatchObject({ message: 'Kept, as of today' });
    const refused = await submit('feedback', LOW);
    expect(refused.status).toBe(422);
    expect(refused.body.faults).toMatchObject([
      { path: '/rating', message: 'Tell us by phone instead.' },
    ]);
    expect((await submit('poll', LOW)).status).toBe(201);
    expect((await submit('feedback', { ...LOW, rating: 2 })).status).toBe(201);

    const rows = await b.store
      .selectFrom('submission')
      .selectAll()
      .orderBy('submitted_at')
      .execute();
    const stamps = rows.map(({ form_id, release }) => `${form_id} ${release}`);
    const stampOf = (content: ReleasedContent, id: string) =>
      `${id} ${content.forms[id]?.bundle.release}`;
    expect(stamps[0]).toBe(stampOf(shipped, 'feedback'));
    expect(new Set(stamps.slice(1))).toEqual(
      new Set([stampOf(changed, 'poll'), stampOf(changed, 'feedback')]),
    );
  });

  amongMany('serves all its files from every process, and those of before', async () => {
    await publish(changed);
    expect(await pointer()).toEqual(changed.pointer);
    const visitor = new Browser(b);
    const files = [...changed.assets].filter(([name]) => /^(poll|feedback|app)\./.test(name));
    const kinds = files.map(([name]) => name.split('.')[0]);
    expect(new Set(kinds)).toEqual(new Set(['poll', 'feedback', 'app']));
    for (const [name, { body, type }] of files) {
      const served = await b.inject(`/content/${name}`);
      expect([served.statusCode, served.headers['content-type'], served.body]).toEqual([
        200,
        type,
        body,
      ]);
    }
    const old = await visitor.get(`/content/${shipped.pointer.forms.feedback}`);
    expect(old.status).toBe(200);
  });

  amongMany('words mails anew', async () => {
    await addLeads(b, ANN);
    const { browser, attorneyId } = await submitted(b, ANN);
    const subjects = async () => (await b.services.mail.stored()).map(({ subject }) => subject);
    await publish(changed);
    await browser.post('generateEmailSignRequest', { attorney_id: attorneyId });
    expect(await subjects()).toContain('Your signature is asked for');
  });

  amongMany(
    'carries an open draft over, or leaves it in its own release, as the form says',
    async () => {
      await addLeads(a, ANN);
      const ann = await applicant(b, ANN);
      const own = { lead_id: ANN.id, emailAddress: ANN.email };
      const data = { first_name: 'Ann', firm_name: 'Lee Law' };
      await ann.post('save_attorney_temp_data', { lead_id: ANN.id, data, step: 'primary' });
      const load = async () => (await ann.post('attorney_check', own)).body;
      const releaseIn = (content: ReleasedContent) => content.forms.application?.bundle.release;
      expect(await load()).toMatchObject({ data, release: releaseIn(shipped) });

      await publish(reworded);
      expect(await load()).toMatchObject({ data, release: releaseIn(reworded) });
      await ann.post('save_attorney_temp_data', { lead_id: ANN.id, data, revision: 1 });

      await publish(pinned);
      expect(releaseIn(pinned)).not.toBe(releaseIn(reworded));
      expect(await load()).toMatchObject({ data, release: releaseIn(reworded) });
    },
  );

  amongMany(
    'gives many who publish at once one order, and shows nothing that is half there',
    async () => {
      const many = await manyReleases();
      const before = (await currentRelease(b.store)).number;
      let busy = true;
      const watching = (async () => {
        while (busy) {
          const { release } = await currentRelease(b.store);
          expect(await b.releases.byId(release ?? '')).toBeDefined();
        }
      })();
      await Promise.all(many.map((content, n) => (n % 2 ? a : b).releases.publish(content)));
      busy = false;
      await watching;
      later(1000);
      await Promise.all([a.releases.refresh(), b.releases.refresh()]);
      const head = await currentRelease(b.store);
      expect(head.number).toBe(before + many.length);
      expect([a, b].map(({ releases }) => releases.current().id)).toEqual([
        head.release,
        head.release,
      ]);
    },
  );

  amongMany('publishes nothing of a release that lacks a file', async () => {
    const before = await currentRelease(a.store);
    const lacking = new Map(
      [...changed.assets].filter(([name]) => !/^poll\.validators/.test(name)),
    );
    await expect(a.releases.publish({ ...changed, assets: lacking })).rejects.toThrow(/lacks/);
    expect(await currentRelease(a.store)).toEqual(before);
    expect((await new Browser(a).get(`/content/${changed.pointer.forms.poll}`)).status).toBe(404);
    expect(a.releases.current().id).toBe(shipped.id);
  });

  it('stays when a process starts again with the content it came with, and goes on top of another', async () => {
    await publish(changed);
    await stop();
    b = await start();
    expect((await submit('poll', LOW)).status).toBe(201);
    await stop();
    b = await start(reworded);
    expect((await submit('poll', LOW)).status).toBe(201);
    const { messages } = b.releases.current().wording;
    expect(Object.values(messages)).toEqual(
      expect.arrayContaining(['Reworded Application', 'Kept, as of today']),
    );
  });

  amongMany('shows each call one release from beginning to end', async () => {
    const call = submit('feedback', LOW);
    await a.releases.publish(changed);
    const { status } = await call;
    const rows = await b.store.selectFrom('submission').selectAll().execute();
    const stamps = rows.map(({ release }) => release);
    expect(stamps).toEqual(status === 201 ? [shipped.forms.feedback?.bundle.release] : []);
  });
});

describe('a process that cannot read what was published elsewhere', () => {
  it('goes on with what it has, says so, and takes it over once it can', async () => {
    const databases = await startDatabases();
    const settings = await databases.fresh();
    const clock = { now: NOW };
    const start = () => startApp({ ...settings, parts: { now: () => clock.now } });
    const [a, b] = [await start(), await start()];
    try {
      const next = await published({
        [FEEDBACK]: (text) => text.replace('Send feedback', 'Send it'),
      });
      await a.releases.publish(next);
      const name = next.pointer.forms.feedback ?? '';
      const rows = a.store.updateTable('content_asset').where('name', '=', name);
      await rows.set({ body: '{ "half' }).execute();

      clock.now = new Date(NOW.getTime() + 1000);
      const before = (await shippedContent()).id;
      const served = await b.inject('/content/current.json');
      expect(served.json()).toMatchObject({ release: (await shippedContent()).pointer.release });
      const ready = await b.inject('/readyz');
      const told = { status: 'ok', release: { unread: next.id, serving: before } };
      expect([ready.statusCode, ready.json()]).toEqual([200, told]);

      const body = next.assets.get(name)?.body ?? '';
      await rows.set({ body }).execute();
      clock.now = new Date(NOW.getTime() + 2 * MINUTE);
      await b.inject('/content/current.json');
      expect(b.releases.current().id).toBe(next.id);
      expect((await b.inject('/readyz')).json()).toEqual({ status: 'ok' });
    } finally {
      await Promise.all([a.close(), b.close()]);
      await databases.stop();
    }
  });
});
