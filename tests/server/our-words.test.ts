// Words that have a source are ours: whatever a browser sends of them, what is kept, printed and signed is told by the source.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import { contentOf } from '../../server/content/load.ts';
import { releasedWith } from '../helpers/one-use.ts';
import { popplerText } from './esign/helpers.ts';
import { type Browser, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { newApplicant, wholeApplication } from './helpers/people.ts';

const BONUS = '$5,000 bonus per case';
const EVERYWHERE = 'Texas, New York and all others';
const KEY = { plan_class: 'FAM', sub_cov_id: '1010' };
const WORDS = {
  desc: 'Divorce and Separation',
  sub_coverage: 'Divorce, uncontested, no minor children',
};
const LICENSED = { bar_number: '1', date_admitted_to_bar: '2012-05-18' };

describe('words that have a source', () => {
  let databases: Databases;
  let app: FastifyInstance;

  beforeAll(async () => {
    databases = await startDatabases();
    const content = contentOf(await releasedWith('coverage'));
    app = await startApp({ ...(await databases.fresh()), parts: { content } });
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const submissionOf = async (leadId: string, form: string) => {
    const { data } = await app.store
      .selectFrom('submission')
      .select('data')
      .where('owner', '=', `lead/${leadId}`)
      .where('form_id', '=', form)
      .executeTakeFirstOrThrow();
    return data as JsonObject;
  };
  const submitted = async (change: JsonObject) => {
    const { lead, browser } = await newApplicant(app);
    const { status, body } = await browser.post('create_attorney', {
      ...wholeApplication(lead),
      ...change,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return { id: body.attorney.id, data: await submissionOf(lead.id, 'application') };
  };

  it('are those of the catalogue for a coverage, whatever was sent or left out', async () => {
    const sent = { ...KEY, desc: 'Anything', sub_coverage: BONUS, remote_consult: true };
    const { id, data } = await submitted({ coveragelist: [sent] });
    expect(data.coveragelist).toEqual([{ ...KEY, ...WORDS, remote_consult: true }]);
    const rows = await app.store
      .selectFrom('attorney_coverage')
      .selectAll()
      .where('attorney_id', '=', id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('bonus');
    const { data: bare } = await submitted({ coveragelist: [KEY] });
    expect(bare.coveragelist).toEqual([{ ...KEY, ...WORDS }]);
  });

  it('are not kept for a coverage that was deleted and that nobody offers', async () => {
    const gone = { plan_class: 'FAM', sub_cov_id: '9', deleted: 1, date_deleted: '2026-03-01' };
    const { data } = await submitted({
      coveragelist: [{ ...gone, desc: 'Anything', sub_coverage: BONUS }, KEY],
    });
    expect(data.coveragelist).toEqual([gone, { ...KEY, ...WORDS }]);
  });

  it('are those of our rules for a tag, whatever else was sent', async () => {
    const { data: none } = await submitted({
      attr_tags: ['Board Member', 'Referral-Contingency-Fee'],
    });
    expect(none).not.toHaveProperty('attr_tags');
    const { data } = await submitted({ referral_cont_fee: true, attr_tags: ['Board Member'] });
    expect(data.attr_tags).toEqual(['Referral-Contingency-Fee']);
  });

  it('are those of the state for a licence', async () => {
    for (const lic_state of [{ STATECD: 'GA', state_name: EVERYWHERE }, { STATECD: 'GA' }]) {
      const { data } = await submitted({ credentials: [{ ...LICENSED, lic_state }] });
      expect(data.credentials).toMatchObject([
        { lic_state: { STATECD: 'GA', state_name: 'Georgia' } },
      ]);
    }
  });

  it('are ours on a print of what is not finished, too', async () => {
    const { lead, browser } = await newApplicant(app);
    const form = {
      ...wholeApplication(lead),
      first_name: undefined,
      credentials: [
        { ...LICENSED, lic_state: { STATECD: 'GA', state_name: EVERYWHERE } },
        { ...LICENSED, lic_state: { STATECD: 'XX', state_name: 'Atlantis' } },
      ],
      coveragelist: [
        { ...KEY, desc: 'Anything', sub_coverage: BONUS },
        { ...KEY, sub_cov_id: '9', desc: 'Two bonuses', sub_coverage: BONUS },
      ],
      practice_county_list: [{ state_code: 'GA', county: 'Gotham', plan_class: 'FAM' }],
    };
    const text = await printed(browser, lead.id, form);
    expect(text).toContain('Georgia');
    expect(text).toContain(WORDS.sub_coverage);
    for (const word of ['bonus', 'Texas', 'Atlantis', 'Gotham', 'Anything'])
      expect(text).not.toContain(word);
  });

  it('are left out of such a print where no field offers them, and what is offered stays', async () => {
    const { lead, browser } = await newApplicant(app);
    const area = { state_code: 'GA', county: 'Cobb', plan_class: 'FAM' };
    const form = {
      ...wholeApplication(lead),
      first_name: undefined,
      salutation: 'Lord of the bonus',
      gender: 'Bonus of $1',
      fmca_knw: 'Bonus of $2',
      language_fluent: ['Spanish', 'Bonus of $3'],
      checking_saving: 'Bonus of $4',
      attorney_type: ['PLANBONUS', 'FAM'],
      practice_county_list: [area, { ...area, county: 'Fulton', plan_class: '$5,000 bonus' }],
      coveragelist: [KEY, { ...KEY, plan_class: BONUS }],
    };
    const text = await printed(browser, lead.id, form);
    expect(text).not.toMatch(/bonus/i);
    for (const word of ['Spanish', 'Family Defender', 'Cobb', 'Fulton', WORDS.sub_coverage])
      expect(text).toContain(word);
  });

  async function printed(browser: Browser, lead_id: string, form: JsonObject): Promise<string> {
    const made = await browser.post('attorney_app_pdf', {
      lead_id,
      form,
      file_type: 'attorney_app',
    });
    const { rawPayload } = await app.inject({
      method: 'GET',
      url: `/api/portal/download_signed_enrollment.php?name=${made.body.file_name}`,
      cookies: { ...browser.cookies },
    });
    return popplerText(rawPayload);
  }

  it('are ours in every form that uses the section', async () => {
    const { lead, browser } = await newApplicant(app);
    const { attorney_type, referral_cont_fee, practice_county_list } = wholeApplication(lead);
    const sent = (coverage: JsonObject) =>
      browser.post('/api/forms/again/submissions', {
        data: {
          attorney_type,
          referral_cont_fee,
          practice_county_list,
          agreement_accepted: true,
          coveragelist: [coverage],
        },
      });
    expect(await sent({ ...KEY, sub_cov_id: '9' })).toMatchObject({
      status: 422,
      body: { faults: [{ path: '/coveragelist/0/sub_cov_id', code: 'enum' }] },
    });
    const stored = await sent({ ...KEY, sub_coverage: BONUS });
    expect(stored.status, JSON.stringify(stored.body)).toBe(201);
    const { coveragelist } = await submissionOf(lead.id, 'again');
    expect(coveragelist).toEqual([{ ...KEY, ...WORDS }]);
  });
});
