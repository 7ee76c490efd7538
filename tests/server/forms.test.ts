// Forms without calls of their own: drafts of a browser, submissions, access.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aServer } from './helpers/a-server.ts';
import type { Browser } from './helpers/app.ts';
import { ON_POSTGRES } from './helpers/databases.ts';

describe.each(ON_POSTGRES)('a form without calls of its own on %s', (driver) => {
  const server = aServer(driver);

  const draft = '/api/forms/feedback/draft';
  const submissions = '/api/forms/feedback/submissions';
  const whole = { topic: 'website', rating: 4, comments: 'Clear and quick.' };

  it('keeps the draft of each browser apart', async () => {
    const [one, two] = [server.browser(), server.browser()];
    const saved = await one.put(draft, { data: { topic: 'website' }, revision: 0 });
    expect(saved.body.data).toMatchObject({ status: 'success', revision: 1 });
    expect((await one.get(draft)).body).toMatchObject({ n_rec: 1, data: { topic: 'website' } });
    expect((await two.get(draft)).body).toEqual({ status: 'success', n_rec: 0 });
    expect((await one.put(draft, { data: {}, revision: 0 })).status).toBe(409);
  });

  it('is judged, stored with the release, and its draft is gone', async () => {
    const browser = server.browser();
    await browser.put(draft, { data: { topic: 'website' } });
    const stored = await browser.post(submissions, { data: whole });
    expect(stored).toMatchObject({ status: 201, body: { status: 'success' } });
    const row = await server.app.store
      .selectFrom('submission')
      .selectAll()
      .where('id', '=', stored.body.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ form_id: 'feedback', revision: 1, data: whole });
    expect(row.release).toMatch(/\w/);
    expect((await browser.get(draft)).body.n_rec).toBe(0);
  });

  it('is stored once for one Idempotency-Key', async () => {
    const browser = server.browser();
    await browser.get(draft);
    const key = { 'idempotency-key': 'abc' };
    const first = await browser.post(submissions, { data: whole }, key);
    const again = await browser.post(submissions, { data: whole }, key);
    expect(again.body).toEqual(first.body);
    const other = await browser.post(submissions, { data: { ...whole, rating: 1 } }, key);
    expect(other.status).toBe(422);
  });

  it('is stored once for one Idempotency-Key, though its answers and their cookies never arrive', async () => {
    const key = { 'idempotency-key': 'no cookie came back' };
    const words = { data: { ...whole, comments: 'Sent from a train.' } };
    const sends = Array.from({ length: 5 }, () => server.browser().post(submissions, words, key));
    const answers = [
      ...(await Promise.all(sends)),
      await server.browser().post(submissions, words, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const rows = await server.app.store
      .selectFrom('submission')
      .select('id')
      .where(sql<string>`data->>'comments'`, '=', words.data.comments)
      .execute();
    expect(rows).toEqual([{ id: answers[0]?.body.id }]);
  });

  it('names what is missing or unknown', async () => {
    const browser = server.browser();
    const missing = await browser.post(submissions, { data: { topic: 'website' } });
    expect(missing.status).toBe(422);
    expect(missing.body.faults.map((fault) => fault.path)).toEqual(
      expect.arrayContaining(['/rating', '/comments']),
    );
    const unknown = await browser.post(submissions, { data: { ...whole, admin: true } });
    expect(unknown.body.faults).toMatchObject([{ path: '/admin', code: 'unknown' }]);
  });

  it('keeps of visitors no more than the form can hold', async () => {
    const browser = server.browser();
    const long = await browser.put(draft, { data: { comments: 'x'.repeat(8000) } });
    expect(long.status).toBe(200);
    const filled = await browser.put(draft, { data: { comments: 'x'.repeat(100_000) } });
    expect(filled).toMatchObject({ status: 413, body: { status: 'Failed' } });
    expect((await browser.get(draft)).body.data).toEqual({ comments: 'x'.repeat(8000) });
  });

  it('refuses a body full of made-up fields at once, naming no more than anyone reads', async () => {
    const madeUp = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`comment_number_${n}`, n]));
    const browser = server.browser();
    const many = await browser.put(draft, { data: madeUp(1500) });
    expect(many).toMatchObject({ status: 422, body: { status: 'Failed' } });
    expect(many.body.faults).toHaveLength(200);
    expect((await browser.put(draft, { data: madeUp(30_000) })).status).toBe(413);
  });

  it.each([
    ['saves', 3000, (browser: Browser) => browser.put(draft, { data: {} })],
    ['submissions', 200, (browser: Browser) => browser.post(submissions, { data: whole })],
  ])('takes no more %s from one network than people make', async (_, most, send) => {
    await server.app.store.deleteFrom('rate_limit').execute();
    expect((await send(server.browser())).status).toBeLessThan(300);
    await server.app.store.updateTable('rate_limit').set({ hits: most }).execute();
    const refused = await send(server.browser());
    await server.app.store.deleteFrom('rate_limit').execute();
    expect(refused).toMatchObject({ status: 429, body: { status: 'Failed' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each(['nothing', 'application', 'profile', 'sign-in', '__proto__', 'constructor', '..%2F'])(
    'answers "no such form" for %s',
    async (id) => {
      const browser = server.browser();
      for (const answer of [
        await browser.get(`/api/forms/${id}/draft`),
        await browser.put(`/api/forms/${id}/draft`, { data: {} }),
        await browser.post(`/api/forms/${id}/submissions`, { data: {} }),
      ]) {
        expect(answer).toMatchObject({
          status: 404,
          body: { status: 'Failed', message: 'This form does not exist.' },
        });
      }
    },
  );
});
