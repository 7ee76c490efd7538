// Fields of the record under other names: what staff rename goes on to the same columns, and what was saved before is found.
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { candidateNumbered, putBack } from '../../../server/content/history.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import { listCredentials } from '../../../server/store/attorneys/credentials.ts';
import type { AServer } from '../helpers/a-server.ts';
import { Browser, NOW, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { otherInsurer, otherList } from '../helpers/next-record.ts';
import { applicantWithFile, newLead, wholeApplication } from '../helpers/people.ts';
import { staffToken } from '../helpers/staff.ts';
import { editorOf, type Profile } from './a-record.ts';

const INSURED = { insurance_company: 'Beacon Mutual', lic_exp_date: '2027-05-01' };
const OLD = 'Old Mutual';

let databases: Databases;
let server: AServer;
let now: Date;
let insurer: ReleasedContent;
let list: ReleasedContent;
beforeAll(async () => {
  [insurer, list] = [await otherInsurer(), await otherList()];
  databases = await startDatabases();
  return () => databases.stop();
}, 240_000);
beforeEach(async () => {
  now = NOW;
  const parts = { now: () => now };
  const app = await startApp({ ...(await databases.fresh()), parts, config: { demo: true } });
  server = { app, now, browser: () => new Browser(app) };
}, 120_000);
afterEach(() => server.app.close());

type Rows = readonly JsonObject[];
const rowsOf = (data: JsonObject | undefined, name = 'credentials') => (data?.[name] ?? []) as Rows;
const credentialOf = async (id: string) => (await listCredentials(server.app.store, id))[0];

/** A lead whose application is saved, all but sent. */
async function savedApplication() {
  const lead = await newLead(server.app);
  const browser = await applicantWithFile(server.app, lead);
  const whole = wholeApplication(lead);
  const credentials = rowsOf(whole).map((row) => ({ ...row, ...INSURED }));
  const {
    ssn_number: _,
    account_number: __,
    lead_id,
    ...data
  }: JsonObject = { ...whole, credentials };
  const draft = { lead_id, data, revision: 0 };
  expect((await browser.post('save_attorney_temp_data', draft)).status).toBe(200);
  return { browser, whole, asked: { emailAddress: lead.email, lead_id: lead.id } };
}

async function draftOf({ browser, asked }: Awaited<ReturnType<typeof savedApplication>>) {
  const { body } = await browser.post('attorney_check', asked);
  return body.data as JsonObject;
}

async function sent(browser: Browser, answers: JsonObject): Promise<string> {
  const answer = await browser.post('create_attorney', answers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.attorney.id;
}

/** The first licence of demoattorney1 as a page shows it, and saved with these changes. */
async function changed(changes: JsonObject, name = 'credentials'): Promise<Profile> {
  const { open, save } = await editorOf(server);
  const opened = await open();
  const [first, ...others] = rowsOf(opened.profile, name);
  const answer = await save(opened, { [name]: [{ ...first, ...changes }, ...others] });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return opened.profile;
}

const shown = async () => (await (await editorOf(server)).open()).profile;

/** Release 1 is current again, and taken over by the server that runs. */
async function putFirstBack(): Promise<void> {
  const { store, releases } = server.app;
  const candidate = await candidateNumbered(store, 1);
  if (!candidate) throw new Error('There is no release 1.');
  await putBack(store, candidate, { now, author: 'test', note: '' });
  now = new Date(now.getTime() + 2_000);
  await releases.refresh();
}

async function licensedIn(id: string): Promise<string | undefined> {
  const browser = server.browser();
  const token = await staffToken(browser, 'desk@example.com');
  const { body } = await browser.post('/api/desk/item', { queue: 'applications', id }, token);
  const { facts } = body.data as { facts: readonly { label: string; value: string }[] };
  return facts.find(({ label }) => label.startsWith('Licen'))?.value;
}

it('is carried over in a draft, and fills the same column when the application is sent', async () => {
  const applying = await savedApplication();
  await server.app.releases.publish(insurer);
  const [licence] = rowsOf(await draftOf(applying));
  expect(licence).toMatchObject({ bar_number: '123456', insurer: 'Beacon Mutual' });
  expect(licence).not.toHaveProperty('insurance_company');
  const credentials = [{ ...licence, insurer: OLD }];
  const id = await sent(applying.browser, { ...applying.whole, credentials });
  expect(await credentialOf(id)).toMatchObject({
    insurance_company: OLD,
    bar_number: '123456',
    state_code: 'GA',
    lic_exp_date: '2027-05-01',
  });
});

it('is found in a record that was saved before, changed in the same row, and found again when the release is put back', async () => {
  await changed(INSURED);
  const row = await credentialOf('10001');
  expect(row?.insurance_company).toBe('Beacon Mutual');
  await server.app.releases.publish(insurer);
  const before = rowsOf(await changed({ insurer: OLD }))[0];
  expect(before).toMatchObject({ insurer: 'Beacon Mutual' });
  expect(before).not.toHaveProperty('insurance_company');
  expect(await credentialOf('10001')).toEqual({ ...row, insurance_company: OLD });
  const [newest] = await server.app.store
    .selectFrom('attorney_change')
    .select('changes')
    .where('attorney_id', '=', '10001')
    .orderBy('revision', 'desc')
    .execute();
  // One answer was changed, whatever else is called otherwise.
  expect(newest?.changes).toHaveLength(1);
  await putFirstBack();
  expect(rowsOf(await shown())[0]).toMatchObject({ insurance_company: OLD });
  await changed({ insurance_company: 'Third Mutual' });
  expect(await credentialOf('10001')).toEqual({ ...row, insurance_company: 'Third Mutual' });
});

it('may be the whole list: the desk, the home and the columns go by it all the same', async () => {
  await changed(INSURED);
  const row = await credentialOf('10001');
  const licensed = await licensedIn('10001');
  const home = async () => {
    const { post } = await editorOf(server);
    return (await post('dashboard_details', {})).body.data as JsonObject;
  };
  const expires = (await home()).lic_license_expire_date;
  expect([licensed, expires]).not.toContain('');
  await server.app.releases.publish(list);
  expect([await licensedIn('10001'), (await home()).lic_license_expire_date]).toEqual([
    licensed,
    expires,
  ]);
  const before = await changed({ insurance_company: OLD }, 'licences');
  expect(before).not.toHaveProperty('credentials');
  expect(await credentialOf('10001')).toEqual({ ...row, insurance_company: OLD });
  const { browser, whole } = await applying();
  const { credentials, ...rest } = whole;
  const id = await sent(browser, { ...rest, licences: credentials ?? [] });
  expect(await credentialOf(id)).toMatchObject({ bar_number: '123456' });
});

/** Somebody who has saved nothing. */
async function applying() {
  const lead = await newLead(server.app);
  return { browser: await applicantWithFile(server.app, lead), whole: wholeApplication(lead) };
}

it('is read as code read it then in a release that says nothing of columns', async () => {
  const { store, releases } = server.app;
  await releases.publish(insurer);
  // As the store of a server from before has it.
  for (const id of ['application', 'profile']) {
    const name = releases.current().pointer.forms[id];
    const old = await store
      .selectFrom('content_release')
      .select('bundle')
      .where('form_id', '=', id)
      .where('bundle', '!=', name ?? '')
      .executeTakeFirstOrThrow();
    const asset = store.selectFrom('content_asset').select('body').where('name', '=', old.bundle);
    const { columns, ...bundle } = JSON.parse((await asset.executeTakeFirstOrThrow()).body);
    expect(Object.keys(columns)).toHaveLength(40);
    await store
      .updateTable('content_asset')
      .set({ body: JSON.stringify(bundle) })
      .where('name', '=', old.bundle)
      .execute();
  }
  await putFirstBack();
  const { browser, whole } = await applying();
  const credentials = rowsOf(whole).map((row) => ({ ...row, ...INSURED }));
  const id = await sent(browser, { ...whole, credentials });
  expect(await credentialOf(id)).toMatchObject({ insurance_company: 'Beacon Mutual' });
  await changed({ insurance_company: OLD });
  expect((await credentialOf('10001'))?.insurance_company).toBe(OLD);
});
