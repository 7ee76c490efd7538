// A new release of the application form: saved answers of the old one, and pages that still ask for old files.
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormBundle } from '../../runtime/core/index.ts';
import type { ReleasedContent } from '../../server/content/released.ts';
import type { StoreSettings } from '../../server/store/index.ts';
import { Browser, shippedContent, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { ANN, addLeads, applicant } from './helpers/people.ts';

/** The shipped content after staff took `firm_name` out and made `office_hours` a list. */
async function nextRelease(onNewRelease: 'migrate' | 'restart'): Promise<ReleasedContent> {
  const content = await shippedContent();
  const form = content.forms.application;
  if (!form) throw new Error('The shipped content has no application.');
  const { bundle } = form;
  const sections = bundle.sections.map((section) => {
    const { firm_name: _, ...properties } = section.schema.properties ?? {};
    if (section.id !== 'primary') return section;
    const office_hours = { type: 'array', items: { type: 'string' } };
    return {
      ...section,
      schema: { ...section.schema, properties: { ...properties, office_hours } },
    };
  });
  const draft = { save: 'save_attorney_temp_data', onNewRelease };
  const changed: FormBundle = { ...bundle, sections, draft, release: 'the-next-one' };
  const forms = { ...content.forms, application: { ...form, bundle: changed } };
  const pointer = {
    ...content.pointer,
    forms: { ...content.pointer.forms, application: 'application.next.json' },
  };
  const assets = new Map([
    ['application.next.json', { type: 'application/json', body: JSON.stringify(changed) }],
  ]);
  return { ...content, forms, pointer, assets };
}

describe('a new release', () => {
  let databases: Databases;
  let settings: StoreSettings;
  let app: FastifyInstance;
  const saved = { first_name: 'Ann', firm_name: 'Lee Law', office_hours: '9 to 5' };

  beforeAll(async () => {
    databases = await startDatabases('pglite');
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

  const restart = async (content: ReleasedContent) => {
    await app.close();
    app = await startApp({ ...settings, parts: { content } });
    const browser = await applicant(app, ANN);
    const check = { emailAddress: ANN.email, lead_id: ANN.id };
    return { browser, back: (await browser.post('attorney_check', check)).body };
  };

  it('gives back all saved answers the form can still hold, and says which release they are of', async () => {
    const before = (await shippedContent()).forms.application?.bundle.release;
    const { browser, back } = await restart(await nextRelease('migrate'));
    expect(back).toMatchObject({ n_rec: 1, revision: 1, step: 'primary', release: before });
    expect(back.data).toEqual({ first_name: 'Ann' });
    const body = { lead_id: ANN.id, data: back.data, revision: 1 };
    expect((await browser.post('save_attorney_temp_data', body)).status).toBe(200);
  });

  it('starts anew where the form says so, and takes the first save', async () => {
    const { browser, back } = await restart(await nextRelease('restart'));
    expect(back).toMatchObject({ n_rec: 0, is_attorney_exist: false });
    const body = { lead_id: ANN.id, data: { first_name: 'Ann' }, revision: 0 };
    expect((await browser.post('save_attorney_temp_data', body)).status).toBe(200);
  });

  it('leaves the files of the release before where they were, and the form as submissions were stamped', async () => {
    const old = await shippedContent();
    await restart(await nextRelease('migrate'));
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

  it('reads a file of the release before once, however often it is asked for', async () => {
    const old = await shippedContent();
    await restart(await nextRelease('migrate'));
    const visitor = new Browser(app);
    const url = `/content/${old.pointer.forms.application}`;
    const first = await visitor.get(url);
    await app.store.deleteFrom('content_release').execute();
    await app.store.deleteFrom('content_asset').execute();
    expect((await visitor.get(url)).body).toEqual(first.body);
  });
});
