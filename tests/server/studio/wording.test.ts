// Every sentence of the portal is listed for whoever words it: where it appears, what may stand in it, what cannot be changed.
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readTemplate } from '../../../runtime/content/texts/templates.ts';
import { aServer } from '../helpers/a-server.ts';
import { staffToken } from '../helpers/staff.ts';

interface Sentence {
  readonly key: string;
  readonly text: string;
  readonly kind: string;
  readonly group: string;
  readonly about: string;
  readonly places: readonly { form: string; section: string; field: string }[];
  readonly seen: readonly string[];
  readonly pages: readonly string[];
  readonly use?: string;
  readonly live?: string;
  readonly fixed?: string;
  readonly placeholders: readonly { name: string; sample: string }[];
}

describe('the list of all sentences', () => {
  const server = aServer('pglite', { config: { demo: true } });

  async function listed(): Promise<ReadonlyMap<string, Sentence>> {
    const browser = server.browser();
    const headers = await staffToken(browser, 'editor@example.com');
    const { status, body } = await browser.post('/api/studio/wording', { change: '' }, headers);
    expect(status).toBe(200);
    const { sentences } = body.data as { sentences: readonly Sentence[] };
    return new Map(sentences.map((one) => [one.key, one]));
  }

  it('has every sentence of the release once, under a heading and with what it is about', async () => {
    const found = await listed();
    const { wording } = server.app.releases.current();
    const keys = [
      ...Object.keys(wording.messages),
      ...Object.keys(wording.templates ?? {}),
      ...Object.keys(wording.pages),
    ];
    expect([...found.keys()].sort()).toEqual(keys.sort());
    const unsaid = [...found.values()].filter(({ group, about }) => group === '' || about === '');
    expect(unsaid).toEqual([]);
  });

  it('says of a sentence at which fields of which forms it appears, whoever shares it', async () => {
    const found = await listed();
    expect(found.get('blocks.credential.bar_number.label')).toMatchObject({
      text: 'Bar Number',
      kind: 'label',
      about: 'Label of Bar Number',
      places: expect.arrayContaining([
        { form: 'application', section: 'practice', field: '/credentials/*/bar_number' },
        { form: 'profile', section: 'practice', field: '/credentials/*/bar_number' },
      ]),
    });
    expect(found.get('blocks.credential.lic_state.error.required')?.about).toMatch(
      /, when it is empty$/,
    );
  });

  it('says of what is in no form where else it is seen', async () => {
    const found = await listed();
    expect(found.get('mail.approved')?.seen).toContain(
      'To the applicant, after “Approve” (Application)',
    );
    expect(found.get('views.cases.number.heading')?.seen[0]).toMatch(/^Table /);
    const nowhere = [...found.values()].filter(
      ({ key, places, seen }) =>
        key.startsWith('mail.') && places.length === 0 && seen.length === 0,
    );
    expect(nowhere.map(({ key }) => key)).toEqual([]);
  });

  it('tells of each mail, one that no flow sends too, who gets it and when', async () => {
    const found = await listed();
    expect(found.get('mail.welcome')?.seen).toEqual([
      'To the attorney, once username and password are chosen',
    ]);
    const untold = [...found.values()].filter(
      ({ key, seen }) => key.startsWith('mail.') && !seen.every((one) => one.startsWith('To ')),
    );
    expect(untold.map(({ key }) => key)).toEqual([]);
  });

  it('puts no two forms under one heading', async () => {
    const found = await listed();
    const forms = new Map<string, Set<string>>();
    for (const { key, group } of found.values())
      if (/^[a-z-]+\.title$/.test(key)) forms.set(group, (forms.get(group) ?? new Set()).add(key));
    const shared = [...forms].filter(([, keys]) => keys.size > 1);
    expect(shared.map(([group, keys]) => [group, ...keys])).toEqual([]);
  });

  it('says of the words of a status flow which step they are of, and where they are read', async () => {
    const found = await listed();
    expect(found.get('flows.case.title')).toMatchObject({
      about: 'What “Case” is called',
      pages: ['DeskItem', 'DeskHelp', 'SentForm', 'StudioHome'],
    });
    expect(found.get('flows.case.move.assign')).toMatchObject({
      about: 'Step “Assign to an attorney” (Case)',
      kind: 'button',
      pages: ['DeskItem', 'DeskHelp', 'Desk', 'DeskItems', 'CorrectForm', 'SentForm'],
    });
    expect(found.get('flows.application.done.pause')).toMatchObject({
      about: 'In the history, after “Set inactive” (Application)',
      seen: ['History (Application)'],
      pages: ['DeskItem'],
    });
    const untold = [...found.values()].filter(
      ({ key, seen, pages }) => key.startsWith('flows.') && seen.length + pages.length === 0,
    );
    expect(untold).toEqual([]);
  });

  it('offers what may stand in a sentence, each with an example, and all that stands in it now', async () => {
    const found = await listed();
    expect(found.get('mail.approved')?.placeholders.map(({ name }) => name)).toContain('name');
    const label = found.get('blocks.credential.bar_number.error.required')?.placeholders;
    expect(label).toContainEqual({ name: 'label', sample: 'Bar Number' });
    for (const { key, text, placeholders } of found.values()) {
      const offered = placeholders.map(({ name }) => name);
      const missing = readTemplate(text).placeholders.filter((name) => !offered.includes(name));
      expect([key, missing]).toEqual([key, []]);
      const bare = placeholders.filter(({ sample }) => sample === '').map(({ name }) => name);
      expect([key, bare]).toEqual([key, []]);
    }
  });

  it('marks what other programs compare, and says whose words a sentence has', async () => {
    const found = await listed();
    const fixed = [...found.values()].filter((one) => one.fixed !== undefined);
    expect(fixed.map(({ text }) => text)).toContain('Authorization failed');
    expect(found.get('app.title.home')?.use).toBe('app.nav.home');
  });

  it('comes compressed to a browser that reads it so', async () => {
    const headers = await staffToken(server.browser(), 'editor@example.com');
    const { headers: got, rawPayload } = await server.app.inject({
      ...{ method: 'POST', url: '/api/studio/wording', payload: { change: '' } },
      headers: { ...headers, 'accept-encoding': 'gzip' },
    });
    expect(got['content-encoding']).toBe('gzip');
    expect(rawPayload.length).toBeLessThan(150_000);
    const { data } = JSON.parse(gunzipSync(rawPayload).toString()) as { data: { seq: number } };
    expect(data.seq).toBe(0);
  });

  it('is for nobody but staff of the Studio', async () => {
    expect((await server.browser().post('/api/studio/wording', { change: '' })).status).toBe(401);
    const desk = server.browser();
    const headers = await staffToken(desk, 'desk@example.com');
    expect((await desk.post('/api/studio/wording', { change: '' }, headers)).status).toBe(403);
  });

  it('is not there for a change nobody began', async () => {
    const browser = server.browser();
    const headers = await staffToken(browser, 'editor@example.com');
    const change = '0190a000-0000-7000-8000-000000000000';
    expect((await browser.post('/api/studio/wording', { change }, headers)).status).toBe(404);
  });
});
