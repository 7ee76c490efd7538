// A new release of a form: saved answers of the old one, pages that still ask for old files, and a start that would lose answers.
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../../server/content/load.ts';
import { previousReleases } from '../../server/content/previous.ts';
import type { ReleasedContent } from '../../server/content/released.ts';
import type { StoreSettings } from '../../server/store/index.ts';
import { edited } from '../helpers/releases.ts';
import { Browser, NOW, shippedContent, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { nextApplication } from './helpers/next-application.ts';
import { ANN, addLeads, applicant, applicantWithFile, wholeApplication } from './helpers/people.ts';
import { published } from './helpers/published.ts';

const FEEDBACK = 'schemas/forms/feedback/feedback';
describe('a new release of the application', () => {
  let databases: Databases;
  let settings: StoreSettings;
  let app: FastifyInstance;
  const saved = { first_name: 'Ann', salutation: 'Mrs', office_hours: '9 to 5' };

  beforeAll(async () => {
    databases = await startDatabases();
  });
  afterAll(async () => {
    await databases?.stop();
  });
  beforeEach(async () => {
    settings = await databases.fresh();
    app = await startApp(settings);
    await addLeads(app, ANN);
    const ann = await applicant(app, ANN);
    await ann.post('save_attorney_temp_data', { lead_id: ANN.id, data: saved, step: 'primary' });
  });
  afterEach(async () => {
    await app.close();
  });

  let starts = 0;
  const restart = async (content: ReleasedContent) => {
    await app.close();
    starts += 1;
    const now = () => new Date(NOW.getTime() + starts * 60_000);
    app = await startApp({ ...settings, parts: { content, now } });
    const browser = await applicantWithFile(app, ANN);
    const check = { emailAddress: ANN.email, lead_id: ANN.id };
    return { browser, back: (await browser.post('attorney_check', check)).body };
  };
  const newRelease = () => app.releases.current().forms.application?.bundle.release;
  const oldRelease = async () => (await shippedContent()).forms.application?.bundle.release;

  it('carries the answers over, and names what had to be left out in the words it was given in', async () => {
    const { browser, back } = await restart(await nextApplication('migrate'));
    expect(back).toMatchObject({ n_rec: 1, revision: 1, step: 'primary', release: newRelease() });
    expect(back.data).toEqual({ first_name: 'Ann', form_of_address: 'Mrs' });
    expect(back.left_out).toEqual([
      { path: '/office_hours', label: 'Office Hours', value: '9 to 5' },
    ]);
    const body = { lead_id: ANN.id, data: back.data, revision: 1, release: back.release };
    expect((await browser.post('save_attorney_temp_data', body)).status).toBe(200);
    const check = { emailAddress: ANN.email, lead_id: ANN.id };
    const again = (await browser.post('attorney_check', check)).body;
    expect(again).toMatchObject({ data: back.data, release: newRelease() });
    expect(again).not.toHaveProperty('left_out');
  });

  it('gives a pinned application back whole, in its own release, and takes it in that one', async () => {
    const { browser, back } = await restart(await nextApplication('pin'));
    expect(back).toMatchObject({ n_rec: 1, data: saved, release: await oldRelease() });
    expect(back).not.toHaveProperty('left_out');

    const whole = { ...wholeApplication(ANN), salutation: 'Mrs', office_hours: '9 to 5' };
    const body = { lead_id: ANN.id, data: whole, revision: 1, release: back.release };
    const refused = await browser.post('save_attorney_temp_data', {
      ...body,
      release: newRelease(),
    });
    expect(refused).toMatchObject({ status: 422 });
    const kept = await browser.post('save_attorney_temp_data', body);
    expect(kept, JSON.stringify(kept.body)).toMatchObject({ status: 200 });
    const made = await browser.post('create_attorney', whole);
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 200 });
    const [row] = await app.store.selectFrom('submission').selectAll().execute();
    expect(row).toMatchObject({
      release: await oldRelease(),
      data: { salutation: 'Mrs', office_hours: '9 to 5' },
    });
  });

  it('takes a save of a page that was open when the release came, and carries it over later', async () => {
    const { browser } = await restart(await nextApplication('migrate'));
    const data = { ...saved, last_name: 'Lee' };
    const release = await oldRelease();
    const body = { lead_id: ANN.id, data, revision: 1, release };
    const kept = await browser.post('save_attorney_temp_data', body);
    expect(kept, JSON.stringify(kept.body)).toMatchObject({ status: 200 });
    const check = { emailAddress: ANN.email, lead_id: ANN.id };
    const { body: back } = await browser.post('attorney_check', check);
    expect(back.data).toEqual({ first_name: 'Ann', last_name: 'Lee', form_of_address: 'Mrs' });
  });

  it('starts anew where the form says so, and takes the first save', async () => {
    const { browser, back } = await restart(await nextApplication('restart'));
    expect(back).toMatchObject({ n_rec: 0, is_attorney_exist: false });
    const body = { lead_id: ANN.id, data: { first_name: 'Ann' }, revision: 0 };
    expect((await browser.post('save_attorney_temp_data', body)).status).toBe(200);
  });

  it('leaves the files of the release before where they were, and the form as submissions were stamped', async () => {
    const old = await shippedContent();
    await restart(await nextApplication('migrate'));
    const visitor = new Browser(app);
    const name = old.pointer.forms.application;
    const release = old.forms.application?.bundle.release;
    const file = await visitor.get(`/content/${name}`);
    expect(file).toMatchObject({ status: 200, body: { release } });
    expect(file.headers['cache-control']).toContain('immutable');
    const stamped = await visitor.get(`/content/forms/application/${release}`);
    expect(stamped.body).toEqual(file.body);
    expect((await visitor.get('/content/forms/application/none')).status).toBe(404);
  });

  it('is refused at the start where answers saved in the newest one would lose a field', async () => {
    const content = await published({
      [`${FEEDBACK}.schema.json`]: edited(({ properties, ...file }) => ({
        ...file,
        properties: { ...(properties as object), extra: { type: 'string', maxLength: 40 } },
      })),
      [`${FEEDBACK}.ui.json`]: (text) => text.replace('"comments"]', '"comments", "extra"]'),
      'messages/en-US/feedback.json': edited((words) => ({ ...words, 'extra.label': 'Extra' })),
    });
    await restart(content);
    // Nobody has begun the form yet, so nothing could be lost.
    expect((await previousReleases(app.store)).feedback).toBeUndefined();
    const draft = { method: 'PUT', url: '/api/forms/feedback/draft' } as const;
    const begun = await app.inject({ ...draft, payload: { data: { extra: 'words' } } });
    expect(begun.statusCode).toBe(200);
    const previous = await previousReleases(app.store);
    await expect(loadContent(() => undefined, previous)).rejects.toThrow(
      /"extra" of the previous release is gone: saved answers would lose it/,
    );
  });

  it('is compared with the releases that open drafts were saved under, and with no other', async () => {
    const { browser } = await restart(await nextApplication('migrate'));
    const releases = async () =>
      (await previousReleases(app.store)).application?.map(({ release }) => release);
    expect(await releases()).toEqual([await oldRelease()]);
    // Nobody has saved anything since: the files of before can come back.
    expect((await loadContent(() => undefined, await previousReleases(app.store))).id).toBe(
      (await shippedContent()).id,
    );
    const data = { first_name: 'Ann', form_of_address: 'Mrs', office_hours: ['9 to 5'] };
    const save = { lead_id: ANN.id, data, revision: 1, release: newRelease() };
    expect((await browser.post('save_attorney_temp_data', save)).status).toBe(200);
    expect(await releases()).toEqual([newRelease()]);
    await expect(loadContent(() => undefined, await previousReleases(app.store))).rejects.toThrow(
      /"office_hours"/,
    );
  });
});
