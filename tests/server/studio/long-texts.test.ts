// Mails, documents and pages of a change are looked at as people would get them, and a mail can be sent to oneself; nothing in them acts.
import { describe, expect, it } from 'vitest';
import { popplerText } from '../esign/helpers.ts';
import { aServer } from '../helpers/a-server.ts';
import { Editor, say } from '../helpers/studio.ts';

const MAIL = 'mail.approved';
const TITLE = 'Fee for Services Attorney Agreement';
const HOSTILE = [
  '# Welcome {{name}}',
  'Hello <script>alert(1)</script> <img src="https://evil.example/x.png">',
  '![seen](https://evil.example/pixel.png) [away](https://evil.example) [run](javascript:alert(1))',
  '[odd](/\\evil.example) {{constructor}} [Sign in](/sign-in)',
].join('\n\n');

describe('a long text of a change', () => {
  const server = aServer('pglite', {
    config: { demo: true },
    emptied: ['studio_change', 'rate_limit', 'account_token'],
  });
  const editor = async (email = 'wording@example.com') => {
    await server.app.store.updateTable('staff').set({ factor_last_step: 0 }).execute();
    return Editor.of(server.browser(), email);
  };

  it('is a mail with examples in it, as HTML and as text', async () => {
    const one = await editor();
    await one.edit(say(MAIL, '# Good news, {{name}}\n\nYou can [log in](/login) now.\n'));
    const found = await one.ask('studio_mail', { change: one.change, key: MAIL });
    expect(found.seq).toBe(1);
    expect(found.subject).toBe('Good news, Dana Whitfield');
    expect(found.html).toMatch(/<a href="https?:[^"]+\/login">log in<\/a>/);
    expect(found.text).toMatch(/You can log in: https?:.+\/login now\./);
    const live = await one.ask('studio_mail', { change: '', key: MAIL });
    expect(live.subject).not.toBe(found.subject);
  });

  it('is to one of the demo people where one is chosen, and to nobody real', async () => {
    const one = await editor();
    await one.edit(say(MAIL, '# Good news, {{name}}\n\nYou are attorney {{attorney_id}}.\n'));
    const at = { change: one.change, key: MAIL };
    const found = await one.ask('studio_mail', { ...at, person: 'attorney/10003' });
    expect([found.subject, found.text]).toEqual([
      'Good news, Rebecca Lindqvist',
      expect.stringContaining('You are attorney 10003.'),
    ]);
    await server.app.store.deleteFrom('demo_person').where('id', '=', '10004').execute();
    for (const call of ['studio_mail', 'studio_mail_test'] as const)
      expect((await one.call(call, { ...at, person: 'attorney/10004' })).status).toBe(403);
  });

  it('is sent to whoever asks, as every mail is, and says that it is a test', async () => {
    const one = await editor();
    await one.edit(
      say(MAIL, '# Good news, {{name}}\n\nYou can [log in](/login) now, at {{provider}}.\n'),
    );
    expect(await one.ask('studio_mail_test', { change: one.change, key: MAIL })).toEqual({
      to: 'wording@example.com',
    });
    const [sent] = await server.app.services.mail.stored();
    expect(sent).toMatchObject({
      to: 'wording@example.com',
      subject: '[Test] Good news, Dana Whitfield',
      text: expect.stringMatching(/You can log in: .+\/login now, at Attorney Network\./),
    });
    // As it was looked at before.
    const looked = await one.ask('studio_mail', { change: one.change, key: MAIL });
    expect(sent?.text).toBe(looked.text);
  });

  it('does nothing that its words ask for: no script, no picture, no way out', async () => {
    const one = await editor();
    await one.edit(say(MAIL, HOSTILE), say('pages.help_claims', HOSTILE));
    const { html, body, refused } = await one.ask('studio_mail', {
      ...{ change: one.change, key: MAIL },
    });
    expect(html).not.toMatch(/<script|<img|evil|javascript:/);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      expect.stringMatching(/^https?:\/\/[^/]+\/sign-in$/),
    ]);
    const page = await one.ask('studio_page', { change: one.change, key: 'pages.help_claims' });
    for (const tree of [body, page.tree])
      expect(JSON.stringify(tree)).not.toMatch(/evil|javascript:|"image"/);
    expect(refused.length).toBeGreaterThan(4);
    const { problems } = await one.ask('studio_problems', { change: one.change });
    expect(new Set(problems.map(({ key }) => key))).toEqual(new Set([MAIL, 'pages.help_claims']));
  });

  it('is a document, printed as it would be', async () => {
    const one = await editor();
    const key = 'documents.attorney_agreement';
    const print = () => one.call('studio_document', { change: one.change, key });
    const live = await print();
    expect(live.headers['content-type']).toBe('application/pdf');
    await one.edit(say(key, '# Agreement\n\nOne sentence, and no more.\n'));
    expect(await one.ask('studio_paper', { change: one.change, key })).toMatchObject({
      title: TITLE,
      blocks: [
        { kind: 'heading', depth: 1, text: TITLE },
        { kind: 'heading', depth: 1, text: 'Agreement' },
        { kind: 'paragraph', runs: [{ text: 'One sentence, and no more.' }] },
      ],
      refused: [],
    });
    const changed = await print();
    expect(String(changed.body)).toMatch(/^%PDF-/);
    expect(String(changed.body).length).toBeLessThan(String(live.body).length);
    // Only what is not published says so, below each page.
    const text = async (change: string): Promise<string> => {
      const { rawPayload } = await server.app.inject({
        ...{ method: 'POST', url: '/api/studio/document', payload: { change, key } },
        headers: one.headers,
      });
      return popplerText(rawPayload);
    };
    expect(await text(one.change)).toContain('A preview, not published');
    expect(await text('')).not.toContain('A preview, not published');
  });

  it('is a document whatever stands in it, or told to be wrong', async () => {
    const one = await editor();
    const key = 'documents.attorney_agreement';
    const print = () => one.call('studio_document', { change: one.change, key });
    await one.edit(say(key, `# Agreement\n\n${HOSTILE}\n`));
    const said = await one.ask('studio_paper', { change: one.change, key });
    expect(JSON.stringify(said.blocks)).not.toMatch(/evil|javascript:|<script/);
    expect(said.refused.length).toBeGreaterThan(4);
    const hostile = await print();
    expect([hostile.status, String(hostile.body).slice(0, 5)]).toEqual([200, '%PDF-']);
    // A word that is longer than a page is wide.
    await one.edit(say(key, `# Agreement\n\n${'x'.repeat(20_000)}\n`));
    const long = await print();
    expect([long.status, String(long.body).slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('is not there where there is none of that kind, and not for others', async () => {
    const one = await editor();
    for (const key of ['mail.nothing', 'app.skip', 'pages.help_claims'])
      expect((await one.call('studio_mail', { change: '', key })).status).toBe(404);
    const { status } = await one.call('studio_paper', { change: '', key: 'pages.help_claims' });
    expect(status).toBe(404);
    const clerk = await editor('desk@example.com');
    expect((await clerk.call('studio_mail_test', { change: '', key: MAIL })).status).toBe(403);
  });
});
