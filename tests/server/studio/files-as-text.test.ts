// The files of a change as text: listed, read byte for byte, and checked as they would be, with nothing kept of it.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { StudioPerson } from './studio-person.ts';

const VIEW = 'schemas/views/cases.json';

describe('the files of a change', () => {
  const server = aServer('pglite', {
    config: { demo: true, checkResponses: true },
    emptied: ['rate_limit'],
  });
  const write = (path: string, text?: string) => ({
    ...{ id: crypto.randomUUID(), kind: 'file' as const, path },
    ...(text !== undefined && { text }),
  });
  const edit = (commands: readonly object[], change = '', after = 0) => ({
    ...{ change, after, commands },
  });

  it('are all that is declared, and tell what the change made of them', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const live = await editor.data('studio_files', { change: '' });
    const paths = live.files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([VIEW, 'rules/feedback.rules.json']));
    expect(paths).toEqual([...paths].sort());
    expect(live.files.every(({ state }) => state === 'same')).toBe(true);

    const { text } = await editor.data('studio_file', { change: '', path: VIEW });
    const { change } = await editor.data('studio_edit', {
      ...edit([
        write(VIEW, `${text} `),
        write('messages/en-US/pages/new.md', 'New.'),
        write('rules/feedback.cases.json'),
      ]),
    } as never);
    const { files } = await editor.data('studio_files', { change: change.id });
    expect(files.filter(({ state }) => state !== 'same')).toEqual([
      { path: 'messages/en-US/pages/new.md', state: 'new' },
      { path: 'rules/feedback.cases.json', state: 'gone' },
      { path: VIEW, state: 'changed' },
    ]);
  });

  it('come back byte for byte, with words nobody knows and the comments', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const { text } = await editor.data('studio_file', { change: '', path: VIEW });
    const odd = text.replace('{', '{   "$comment2": "kept",\r\n\t"x-own":1.50,');
    const { change } = await editor.data('studio_edit', edit([write(VIEW, odd)]) as never);
    const read = await editor.data('studio_file', { change: change.id, path: VIEW });
    expect(read).toMatchObject({ exists: true, text: odd, seq: 1 });
  });

  it('bring the description of what may stand in them, and all that it names', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const metaOf = async (path: string) =>
      (await editor.data('studio_file', { change: '', path })).meta;
    expect((await metaOf(VIEW))?.entry).toBe('view.schema.json');
    const form = await metaOf('schemas/forms/feedback/form.json');
    expect(form?.entry).toBe('form.schema.json');
    // Of a file that is not there yet that of its kind.
    expect((await metaOf('schemas/views/brand-new.json'))?.entry).toBe('view.schema.json');
    expect((await metaOf('schemas/forms/brand-new/form.json'))?.entry).toBe('form.schema.json');
    expect((await metaOf('rules/brand-new.rules.json'))?.entry).toBe('rules.schema.json');
    expect(await metaOf('messages/en-US/pages/help_claims.md')).toBeUndefined();
  });

  it('are checked as they are typed: told at the place, and nothing is kept', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const { text } = await editor.data('studio_file', { change: '', path: VIEW });
    const tried = await editor.data('studio_file_try', {
      ...{ change: '', path: VIEW },
      text: text.replace('"id": "cases"', '"id": "cases", "captoin": "x"'),
    });
    expect(tried.problems).toContainEqual(
      expect.objectContaining({ file: VIEW, message: expect.stringContaining('captoin') }),
    );
    const fine = await editor.data('studio_file_try', { change: '', path: VIEW, text });
    expect(fine.problems.filter(({ level }) => level === undefined)).toEqual([]);
    const after = await editor.data('studio_file', { change: '', path: VIEW });
    expect(after.text).toBe(text);
  });

  it('are each told what is wrong with them, or that nothing is known, though one person tries several at once', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const word = (at: number) => `nobody${at}`;
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        editor.data('studio_file_try', {
          ...{ change: '', path: at % 2 === 0 ? VIEW : 'schemas/views/claims.json' },
          text: `{ "${word(at)}": 1 }`,
        }),
      ),
    );
    expect(tries.filter(({ overtaken }) => overtaken !== true).length).toBeGreaterThanOrEqual(2);
    for (const [at, { overtaken, problems }] of tries.entries()) {
      const messages = problems.map(({ message }) => message).join(' ');
      if (overtaken === true) expect(problems).toEqual([]);
      else expect(messages).toContain(`"${word(at)}"`);
    }
  });

  it('tell what a text breaks elsewhere', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const path = 'schemas/forms/feedback/feedback.schema.json';
    const { text } = await editor.data('studio_file', { change: '', path });
    const { problems } = await editor.data('studio_file_try', {
      ...{ change: '', path, text: text.replaceAll('"rating"', '"rated"') },
    });
    expect(problems.some(({ file }) => file !== path)).toBe(true);
  });

  it.each([
    '../package.json',
    'schemas/../package.json',
    'schemas/views/README.md',
    'schemas/views/cases.js',
    'server/main.json',
    '/etc/passwd.json',
    '',
  ])('are no others: %s is refused', async (path) => {
    const editor = await StudioPerson.of(server, 'editor');
    const read = await editor.ask('studio_file', { change: '', path });
    expect(read.status).toBe(422);
    const tried = await editor.ask('studio_file_try', { change: '', path, text: '{}' });
    expect(tried.status).toBe(422);
  });

  it('are told as unreadable where they are no JSON, too deep, or hold half a letter', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const broken = await editor.data('studio_file_try', {
      change: '',
      path: VIEW,
      text: '{ "id": ',
    });
    expect(broken.problems.some(({ file }) => file === VIEW)).toBe(true);
    for (const text of ['['.repeat(5000), '"\ud800"', '{}\0']) {
      const tried = await editor.ask('studio_file_try', { change: '', path: VIEW, text });
      expect(tried.status).toBe(422);
    }
    const long = 'x'.repeat(400_001);
    const tried = await editor.ask('studio_file_try', { change: '', path: VIEW, text: long });
    expect(tried.status).toBe(400);
  });

  it('of a change that is not there are not found', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const change = crypto.randomUUID();
    for (const call of ['studio_files', 'studio_file', 'studio_file_try'] as const) {
      const more = call === 'studio_files' ? {} : { path: VIEW };
      const text = call === 'studio_file_try' ? { text: '{}' } : {};
      expect((await editor.ask(call, { change, ...more, ...text } as never)).status).toBe(404);
    }
  });

  it('are read by whoever words sentences, and written by those who change structure', async () => {
    const wording = await StudioPerson.of(server, 'wording');
    const { text } = await wording.data('studio_file', { change: '', path: VIEW });
    const sent = await wording.ask('studio_edit', edit([write(VIEW, `${text} `)]) as never);
    expect(sent.status).toBe(403);
  });

  it('are not written over unseen: who comes second is told, and may insist', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const { text } = await editor.data('studio_file', { change: '', path: VIEW });
    const { change } = await editor.data('studio_edit', edit([write(VIEW, `${text}\n`)]) as never);
    const other = await StudioPerson.of(server, 'publisher');
    const second = write(VIEW, `${text}\n\n`);
    const met = await other.data('studio_edit', edit([second], change.id, 0) as never);
    expect(met.clashes).toHaveLength(1);
    expect(met.applied).toEqual([]);
    const read = () => editor.data('studio_file', { change: change.id, path: VIEW });
    expect((await read()).text).toBe(`${text}\n`);
    await other.data('studio_edit', edit([{ ...second, over: 1 }], change.id, 1) as never);
    expect((await read()).text).toBe(`${text}\n\n`);
  });
});
