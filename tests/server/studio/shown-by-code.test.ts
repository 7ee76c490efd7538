// A change shown to somebody without a login, over HTTP: by a link and its code, for a while, to look at, and nothing besides.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import type { Browser } from '../helpers/app.ts';
import { Editor } from '../helpers/studio.ts';
import { StudioPerson } from './studio-person.ts';

const KEY = 'feedback.comments.label';
const DAY_MS = 86_400_000;

describe('a change shown by a link and a code', () => {
  const server = aServer('postgres', {
    config: { demo: true },
    emptied: ['rate_limit', 'studio_change', 'studio_link'],
  });

  async function shown() {
    const editor = await StudioPerson.of(server, 'editor');
    const change = await editor.says({ [KEY]: 'Anything you would like to tell us' });
    const { made, code, links } = await editor.data('studio_links', {
      ...{ change, make: true, coded: true },
    });
    const token = made.split('/').at(-1) ?? '';
    return { editor, change, made, code, token, link: links[0]?.id ?? '' };
  }
  const open = (browser: Browser, token: string, code: string) =>
    browser.post('/api/shown/open', { token, code });

  it('shows what differs and the form before and after, however the code is typed, and keeps nothing in a browser', async () => {
    const { made, code, token, link } = await shown();
    expect(made).toMatch(/^\/shown\/[\w-]{32}$/);
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const boss = server.browser();
    const { status, body, headers } = await open(
      boss,
      token,
      ` ${code.toLowerCase().replace('-', ' ')}`,
    );
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.data).toMatchObject({
      ...{ link, owner: 'editor@example.com' },
      places: [{ key: KEY, form: 'feedback' }],
      groups: [{ kind: 'wording', items: [{ after: 'Anything you would like to tell us' }] }],
    });
    const pointer = async (side: string) =>
      (await boss.get(`/shown/content/${link}/${side}/current.json?form=feedback`))
        .body as unknown as {
        forms: Record<string, string>;
      };
    const [before, after] = [await pointer('live'), await pointer('change')];
    const file = await boss.get(`/shown/content/${link}/change/${after.forms.feedback}`);
    expect(JSON.stringify(file.body)).toContain('Anything you would like to tell us');
    expect(file.headers['cache-control']).toBe('no-store');
    expect(before.forms.feedback).not.toBe(after.forms.feedback);
  });

  it('is shown again to whoever loads the page again, and says once it is published', async () => {
    const { change, code, token, link } = await shown();
    const boss = server.browser();
    const what = async (browser = boss) => browser.get(`/shown/content/${link}/what.json`);
    expect((await what()).status).toBe(410);
    const { body } = await open(boss, token, code);
    expect((await what()).body).toEqual(body.data);
    expect(body.data).toMatchObject({ isPublished: false });
    const publisher = await StudioPerson.of(server, 'publisher');
    await publisher.publishes(change);
    expect((await what()).body).toMatchObject({ isPublished: true });
    expect((await what(server.browser())).status).toBe(410);
  });

  it('shows a mail, a document and a page as they are read, before and after, and no other text', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const texts = {
      'mail.approved': '# You are in\n\nWelcome, {{username}}.',
      'documents.attorney_agreement': '# The agreement\n\nAs both have it.',
      'pages.help_claims': '# Where to ask\n\nCall us.',
    };
    const change = await editor.says(texts);
    const { made, code, links } = await editor.data('studio_links', {
      ...{ change, make: true, coded: true },
    });
    const boss = server.browser();
    const { body } = await open(boss, made.split('/').at(-1) ?? '', code);
    expect(body.data).toMatchObject({ long: expect.arrayContaining(Object.keys(texts)) });
    const link = links[0]?.id ?? '';
    const read = async (side: string, key: string, browser = boss) =>
      browser.get(`/shown/content/${link}/${side}/long.json?key=${key}`);
    const mail = await read('change', 'mail.approved');
    expect(mail.headers['cache-control']).toBe('no-store');
    expect(mail.body).toMatchObject({ kind: 'mail', subject: 'You are in' });
    expect(JSON.stringify(mail.body)).not.toContain('{{username}}');
    for (const key of Object.keys(texts)) {
      const [before, after] = [await read('live', key), await read('change', key)];
      expect([before.status, after.status]).toEqual([200, 200]);
      expect(before.body).not.toEqual(after.body);
    }
    // One that does not differ, one that is a sentence of a form, none, and without the code.
    for (const key of ['mail.not_approved', KEY, '', 'x'])
      expect((await read('change', key)).status).toBe(404);
    expect((await read('elsewhere', 'mail.approved')).status).toBe(404);
    expect((await read('change', 'mail.approved', server.browser())).status).toBe(410);
  });

  it('is opened by a login as well, for whoever has a link for people of the staff', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const change = await editor.says({ [KEY]: 'Whatever you would say to a colleague' });
    const { made, links } = await editor.data('studio_links', { change, make: true });
    const colleague = server.browser();
    const one = await Editor.of(colleague, 'wording@example.com');
    const { body } = await one.at('staff/shown-change', { token: made.split('/').at(-1) ?? '' });
    const data = body.data as { readonly link: string };
    expect(data).toMatchObject({ places: [{ key: KEY, form: 'feedback' }], long: [] });
    const at = `/shown/content/${data.link}/change/current.json?form=feedback`;
    expect(links.map(({ id }) => id)).toContain(data.link);
    expect((await colleague.get(at)).status).toBe(200);
    expect((await server.browser().get(at)).status).toBe(410);
  });

  it('opens nothing else: no call, no other change, no file without the code', async () => {
    const [{ token, code, link, change }, other] = [await shown(), await shown()];
    const boss = server.browser();
    const at = (of: string) => `/shown/content/${of}/change/current.json?form=feedback`;
    expect((await boss.get(at(link))).status).toBe(410);
    await open(boss, token, code);
    expect((await boss.get(at(link))).status).toBe(200);
    expect((await boss.get(at(other.link))).status).toBe(410);
    expect((await server.browser().get(at(link))).status).toBe(410);
    expect((await boss.get('/shown/content/../studio/content/live/current.json')).status).not.toBe(
      200,
    );
    const calls = [
      ['studio/compare', { change }],
      ['studio/change', { id: change }],
      ['studio/home', {}],
      ['staff/shown-change', { token }],
    ] as const;
    for (const [path, body] of calls)
      expect([path, (await boss.post(`/api/${path}`, body)).status]).toEqual([path, 401]);
  });

  it('is refused with a wrong code, and after ten of them with the right one as well', async () => {
    const { token, code } = await shown();
    const guesser = server.browser();
    for (let turn = 0; turn < 10; turn += 1) {
      const { status, body } = await open(guesser, token, `AAAA-AAA${turn}`);
      expect([status, body.message]).toEqual([
        422,
        'That is not the code of this link. Look at the message it came with.',
      ]);
    }
    const { status, body } = await open(server.browser(), token, code);
    expect([status, body.message]).toEqual([
      410,
      'Too many wrong codes were typed. Ask whoever sent you the link for another one.',
    ]);
  });

  it('counts codes that are typed at once, each of them', async () => {
    const { token } = await shown();
    const tries = Array.from({ length: 25 }, () => open(server.browser(), token, 'AAAA-AAAA'));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  });

  it('ends when it is revoked, also for whoever looks at it now, and by itself', async () => {
    const { change, token, code, link } = await shown();
    const boss = server.browser();
    await open(boss, token, code);
    const at = `/shown/content/${link}/live/current.json?form=feedback`;
    server.now = new Date(server.now.getTime() + DAY_MS);
    // The code is typed again.
    expect((await boss.get(at)).status).toBe(410);
    expect((await open(boss, token, code)).status).toBe(200);
    const again = await StudioPerson.of(server, 'editor');
    await again.data('studio_links', { change, revoke: link });
    expect((await boss.get(at)).status).toBe(410);
    expect((await open(boss, token, code)).status).toBe(410);
    const later = await shown();
    server.now = new Date(server.now.getTime() + 15 * DAY_MS);
    expect((await open(boss, later.token, later.code)).status).toBe(410);
  });

  it('keeps neither the token nor the code, and takes no link of staff for one', async () => {
    const { editor, change, token, code } = await shown();
    const rows = JSON.stringify(
      await server.app.store.selectFrom('studio_link').selectAll().execute(),
    );
    expect([rows.includes(token), rows.includes(code)]).toEqual([false, false]);
    const { made } = await editor.data('studio_links', { change, make: true });
    const ofStaff = made.split('/').at(-1) ?? '';
    expect((await open(server.browser(), ofStaff, '')).status).toBe(410);
    expect((await open(server.browser(), 'x'.repeat(32), code)).status).toBe(410);
  });
});
