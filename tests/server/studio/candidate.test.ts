// What a change makes of the content is shown to people of the Studio before it is released: what differs, what is wrong, how it looks.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { Editor, type Sent, say } from '../helpers/studio.ts';

const LABEL = 'blocks.credential.bar_number.label';
const COMPARED = 'server.account.noRecords';

interface Problem {
  readonly key: string;
  readonly message: string;
  readonly remedy: string;
  readonly mend?: readonly Omit<Sent, 'id'>[];
}

describe('the content of a change', () => {
  const server = aServer('pglite', {
    config: { demo: true },
    emptied: ['studio_change', 'rate_limit', 'account_token'],
  });
  const editor = async (email = 'editor@example.com') => {
    await server.app.store.updateTable('staff').set({ factor_last_step: 0 }).execute();
    return Editor.of(server.browser(), email);
  };
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers });
  const bearer = ({ headers }: Editor) => headers;

  async function problems(one: Editor): Promise<{ seq: number; problems: readonly Problem[] }> {
    const { status, body } = await one.call('studio_problems', { change: one.change });
    expect(status).toBe(200);
    return body.data as never;
  }

  it('lists a changed sentence with what is live beside it', async () => {
    const one = await editor('wording@example.com');
    await one.edit(say(LABEL, 'Number at the bar'));
    const { body } = await one.call('studio_wording', { change: one.change });
    const { seq, sentences } = body.data as { seq: number; sentences: { key: string }[] };
    expect(seq).toBe(1);
    expect(sentences.filter((sentence) => 'live' in sentence)).toEqual([
      expect.objectContaining({ key: LABEL, text: 'Number at the bar', live: 'Bar Number' }),
    ]);
  });

  it('counts as changed what the change changed, and not what others published since', async () => {
    const one = await editor('publisher@example.com');
    await one.edit(say(LABEL, 'Number at the bar'));
    const mine = one.change;
    const other = await editor('admin@example.com');
    await other.edit(say('app.skip', 'Jump to the content'));
    const { body: looked } = await other.call('studio_rehearse', { change: other.change });
    const { files } = looked.data as { files: string };
    const published = { change: other.change, files, note: 'Shorter.', when: 'now' };
    expect((await other.call('studio_publish', published)).status).toBe(200);
    const { body } = await one.call('studio_wording', { change: mine });
    const { sentences } = body.data as { sentences: { key: string }[] };
    expect(sentences.filter((sentence) => 'live' in sentence).map(({ key }) => key)).toEqual([
      LABEL,
    ]);
  });

  it('has no problems where nothing is wrong, and tells each that an edit makes, with what mends it', async () => {
    const one = await editor();
    await one.edit(say(LABEL, 'Number at the bar'));
    expect(await problems(one)).toEqual({ seq: 1, problems: [] });
    await one.edit(
      say('app.home.welcome', 'Good morning, {{nam}}'),
      say(COMPARED, 'Nothing was found'),
      say('app.skip', 'Jump <b>down</b>'),
    );
    const found = await problems(one);
    expect(found.seq).toBe(4);
    const byKey = new Map(found.problems.map((problem) => [problem.key, problem]));
    expect([...byKey.keys()].sort()).toEqual(['app.home.welcome', 'app.skip', COMPARED]);
    expect(byKey.get('app.skip')).not.toHaveProperty('mend');
    const mends = ['app.home.welcome', COMPARED].flatMap((key) => byKey.get(key)?.mend ?? []);
    expect(mends).toEqual([
      { kind: 'sentence', key: 'app.home.welcome', text: 'Good morning, {{name}}' },
      { kind: 'sentence', key: COMPARED, text: 'No records found' },
    ]);
    await one.edit(
      ...mends.map((mend) => say(String(mend.key), String((mend as { text: string }).text))),
      say('app.skip', 'Skip to content'),
    );
    expect((await problems(one)).problems).toEqual([]);
  });

  it('offers to leave out a value that nothing supplies and none comes near', async () => {
    const one = await editor();
    await one.edit(say('app.skip', 'Skip to content of {{everything}}'));
    const [found] = (await problems(one)).problems;
    expect(found?.mend).toEqual([
      { kind: 'sentence', key: 'app.skip', text: 'Skip to content of' },
    ]);
  });

  it('is a problem at the sentence where a rule gives a value that it does not say any more', async () => {
    const one = await editor();
    const said = 'desk-correct.paid_on.error.early';
    await one.edit(say(said, 'The day is too early.'));
    const found = await problems(one);
    expect(found.problems.map(({ key }) => key)).toContain(said);
  });

  it('tells of a placeholder that somebody is still typing, and shows the form meanwhile', async () => {
    const one = await editor();
    await one.edit(say('app.loader', 'Loading {{na'), say(LABEL, ''));
    const found = await problems(one);
    expect(found.problems.map(({ key }) => key).sort()).toEqual(['app.loader', LABEL].sort());
    const at = `/studio/content/${one.change}/current.json?form=feedback`;
    const pointer = await get(at, bearer(one));
    expect(pointer.statusCode).toBe(200);
    expect(Object.keys(pointer.json<{ forms: object }>().forms)).toEqual(['feedback']);
  });

  it('tells a mistake in a mail once, at the mail, however many moves send it', async () => {
    const one = await editor();
    const { body } = await one.call('studio_wording', { change: '' });
    const { sentences } = body.data as { sentences: { key: string; text: string }[] };
    const text = sentences.find(({ key }) => key === 'mail.claim_paid')?.text ?? '';
    await one.edit(say('mail.claim_paid', `${text}\n\nHello {{nobody}}.`));
    const found = await problems(one);
    expect(found.problems.map(({ key, message }) => [key, message])).toEqual([
      ['mail.claim_paid', expect.stringContaining('Nothing supplies the placeholder {{nobody}}')],
    ]);
  });

  it('tells what is wrong in the words of the list, not by keys or files', async () => {
    const one = await editor();
    await one.edit(
      say('blocks.credential.bar_number.error.required', ''),
      say('app.skip', 'Jump <b>down</b>'),
      say('app.home.welcome', 'Hello'),
    );
    const said = (await problems(one)).problems.map(({ message, remedy }) => [message, remedy]);
    expect(said.flat().join(' ')).not.toMatch(
      /credential\.bar_number|app\.(?:skip|home)|schemas\/|messages\//,
    );
    expect(said).toContainEqual([
      'The message “Bar Number, when it is empty” is empty.',
      'Write a sentence, or take the line out.',
    ]);
  });

  it('can be seen form by form, even where something else is wrong', async () => {
    const one = await editor();
    await one.edit(say(LABEL, 'Number at the bar'), say('app.skip', 'Jump <b>down</b>'));
    const at = `/studio/content/${one.change}`;
    const pointer = await get(`${at}/current.json?form=application`, bearer(one));
    expect(pointer.statusCode).toBe(200);
    expect(pointer.headers['cache-control']).toBe('no-store');
    const { seq, forms, app } = pointer.json<{
      seq: number;
      app: string;
      forms: Record<string, string>;
    }>();
    expect(seq).toBe(2);
    const form = await get(`${at}/${forms.application}`, bearer(one));
    expect(form.headers['cache-control']).toBe('no-store');
    const bundle = form.json<{
      messages: Record<string, string>;
      modules: { validators: string };
    }>();
    expect(bundle.messages[LABEL]).toBe('Number at the bar');
    const around = await get(`${at}/${app}`, bearer(one));
    expect(around.json<{ messages: Record<string, string> }>().messages['app.skip']).toBe(
      'Jump <b>down</b>',
    );
    // A module is imported without a header: by the cookie that came with the pointer.
    const [cookie] = pointer.cookies as { name: string; value: string; path: string }[];
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/studio/content' });
    const module = `${at}/${bundle.modules.validators}`;
    const got = await get(module, { cookie: `${cookie?.name}=${cookie?.value}` });
    expect(got.statusCode).toBe(200);
    expect(got.headers['content-type']).toContain('javascript');
    expect((await get(module)).statusCode).toBe(401);
  });

  it('leaves out a form that is not there, and is found again as it is live', async () => {
    const one = await editor();
    const none = await get('/studio/content/live/current.json?form=nothing', bearer(one));
    expect(none.json<{ forms: object }>().forms).toEqual({});
    const live = await get('/studio/content/live/current.json?form=feedback', bearer(one));
    expect(Object.keys(live.json<{ forms: object }>().forms)).toEqual(['feedback']);
    const odd = await get('/studio/content/live/..%2F..%2Fpackage.json', bearer(one));
    expect(odd.statusCode).toBe(404);
  });

  it('is never anybody else’s', async () => {
    const one = await editor();
    await one.edit(say(LABEL, 'Number at the bar'));
    const at = `/studio/content/${one.change}/current.json?form=feedback`;
    expect((await get(at)).statusCode).toBe(401);
    const clerk = await editor('desk@example.com');
    expect((await get(at, bearer(clerk))).statusCode).toBe(403);
    expect((await clerk.call('studio_problems', { change: one.change })).status).toBe(403);
    const nobody = '0190a000-0000-7000-8000-000000000000';
    expect((await get(`/studio/content/${nobody}/current.json`, bearer(one))).statusCode).toBe(404);
  });

  it('answers each change of its own, however many ask at the same time', async () => {
    const [one, other] = [await editor(), await editor('publisher@example.com')];
    await one.edit(say(LABEL, 'Number of the first'));
    await other.edit(say(LABEL, 'Number of the second'));
    const labelOf = async (who: Editor) => {
      const at = `/studio/content/${who.change}`;
      const pointer = await get(`${at}/current.json?form=application`, bearer(who));
      const name = pointer.json<{ forms: Record<string, string> }>().forms.application;
      const { messages } = (await get(`${at}/${name}`, bearer(who))).json<{
        messages: Record<string, string>;
      }>();
      return messages[LABEL];
    };
    const asked = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? one : other));
    const all = await Promise.all([...asked.map(labelOf), problems(one), problems(other)]);
    expect(all.slice(0, 12)).toEqual(
      asked.map((who) => (who === one ? 'Number of the first' : 'Number of the second')),
    );
    expect(all.slice(12)).toEqual([
      { seq: 1, problems: [] },
      { seq: 1, problems: [] },
    ]);
  });
});
