// Signs that nobody sees and that reach into what stands around them come into no sentence, name, note or comment of the Studio.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { StudioPerson } from './studio-person.ts';

const KEY = 'sections.practice.college.label';
const MAIL = 'mail.approved';
const TURNED = 'College \u202eegelloC';
const ODD = [TURNED, 'Isolated \u2066text', 'A bell \u0007', 'Half \ud800 a letter'];

describe('odd signs', () => {
  const server = aServer('pglite', { config: { demo: true }, emptied: ['studio_change'] });

  it('are refused in sentences and long texts, whose words stay as they were', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const change = await editor.says({ [KEY]: 'College, please' });
    for (const text of [...ODD, 'Marked as a preview is \u2063\u2061\u2062\u2063'])
      for (const key of [KEY, MAIL]) {
        const id = crypto.randomUUID();
        const commands = [{ id, kind: 'sentence', key, text }] as const;
        const asked = { change, after: 1, commands: [...commands] };
        expect([text, (await editor.refused('studio_edit', asked)).status]).toEqual([text, 422]);
      }
    const told = await editor.data('studio_change', { id: change });
    expect(told?.commands.map(({ text }) => text)).toEqual(['College, please']);
  });

  it('are refused in the name of a change, in comments and in notes', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const change = await publisher.says({ [KEY]: 'College, please' });
    const files = await publisher.files(change);
    const unfit = {
      status: 422,
      message: 'This holds a character that cannot be shown. Type it again.',
    };
    for (const odd of ODD.slice(0, 3)) {
      const renamed = { id: change, act: 'rename', name: odd } as const;
      expect(await publisher.refused('studio_change_settle', renamed)).toEqual(unfit);
      const said = { change, place: `sentence:${KEY}`, text: odd };
      expect(await publisher.refused('studio_comment', said)).toEqual(unfit);
      const asked = { change, files, of: 'admin@example.com', note: odd };
      expect(await publisher.refused('studio_ask', asked)).toEqual(unfit);
      const published = { change, files, note: odd, when: 'now' } as const;
      expect(await publisher.refused('studio_publish', published)).toEqual(unfit);
    }
    const told = await publisher.data('studio_change', { id: change });
    expect(told?.change).toMatchObject({ state: 'open' });
    expect(told?.comments).toEqual([]);
  });

  it('in where somebody is are told to nobody', async () => {
    const [one, other] = [
      await StudioPerson.of(server, 'editor'),
      await StudioPerson.of(server, 'publisher'),
    ];
    const change = await one.says({ [KEY]: 'College, please' });
    await one.data('studio_here', { change, where: TURNED });
    const { here } = await other.data('studio_here', { change, where: 'Home' });
    expect(here).toMatchObject([{ email: 'editor@example.com', where: '' }]);
  });
});
