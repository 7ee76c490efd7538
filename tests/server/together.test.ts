// Forms that many people save and send at the same moment: stored together, and to each as if nobody else were there.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aServer } from './helpers/a-server.ts';
import type { Browser } from './helpers/app.ts';
import { DRIVERS } from './helpers/databases.ts';

const DRAFT = '/api/forms/feedback/draft';
const SUBMISSIONS = '/api/forms/feedback/submissions';
const wordsOf = (comments: string) => ({ data: { topic: 'website', rating: 4, comments } });
const under = (key: string) => ({ 'idempotency-key': key });

describe.each(DRIVERS)('forms of many people at the same moment on %s', (driver) => {
  const server = aServer(driver, { emptied: ['rate_limit', 'submission', 'draft', 'idempotency'] });
  const people = (count: number) => Array.from({ length: count }, () => server.browser());
  const stored = () =>
    server.app.store
      .selectFrom('submission')
      .select(['id', 'revision', sql<string>`data->>'comments'`.as('comments')])
      .execute();

  it('are stored each with its own words, key and answer, and the revision of its own draft', async () => {
    const all = people(30);
    // Everybody saves once, every other one a second time.
    await Promise.all(all.map((one, n) => one.put(DRAFT, wordsOf(`Draft ${n}`))));
    await Promise.all(all.map((one, n) => n % 2 === 1 && one.put(DRAFT, wordsOf(`Later ${n}`))));
    const send = () =>
      Promise.all(
        all.map((one, n) => one.post(SUBMISSIONS, wordsOf(`Words ${n}`), under(`k${n}`))),
      );
    const answers = await send();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await stored()).toEqual(
      expect.arrayContaining(
        answers.map(({ body: { id } }, n) => ({
          id,
          revision: n % 2 === 1 ? 2 : 1,
          comments: `Words ${n}`,
        })),
      ),
    );
    expect(await server.app.store.selectFrom('draft').selectAll().execute()).toEqual([]);
    expect((await send()).map(({ body }) => body.id)).toEqual(answers.map(({ body }) => body.id));
    expect(await stored()).toHaveLength(30);
  });

  it('cost nobody else anything where one comes twice, or brings a key of other words', async () => {
    const [first, ...others] = people(20);
    const before = await first?.post(SUBMISSIONS, wordsOf('First'), under('taken'));
    const [reused, again, twice, ...rest] = others;
    const sent = [
      reused?.post(SUBMISSIONS, wordsOf('Other words'), under('taken')),
      again?.post(SUBMISSIONS, wordsOf('First'), under('taken')),
      twice?.post(SUBMISSIONS, wordsOf('Twice'), under('twice')),
      twice?.post(SUBMISSIONS, wordsOf('Twice'), under('twice')),
      ...rest.map((one, n) => one.post(SUBMISSIONS, wordsOf(`Words ${n}`), under(`k${n}`))),
    ];
    const answers = await Promise.all(sent);
    const [refused, ...taken] = answers.map((answer) => answer?.status);
    expect(refused).toBe(422);
    expect(new Set(taken)).toEqual(new Set([201]));
    expect(answers[1]?.body.id).toBe(before?.body.id);
    expect(answers[2]?.body.id).toBe(answers[3]?.body.id);
    const words = (await stored()).map(({ comments }) => comments).toSorted();
    expect(words).toEqual(['First', 'Twice', ...rest.map((_, n) => `Words ${n}`)].toSorted());
  });

  it('are counted one by one: as many get through as may, and not one more', async () => {
    const answers = await Promise.all(
      people(205).map((one, n) => one.post(SUBMISSIONS, wordsOf(`Words ${n}`))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(200);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await stored()).toHaveLength(200);
  });

  it('are saved each as the next revision of its own draft, and only one of two tabs gets through', async () => {
    const all = people(20);
    const save = (one: Browser, n: number, revision: number) =>
      one.put(DRAFT, { ...wordsOf(`${n}`), revision });
    await Promise.all(all.map((one, n) => save(one, n, 0)));
    const tabs = all.flatMap((one, n) =>
      Array.from({ length: n % 5 === 0 ? 2 : 1 }, () => save(one, n, 1)),
    );
    const statuses = (await Promise.all(tabs)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
    const drafts = await Promise.all(all.map((one) => one.get(DRAFT)));
    expect(drafts.map(({ body }) => [body.revision, body.data])).toEqual(
      all.map((_, n) => [2, wordsOf(`${n}`).data]),
    );
  });
});
