// Whoever knows an e-mail address, and no more, gets nothing of the person behind it, and never the account.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { api, mailedUrl, newSigner, popplerText, popupUrl } from '../esign/helpers.ts';
import { aServer } from '../helpers/a-server.ts';
import { identify } from '../helpers/accounts.ts';
import type { Browser } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { type ANN, applicant, newLead } from '../helpers/people.ts';

describe.each(ON_POSTGRES)('a stranger who knows an e-mail address, on %s', (driver) => {
  const server = aServer(driver);

  it('does not get from the address to the document, its numbers, and the first login', async () => {
    const { lead, attorneyId } = await newSigner(server.app);
    const stranger = server.browser();
    await stranger.post('getLeadHubspot', { emailAddress: lead.email });
    const text = await documentSeenBy(stranger, server.app, lead, attorneyId);
    const zip = /\b30301\b/.exec(text)?.[0] ?? '';
    const last_4_ssn = /6789/.exec(text)?.[0] ?? '';
    expect([zip, last_4_ssn]).toEqual(['', '']);
    const entered = await identify(stranger, { attorney_number: attorneyId, zip, last_4_ssn });
    expect(entered.status).not.toBe(200);
  });

  it('ends what is open in a browser where an address is looked up that is registered (SGN-07)', async () => {
    const lead = await newLead(server.app);
    const browser = await applicant(server.app, lead);
    const kept = { lead_id: lead.id, data: { firm_name: 'Birch' } };
    expect((await browser.post('save_attorney_temp_data', kept)).status).toBe(200);
    const registered = { id: randomUUID(), email: `${randomUUID()}@example.com` };
    await server.app.services.leads.save({ ...registered, noRec: 1, props: {} });
    const { body } = await browser.lookUp(registered.email);
    expect(body).toMatchObject({
      message: 'Attorney already registered',
      result: { lead: [], no_rec: 1 },
    });
    expect((await browser.post('save_attorney_temp_data', kept)).status).toBe(401);
  });
});

/** Whatever of the document the browser gets at: by a request of its own, by a print, or by somebody's mailed link. */
async function documentSeenBy(
  browser: Browser,
  app: FastifyInstance,
  lead: typeof ANN,
  attorneyId: string,
): Promise<string> {
  const { cookies } = browser;
  const own = await popupUrl(browser, attorneyId);
  await browser.post('generateEmailSignRequest', { attorney_id: attorneyId });
  const mailed = await mailedUrl(app, lead.email);
  const links = [own, mailed].filter((url) => url?.includes('/sign'));
  const files = await Promise.all(
    links.map((url) => app.inject({ url: api(url, '/document'), cookies })),
  );
  const pages = await Promise.all(links.map((url) => browser.get(api(url))));
  const printed = files.filter(({ statusCode }) => statusCode === 200);
  const texts = await Promise.all(printed.map((file) => popplerText(file.rawPayload)));
  return [...texts, ...pages.map(({ body }) => JSON.stringify(body))].join('\n');
}
