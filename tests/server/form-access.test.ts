// Whom a form without calls of its own lets in, in which release it judges, and by which context.
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contextOf, type FormBundle } from '../../runtime/core/index.ts';
import { type Edits, edited } from '../helpers/releases.ts';
import { tokenOf } from './helpers/accounts.ts';
import { Browser, shippedContent, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { published } from './helpers/published.ts';
import { staffToken } from './helpers/staff.ts';

const FEEDBACK = 'schemas/forms/feedback/feedback';
const FORM = 'schemas/forms/feedback/form.json';
const openTo = (access: string): Edits => ({ [FORM]: edited((form) => ({ ...form, access })) });

const DRAFT = '/api/forms/feedback/draft';
const SUBMISSIONS = '/api/forms/feedback/submissions';
const whole = { topic: 'website', rating: 4, comments: 'Clear and quick.' };

describe('a form without calls of its own', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let settings: Awaited<ReturnType<Databases['fresh']>>;

  beforeAll(async () => {
    databases = await startDatabases();
  });
  afterAll(async () => {
    await databases?.stop();
  });
  beforeEach(async () => {
    settings = await databases.fresh();
  });
  afterEach(async () => {
    await app?.close();
  });

  const start = async (edits: Edits, demo = false) => {
    const content = await published(edits);
    app = await startApp({ ...settings, parts: { content }, config: { demo } });
  };
  const stored = () => app.store.selectFrom('submission').selectAll().execute();

  it('is drafted and sent by a logged-in attorney, and is theirs in any browser', async () => {
    await start(openTo('attorney'), true);
    const [one, two] = [new Browser(app), new Browser(app)];
    const headers = await tokenOf(one);
    const saved = await one.send({
      method: 'PUT',
      url: DRAFT,
      headers,
      payload: { data: { topic: 'website' }, revision: 0 },
    });
    expect(saved).toMatchObject({ status: 200 });
    const again = await two.get(DRAFT, await tokenOf(two));
    expect(again.body).toMatchObject({ n_rec: 1, data: { topic: 'website' } });
    const other = await tokenOf(two, { username: 'demoattorney3', password: 'Portal#2026' });
    expect((await two.get(DRAFT, other)).body).toMatchObject({ n_rec: 0 });
    expect((await one.get(DRAFT)).status).toBe(401);
    expect((await one.post(SUBMISSIONS, { data: whole })).status).toBe(401);

    const sent = await one.post(SUBMISSIONS, { data: whole }, headers);
    expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 201 });
    expect((await stored()).map(({ owner }) => owner)).toContain('attorney/10001');
  });

  it('is drafted and sent by staff of its role, is theirs in any browser, and closed to all others', async () => {
    await start(openTo('desk'), true);
    const browser = new Browser(app);
    const desk = await staffToken(browser, 'desk@example.com');
    const saved = await browser.send({
      method: 'PUT',
      url: DRAFT,
      headers: desk,
      payload: { data: { topic: 'website' }, revision: 0 },
    });
    expect(saved).toMatchObject({ status: 200 });
    expect((await new Browser(app).get(DRAFT, desk)).body).toMatchObject({ n_rec: 1 });
    const sent = await browser.post(SUBMISSIONS, { data: whole }, desk);
    expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 201 });
    const owners = (await stored()).map(({ owner }) => owner);
    expect(owners).toContainEqual(expect.stringMatching(/^staff\//));
    const listed = await browser.get('/api/staff/me', desk);
    expect(listed.body.data).toMatchObject({ forms: [{ id: 'feedback' }] });

    const editor = await staffToken(browser, 'editor@example.com');
    expect((await browser.get('/api/staff/me', editor)).body.data).toMatchObject({ forms: [] });
    const refused = [
      [403, editor],
      [401, await tokenOf(browser)],
      [401, {}],
    ] as const;
    for (const [status, headers] of refused) {
      expect((await browser.get(DRAFT, headers)).status).toBe(status);
      expect((await browser.post(SUBMISSIONS, { data: whole }, headers)).status).toBe(status);
    }
  });

  it('is judged by the context the page shows it in', async () => {
    const shown = contextOf((await shippedContent()).forms.feedback?.bundle as FormBundle, {
      route: 'form',
      today: '2026-03-02',
    });
    expect(shown).toEqual({
      route: 'form',
      mode: 'new',
      who: 'visitor',
      roles: ['public'],
      today: '2026-03-02',
      section: 'feedback',
    });
    // Each fact of it shows the comments, which are hidden otherwise.
    const conditions = Object.entries(shown).map(([fact, value]) => ({
      fact: `context.${fact}`,
      operator: Array.isArray(value) ? 'containsAny' : 'equal',
      value: value ?? null,
    }));
    const rules = ['shown'];
    await start({
      'rules/feedback.rules.json': edited((file) => ({
        ...file,
        rules: [
          {
            name: 'shown',
            conditions: { all: conditions },
            event: { type: 'show', params: { fields: ['comments'] } },
          },
        ],
      })),
      'rules/feedback.cases.json': edited((file) => ({
        ...file,
        cases: [
          { name: 'As shown', rules, context: shown, given: {}, expect: { shown: ['comments'] } },
          {
            name: 'Elsewhere',
            rules,
            context: { ...shown, mode: 'edit' },
            given: {},
            expect: { hidden: ['comments'] },
          },
        ],
      })),
    });
    const sent = await new Browser(app).post(SUBMISSIONS, { data: whole });
    expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 201 });
    const [row] = await stored();
    expect(row?.data).toEqual(whole);
  });

  it('judges a pinned draft in the release it was begun in, and stamps it so', async () => {
    app = await startApp(settings);
    const browser = new Browser(app);
    await browser.put(DRAFT, { data: whole, revision: 0 });
    await app.close();
    const old = (await shippedContent()).forms.feedback?.bundle.release;
    await start({
      [FORM]: edited(({ received: _, ...form }) => ({
        ...form,
        draft: { onNewRelease: 'pin' },
      })),
      [`${FEEDBACK}.schema.json`]: (text) =>
        text.replace(/ *"comments": .*\n/, '').replace(', "comments"]', ']'),
      [`${FEEDBACK}.ui.json`]: (text) =>
        text.replace(/ *"comments": .*\n/, '').replace(', "comments"]', ']'),
      'messages/en-US/feedback.json': (text) => text.replace(/ *"comments\..*\n/g, ''),
    });
    const later = browserOf(app, browser);
    expect((await later.get(DRAFT)).body).toMatchObject({ data: whole, release: old });
    const sent = await later.post(SUBMISSIONS, { data: whole });
    expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 201 });
    expect((await stored())[0]).toMatchObject({ release: old, data: whole });

    // Who begins now begins in the release of today.
    const stranger = await new Browser(app).post(SUBMISSIONS, { data: whole });
    expect(stranger.body.faults).toMatchObject([{ path: '/comments', code: 'unknown' }]);
  });
});

/** The same browser at the server that was started anew. */
function browserOf(app: FastifyInstance, { cookies }: Browser): Browser {
  const browser = new Browser(app);
  Object.assign(browser.cookies, cookies);
  return browser;
}
