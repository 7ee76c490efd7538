// A release that comes while people have its forms open: whatever their pages save and send is carried over, taken as it is, or answered in words.
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject, OnNewRelease } from '../../runtime/core/index.ts';
import type { ReleasedContent } from '../../server/content/released.ts';
import { edited } from '../helpers/releases.ts';
import { type Answer, Browser, shippedContent, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { nextApplication } from './helpers/next-application.ts';
import { nextFeedback } from './helpers/next-feedback.ts';
import { ANN, addLeads, applicantWithFile, wholeApplication } from './helpers/people.ts';
import { published } from './helpers/published.ts';

const KINDS = ['migrate', 'pin', 'restart'] as const;
const ANSWERS = { topic: 'website', rating: 4, comments: 'Kept.', wants_reply: false };
const RENAMED = { topic: 'website', rating: 4, remarks: 'Kept.', wants_reply: false };
const CHANGED =
  'This form was updated while you had it open. Your answers are still here. Please look at the updated form, then send it again.';

let databases: Databases;
let app: FastifyInstance;
let shipped: ReleasedContent;
const next = new Map<OnNewRelease, ReleasedContent>();

beforeAll(async () => {
  databases = await startDatabases();
  shipped = await shippedContent();
  for (const kind of KINDS) next.set(kind, await published(nextFeedback(kind)));
  return () => databases.stop();
}, 240_000);
beforeEach(async () => {
  app = await startApp(await databases.fresh());
});
afterEach(() => app.close());

const releaseOf = (content: ReleasedContent | undefined, form = 'feedback') =>
  content?.forms[form]?.bundle.release ?? '';
const publish = async (content: ReleasedContent | undefined) => {
  if (!content) throw new Error('There is no such release.');
  await app.releases.publish(content);
};
/** A page that was open before: it names the release of its form. */
const send = (browser: Browser, data: object, release = releaseOf(shipped)) =>
  browser.post('/api/forms/feedback/submissions', { data }, { 'form-release': release });
const save = (browser: Browser, data: object, more: { revision?: number; release?: string } = {}) =>
  browser.put('/api/forms/feedback/draft', { data, release: releaseOf(shipped), ...more } as never);
const load = async (browser: Browser) => (await browser.get('/api/forms/feedback/draft')).body;
const stored = () =>
  app.store.selectFrom('submission').select(['release', 'data']).execute() as Promise<
    readonly { readonly release: string; readonly data: unknown }[]
  >;
const said = ({ status, body }: Answer) => [status, body.message];

describe.each(KINDS)('a release whose form says "%s"', (kind) => {
  const content = () => next.get(kind);
  const outcome: Record<OnNewRelease, () => unknown> = {
    migrate: () => ({ status: 201, rows: [{ release: releaseOf(content()), data: RENAMED }] }),
    pin: () => ({ status: 201, rows: [{ release: releaseOf(shipped), data: ANSWERS }] }),
    restart: () => ({ status: 409, rows: [] }),
  };

  it('takes what an open page sends as the form says, and otherwise answers in words', async () => {
    const browser = new Browser(app);
    await publish(content());
    const sent = await send(browser, ANSWERS);
    expect({ status: sent.status, rows: await stored() }, sent.body.message).toEqual(
      outcome[kind](),
    );
    if (kind === 'restart') expect(said(sent)).toEqual([409, CHANGED]);
  });

  it('does the same for a page with a draft that goes on saving, also after an hour without the network', async () => {
    const browser = new Browser(app);
    expect((await save(browser, { topic: 'website' }, { revision: 0 })).status).toBe(200);
    await publish(content());
    const saved = await save(browser, ANSWERS, { revision: 1 });
    if (kind === 'restart') {
      expect(said(saved)).toEqual([409, CHANGED]);
      return;
    }
    expect(saved.status).toBe(200);
    const back = await load(browser);
    expect([back.release, back.data, back.left_out]).toEqual(
      kind === 'pin'
        ? [releaseOf(shipped), ANSWERS, undefined]
        : [releaseOf(content()), RENAMED, undefined],
    );
    const sent = await send(browser, ANSWERS);
    expect({ status: sent.status, rows: await stored() }).toEqual(outcome[kind]());
  });

  it('lets no older tab take back what a newer one has taken over', async () => {
    const browser = new Browser(app);
    await save(browser, { topic: 'website', comments: 'Old.' }, { revision: 0 });
    await publish(content());
    const release = releaseOf(content());
    const { data, revision = 0, release: opened = release } = await load(browser);
    const newer = { ...(data as object), rating: 4 };
    expect((await save(browser, newer, { revision, release: opened })).status).toBe(200);
    // Of a pinned draft there is one release, and two tabs of it are told apart as ever.
    const [stale, blind] = kind === 'pin' ? [409, 200] : [409, 409];
    expect((await save(browser, { topic: 'other' }, { revision: 1 })).status).toBe(stale);
    const kept = await load(browser);
    expect([kept.data, kept.release]).toEqual([newer, opened]);
    expect((await save(browser, { topic: 'other' })).status).toBe(blind);
  });
});

it('loses nothing of an answer the new release has no place for: it is sent once its page has shown so', async () => {
  const fewer = await published({
    'schemas/forms/feedback/form.json': edited((form) => ({
      ...form,
      migrations: [{ op: 'mapValues', field: 'topic', values: { website: null } }],
    })),
  });
  const browser = new Browser(app);
  await save(browser, ANSWERS, { revision: 0 });
  await publish(fewer);
  expect(said(await send(browser, ANSWERS))).toEqual([409, CHANGED]);
  expect(await stored()).toEqual([]);
  expect((await load(browser)).left_out).toMatchObject([{ label: 'Topic', value: 'This website' }]);
});

it('names no fault of a field that the open page does not have', async () => {
  const stricter = await published({
    'schemas/forms/feedback/feedback.schema.json': edited((file) => ({
      ...file,
      properties: { ...(file.properties as object), visits: { type: 'integer' } },
      required: [...(file.required as string[]), 'visits'],
    })),
    'schemas/forms/feedback/feedback.ui.json': edited((file) => ({
      ...file,
      'ui:groups': [
        { id: 'what', fields: ['topic', 'rating', 'comments', 'visits'] },
        { id: 'reply', fields: ['wants_reply', 'reply_email'] },
      ],
    })),
    'schemas/forms/feedback/form.json': edited((form) => ({
      ...form,
      migrations: [{ op: 'default', field: 'visits', value: null }],
    })),
    'messages/en-US/feedback.json': edited((file) => ({
      ...file,
      'visits.label': 'Visits a month',
      'visits.error.required': 'Say how often you come.',
    })),
  });
  const browser = new Browser(app);
  await publish(stricter);
  const sent = await send(browser, ANSWERS);
  expect([...said(sent), sent.body.faults]).toEqual([409, CHANGED, undefined]);
  const again = await send(browser, ANSWERS, releaseOf(stricter));
  expect([again.status, again.body.faults.map(({ path }) => path)]).toEqual([422, ['/visits']]);
});

it('takes an application that was reviewed before, with its secrets', async () => {
  await addLeads(app, ANN);
  const ann = await applicantWithFile(app, ANN);
  const whole: JsonObject = { ...wholeApplication(ANN), salutation: 'Mrs' };
  const release = releaseOf(shipped, 'application');
  const { lead_id, ssn_number, account_number: _, ...data } = whole;
  await ann.post('save_attorney_temp_data', { lead_id, data, revision: 0, release });
  await publish(await nextApplication('migrate'));
  const sent = await ann.post(
    'create_attorney',
    { ...whole, revision: 1 },
    { 'form-release': release },
  );
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const [row] = await app.store.selectFrom('submission').selectAll().execute();
  expect(row).toMatchObject({
    release: releaseOf(app.releases.current(), 'application'),
    data: { form_of_address: 'Mrs' },
  });
  expect(row?.data).not.toHaveProperty('salutation');
  const sealed = row?.secrets as Readonly<Record<string, string>>;
  const cell = { row: `submission/${row?.id}`, field: '/ssn_number' };
  expect(app.services.crypto.decrypt(sealed['/ssn_number'] ?? '', cell)).toBe(ssn_number);
});

it('judges by today where a page names a release that is not there, or nonsense', async () => {
  await publish(next.get('migrate'));
  for (const release of ['none', '../feedback', 'x'.repeat(200), releaseOf(shipped, 'application')])
    expect((await send(new Browser(app), ANSWERS, release)).status).toBe(422);
  expect(await stored()).toEqual([]);
});

it('tells every page which release is current, with whatever it is answered', async () => {
  const browser = new Browser(app);
  const before = await load(browser).then(() => browser.get('/api/forms/feedback/draft'));
  expect(before.headers['content-release']).toBe(shipped.pointer.release);
  await publish(next.get('migrate'));
  const refused = await send(browser, {});
  expect(refused.status).toBe(409);
  expect(refused.headers['content-release']).toBe(next.get('migrate')?.pointer.release);
});
