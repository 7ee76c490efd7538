// Content is what its files are: a release is told from another by them, not by what a compiler makes of them.
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReleasedContent } from '../../server/content/released.ts';
import { currentRelease, PublishedMeanwhile } from '../../server/store/content/releases.ts';
import type { StoreSettings } from '../../server/store/index.ts';
import { repositoryContent } from '../helpers/releases.ts';
import { Browser, shippedContent, startApp } from './helpers/app.ts';
import { type Databases, DRIVERS, startDatabases } from './helpers/databases.ts';
import { published } from './helpers/published.ts';

const FEEDBACK = 'messages/en-US/feedback.json';
const worded = (words: string) =>
  published({ [FEEDBACK]: (text) => text.replace('Send feedback', words) });

describe.each(DRIVERS)('the files of a release on %s', (driver) => {
  let databases: Databases;
  let settings: StoreSettings;
  let shipped: ReleasedContent;
  let app: FastifyInstance | undefined;

  beforeAll(async () => {
    databases = await startDatabases(driver);
    shipped = { ...(await shippedContent()), source: await repositoryContent() };
  });
  beforeEach(async () => {
    settings = await databases.fresh();
  });
  afterEach(() => stop());
  afterAll(() => databases.stop());

  const stop = async () => {
    await app?.close();
    app = undefined;
  };
  const start = async (content: ReleasedContent) => {
    await stop();
    app = await startApp({ ...settings, parts: { content } });
    return app;
  };
  /** As a compiler of tomorrow makes it: the same files, under another name. */
  const byAnotherCompiler = (content: ReleasedContent): ReleasedContent => ({
    ...content,
    id: [...content.id].reverse().join(''),
  });
  const history = (of: FastifyInstance) =>
    of.store.selectFrom('release_history').selectAll().orderBy('number').execute();

  it('are current after a start of other code, which publishes nothing and works with what it made of them', async () => {
    const first = await start(shipped);
    await first.releases.publish(await worded('Send it now'));
    const upgraded = await start(byAnotherCompiler(shipped));
    expect((await currentRelease(upgraded.store)).number).toBe(2);
    expect(await history(upgraded)).toHaveLength(2);
    // What was published since stays current.
    expect(upgraded.releases.current().texts.t('feedback.submit')).toBe('Send it now');
  });

  it('are those of the process that started with them, whatever another compiler made of them before', async () => {
    await start(shipped);
    const upgraded = await start(byAnotherCompiler(shipped));
    expect(upgraded.releases.current().id).toBe(byAnotherCompiler(shipped).id);
    expect(await history(upgraded)).toHaveLength(1);
    expect((await new Browser(upgraded).get('/content/current.json')).status).toBe(200);
  });

  it('are another release where only a comment is another', async () => {
    const running = await start(shipped);
    const source = new Map(shipped.source);
    source.set(FEEDBACK, (source.get(FEEDBACK) ?? '').replace('{', '{ "$comment": "Looked at.",'));
    await running.releases.publish({ ...shipped, source }, { note: 'A comment' });
    const [, second] = await history(running);
    expect(second).toMatchObject({ number: 2, parent: 1, note: 'A comment', release: shipped.id });
  });

  it('are kept once, however many releases have them', async () => {
    const running = await start(shipped);
    const count = async () =>
      (await running.store.selectFrom('content_file').select('hash').execute()).length;
    const before = await count();
    await running.releases.publish(await worded('Send it now'));
    expect(await count()).toBe(before + 1);
    await running.releases.publish(shipped);
    expect(await count()).toBe(before + 1);
  });

  it('are added to a store from before they were kept, and nothing is published for it', async () => {
    const { source: _, ...without } = shipped;
    await start(without);
    const later = await start(shipped);
    const [only, ...more] = await history(later);
    expect([only?.number, more]).toEqual([1, []]);
    expect(only?.source).toMatch(/^[\da-f]{64}$/);
  });

  it('follow the release they were begun on, or nobody: of two publishers the second is told', async () => {
    const running = await start(shipped);
    const { number: after } = await currentRelease(running.store);
    await running.releases.publish(await worded('First'), { after });
    const second = running.releases.publish(await worded('Second'), { after });
    await expect(second).rejects.toThrow(PublishedMeanwhile);
    expect(running.releases.current().texts.t('feedback.submit')).toBe('First');
  });
});
