// Something that staff sent is moved by them as long as they have the role in which they sent it; they read it for ever.
import { describe, expect, it } from 'vitest';
import { type Edits, edited } from '../../helpers/releases.ts';
import { Browser } from '../helpers/app.ts';
import { DRIVERS } from '../helpers/databases.ts';
import { staffToken } from '../helpers/staff.ts';
import { aFirmServer, CHANGE, FORM } from './a-firm.ts';

const ROLE = 'publisher';
const EMAIL = 'publisher@example.com';
const theirs = (text: string) => text.replaceAll('"attorney"', `"${ROLE}"`);

/** The same form for the people of a role of the staff. */
const OF_STAFF: Edits = {
  [`schemas/forms/${FORM}/form.json`]: theirs,
  'schemas/forms/firm-answer/form.json': theirs,
  'schemas/forms/firm-decide/move.ui.json': theirs,
  [`schemas/flows/${FORM}.json`]: theirs,
  [`schemas/forms/${FORM}/matters.ui.json`]: edited((file) => {
    const { matters } = file as { matters: { 'ui:options': object } };
    const { source: _, ...options } = matters['ui:options'] as { readonly source: object };
    return { ...file, matters: { ...matters, 'ui:options': options } };
  }),
};

describe.each(DRIVERS)('a change of firm of the staff, on %s', (driver) => {
  const server = aFirmServer(driver);

  it('is moved no more by whoever lost the role in which they sent it', async () => {
    await server.again(OF_STAFF);
    const browser = new Browser(server.app);
    const token = await staffToken(browser, EMAIL);
    const post = (call: string, body: object) => browser.post(call, body, token);
    const sent = await post(`/api/forms/${FORM}/submissions`, { data: CHANGE });
    const of = { form: FORM, id: String(sent.body.id) };
    const { status, seen } = (await post('/api/sent/item', of)).body.data as unknown as {
      readonly status: string;
      readonly seen: string;
    };
    await server.app.store
      .updateTable('staff')
      .set({ roles: JSON.stringify(['wording']) })
      .where('email', '=', EMAIL)
      .execute();
    const asked = { ...of, from: status, seen };
    const withdrawn = await post('/api/sent/move', { ...asked, move: 'withdraw', confirmed: true });
    expect(withdrawn.status).toBe(403);
    const corrected = { ...asked, move: 'correct', data: CHANGE };
    expect((await post('/api/sent/correct', corrected)).status).toBe(403);
    const draft = await browser.get(`/api/forms/${FORM}/draft?about=${of.id}`, token);
    expect(draft.status).toBe(403);
    expect((await post('/api/sent/item', of)).body.data).toMatchObject({ status: 'Sent' });
  });
});
