// Whom an answer is for: nobody else keeps it, no other host plants a cookie for it, no stranger reads the numbers.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { ANN, addLeads, applicant } from '../helpers/people.ts';

describe('the server', () => {
  let databases: Databases;
  let app: FastifyInstance;

  beforeAll(async () => {
    databases = await startDatabases();
    app = await startApp(await databases.fresh());
    await addLeads(app, ANN);
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  it('lets nobody keep what a call answers', async () => {
    const browser = await applicant(app, ANN);
    const saved = await browser.post('save_attorney_temp_data', { lead_id: ANN.id, data: {} });
    const check = { emailAddress: ANN.email, lead_id: ANN.id };
    const refused = await new Browser(app).post('attorney_check', check);
    for (const { headers } of [await browser.post('attorney_check', check), saved, refused])
      expect(headers['cache-control']).toBe('no-store');
  });

  it('names its cookies for this host alone under https, and believes no others', async () => {
    const secure = await startApp({
      ...(await databases.fresh()),
      config: { publicUrl: 'https://portal.example.com' },
    });
    await addLeads(secure, ANN);
    const url = '/api/forms/feedback/draft';
    const first = await secure.inject({ method: 'PUT', url, payload: { data: { rating: 4 } } });
    const [cookie = ''] = [first.headers['set-cookie']].flat();
    expect(cookie).toMatch(/^__Host-form=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Strict/);
    const [name = '', token = ''] = (cookie.split(';')[0] ?? '').split('=');
    const drafts = async (cookies: Record<string, string>) =>
      (await secure.inject({ method: 'GET', url, cookies })).json().n_rec;
    expect(await drafts({ [name]: token })).toBe(1);
    expect(await drafts({ form: token })).toBe(0);
    await secure.close();
  });

  it('keeps its numbers to itself where it is told to', async () => {
    const closed = await startApp({ ...(await databases.fresh()), config: { metrics: false } });
    expect((await closed.inject('/metrics')).statusCode).toBe(404);
    await closed.close();
  });
});
