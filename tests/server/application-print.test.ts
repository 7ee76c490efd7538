// Download Application: what the applicant has answered so far, with every text that is to be agreed to; one print at a time.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import { popplerText } from './esign/helpers.ts';
import { type Browser, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { ANN, addLeads, applicant, wholeApplication } from './helpers/people.ts';

const REVIEWED = 'I have reviewed the Fee Schedule & the Fee for Services Attorney Agreement';
const ACCEPTED = 'I have read the agreement and accept it';

describe('the printed application', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let ann: Browser;

  beforeAll(async () => {
    databases = await startDatabases();
    app = await startApp(await databases.fresh());
    await addLeads(app, ANN);
    ann = await applicant(app, ANN);
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const { review_agreements: _, ...unfinished } = wholeApplication(ANN);
  const made = async (form: JsonObject, file_type = 'attorney_app') =>
    (await ann.post('attorney_app_pdf', { lead_id: ANN.id, form, file_type })).body.file_name;
  const fetched = (name: string) =>
    app.inject({
      method: 'GET',
      url: `/api/portal/download_signed_enrollment.php?name=${name}`,
      cookies: { ...ann.cookies },
    });
  const textOf = async (form: JsonObject) =>
    popplerText((await fetched(await made(form))).rawPayload);

  it('carries the agreement in full and the disclaimer, and says that neither is agreed to yet', async () => {
    const text = await textOf(unfinished);
    expect(text).toContain('Attorney Application');
    expect(text).toContain('The attorney does not bill the member for a covered service.');
    expect(text).toContain('the information in this application is accurate and complete');
    expect(text).toContain(`${ACCEPTED} No`);
    expect(text).toContain(`${REVIEWED} No`);
  });

  it('says of a number that is not in the copy how it ends, and what was not answered', async () => {
    const { ssn_number: _ssn, ...form } = { ...unfinished } as JsonObject;
    const print = async (more: JsonObject) => {
      const asked = { lead_id: ANN.id, form, file_type: 'attorney_app', ...more };
      return ann.post('attorney_app_pdf', asked);
    };
    const read = async (more: JsonObject) =>
      popplerText((await fetched((await print(more)).body.file_name)).rawPayload);
    expect(await read({ ends: { '/ssn_number': '6789' } })).toContain(
      'Not shown in this copy, ends in 6789',
    );
    expect(await read({})).not.toContain('Not shown in this copy');
    // Nobody puts a whole number there, or a sentence.
    for (const end of ['123456789', '', 'a b', 7])
      expect((await print({ ends: { '/ssn_number': end } })).status).toBe(400);
  });

  it('says what is ticked on the screen', async () => {
    const text = await textOf({ ...unfinished, agreement_accepted: true });
    expect(text).toContain(`${ACCEPTED} Yes`);
    expect(text).toContain(`${REVIEWED} No`);
  });

  it('does not ask an attorney for an agreement that the screen does not ask for', async () => {
    const coverages = { attorney_type: ['REF'], coveragelist: [], practice_county_list: [] };
    const text = await textOf({ ...unfinished, ...coverages });
    expect(text).not.toContain(ACCEPTED);
    expect(text).toContain(`${REVIEWED} No`);
  });

  it('replaces the print before it, of its own kind only', async () => {
    const first = await made(unfinished);
    const other = await made(unfinished, 'enrollment');
    const second = await made({ ...unfinished, first_name: 'Anna' });
    expect((await fetched(first)).statusCode).toBe(404);
    expect((await fetched(other)).statusCode).toBe(200);
    expect((await fetched(second)).statusCode).toBe(200);
    const names = (await app.services.files.list(`enrollment/${ANN.id}`)).map(({ name }) => name);
    expect(names.toSorted()).toEqual([second, other].toSorted());
  });

  it('gives two windows a print that both can fetch, and replaces it with the next', async () => {
    const names = await Promise.all([made(unfinished), made(unfinished)]);
    for (const name of names) expect((await fetched(name)).statusCode).toBe(200);
    const next = await made({ ...unfinished, first_name: 'Berta' });
    for (const name of names) expect((await fetched(name)).statusCode).toBe(404);
    const files = await app.services.files.list(`enrollment/${ANN.id}`);
    expect(files.filter(({ meta }) => meta.print === 'attorney_app')).toMatchObject([
      { name: next },
    ]);
  });

  it('is saved under a name a person can read', async () => {
    const { headers } = await fetched(await made(unfinished));
    expect(headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''Attorney%20Application.pdf",
    );
  });
});
