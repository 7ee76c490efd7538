// A field added to a section that forms share, over HTTP: refused and taken by the application and by the profile, read back,
// told in the history and printed. Nothing else is changed for it.
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../server/content/load.ts';
import { MOOT_COURT, withMootCourt } from '../helpers/moot-court.ts';
import { popplerText } from './esign/helpers.ts';
import { aServer } from './helpers/a-server.ts';
import { newApplicant, wholeApplication } from './helpers/people.ts';
import { bodyOf, editorOf } from './record/a-record.ts';

const { name, label, answer, tooLong } = MOOT_COURT;

describe('a field that is added to a shared section', () => {
  const server = aServer('postgres', {
    config: { demo: true },
    content: async () => contentOf(await withMootCourt()),
  });

  const refused = [{ path: `/${name}`, code: 'maxLength' }];

  it('is judged, printed and stored with an application', async () => {
    const { lead, browser } = await newApplicant(server.app);
    const whole = wholeApplication(lead);
    const wrong = await browser.post('create_attorney', { ...whole, [name]: tooLong });
    expect(wrong.status).toBe(422);
    expect(wrong.body.faults).toMatchObject(refused);

    const form = { ...whole, [name]: answer };
    const { body } = await browser.post('attorney_app_pdf', {
      ...{ lead_id: lead.id, form, file_type: 'attorney_app' },
    });
    const file = await server.app.inject({
      method: 'GET',
      url: `/api/portal/download_signed_enrollment.php?name=${body.file_name}`,
      cookies: { ...browser.cookies },
    });
    expect(await popplerText(file.rawPayload)).toContain(`${label} ${answer}`);

    expect((await browser.post('create_attorney', form)).status).toBe(200);
    const { data } = await server.app.store
      .selectFrom('attorney')
      .select('data')
      .where('lead_id', '=', lead.id)
      .executeTakeFirstOrThrow();
    expect(data[name]).toBe(answer);
  });

  it('is judged and stored with a profile, read back, and told in its history', async () => {
    const editor = await editorOf(server);
    const wrong = await editor.save(await editor.open(), { [name]: tooLong });
    expect(wrong.status).toBe(422);
    expect(wrong.body.faults).toMatchObject(refused);
    expect((await editor.open()).profile).not.toHaveProperty(name);

    const saved = await editor.save(await editor.open(), { [name]: answer });
    expect(bodyOf(saved).data[name]).toBe(answer);
    expect((await editor.open()).profile[name]).toBe(answer);
    const { body } = await editor.post('profile_history', { section: 'practice' });
    expect(body).toMatchObject({ data: [{ what: label, before: '', after: answer }] });
  });
});
