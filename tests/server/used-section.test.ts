// A form of one `use` line on the server: a submission is judged, stored and printed like that step of the application.

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../runtime/core/index.ts';
import { contentOf } from '../../server/content/load.ts';
import { releasedWith } from '../helpers/one-use.ts';
import { popplerText } from './esign/helpers.ts';
import { type Browser, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { ANN, addLeads, applicant, wholeApplication } from './helpers/people.ts';

/** What stands below each page. */
const FOOT = /Attorney Network .{1,40}? Page \d+ of \d+ /g;
const SUBMISSIONS = '/api/forms/again/submissions';

describe('a form that says { "use": "practice" }', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let ann: Browser;
  let whole: JsonObject;

  beforeAll(async () => {
    databases = await startDatabases();
    const release = await releasedWith('practice');
    const owns = release.forms.again?.bundle.sections[0]?.owns ?? [];
    whole = {
      ...Object.fromEntries(
        Object.entries(wholeApplication(ANN)).filter(([name]) => owns.includes(name)),
      ),
      uploadedFiles: [{ name: 'w9.pdf', Key: 'kept-1', fileType: 'W9' }],
    };
    app = await startApp({
      ...(await databases.fresh()),
      parts: { content: contentOf(release) },
    });
    await addLeads(app, ANN);
    ann = await applicant(app, ANN);
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  it('refuses what that step of the application refuses, in the same words', async () => {
    const [credential] = Array.isArray(whole.credentials) ? whole.credentials : [];
    if (!isObject(credential)) throw new Error('Nobody has a credential.');
    const expired = { ...credential, lic_issue_date: '2026-05-01', lic_exp_date: '2026-04-01' };
    const { uploadedFiles: _, ...answers } = whole;
    const wrong = { ...answers, language_fluent: [], credentials: [expired] };
    const again = await ann.post(SUBMISSIONS, { data: wrong });
    const application = await ann.post('create_attorney', {
      ...wholeApplication(ANN),
      ...wrong,
      lead_id: ANN.id,
    });
    expect(again.status).toBe(422);
    expect(again.body.faults.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Choose at least one language.',
        'The insurance cannot expire before it is issued.',
      ]),
    );
    expect(application.body.faults).toEqual(again.body.faults);
  });

  it('stores what its rules made of the answers', async () => {
    const stored = await ann.post(SUBMISSIONS, {
      data: { ...whole, language_fluent: ['Spanish'] },
    });
    expect(stored.status, JSON.stringify(stored.body)).toBe(201);
    const row = await app.store
      .selectFrom('submission')
      .selectAll()
      .where('id', '=', stored.body.id)
      .executeTakeFirstOrThrow();
    expect(row.data).toMatchObject({ lang_spoken: '{"1":"Spanish"}' });
  });

  it('is printed as that step of the application is', async () => {
    const { again, application } = (await releasedWith('practice')).forms;
    if (!again || !application) throw new Error('A form is missing.');
    const printed = async (form: typeof again) => {
      const pdf = await app.services.documents.application({
        form: form.bundle,
        answers: whole,
        kind: 'attorney_app',
      });
      return (await popplerText(await pdf.print())).replace(FOOT, '');
    };
    const text = await printed(again);
    const step = text.slice(text.indexOf('Practice Details'));
    expect(step).toContain('Practice Details');
    expect(step).toContain('Law School');
    expect(step).toContain('Bar Number');
    expect(await printed(application)).toContain(step.trim());
  });
});
