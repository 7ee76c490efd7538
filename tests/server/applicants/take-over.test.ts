// Whoever knows an e-mail address, and no more, gets nothing of the person behind it, and never the account.
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { api, mailedUrl, newSigner, popplerText, popupUrl } from '../esign/helpers.ts';
import { aServer } from '../helpers/a-server.ts';
import { identify } from '../helpers/accounts.ts';
import type { Browser } from '../helpers/app.ts';
import { DRIVERS } from '../helpers/databases.ts';
import type { ANN } from '../helpers/people.ts';

describe.each(DRIVERS)('a stranger who knows an e-mail address, on %s', (driver) => {
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
  const links = [own, mailed].filter((url) => url?.includes('/sign/'));
  const files = await Promise.all(
    links.map((url) => app.inject({ url: api(url, '/document'), cookies })),
  );
  const pages = await Promise.all(links.map((url) => browser.get(api(url))));
  const printed = files.filter(({ statusCode }) => statusCode === 200);
  const texts = await Promise.all(printed.map((file) => popplerText(file.rawPayload)));
  return [...texts, ...pages.map(({ body }) => JSON.stringify(body))].join('\n');
}
