// A schema of somebody else is looked at before it becomes a form: what is made of each field, or in words why nothing is.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Act } from '../../../runtime/content/index.ts';
import { aServer } from '../helpers/a-server.ts';
import { StudioPerson } from './studio-person.ts';

const server = aServer('pglite', {
  config: { demo: true },
  emptied: ['rate_limit', 'studio_change'],
});

const CLUB = {
  title: 'Club membership',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', title: 'Your name', maxLength: 80 },
    since: { type: 'string', format: 'date', title: 'Member since' },
  },
};

const look = (person: StudioPerson, schema?: string) =>
  person.data('studio_form_look', {
    ...{ change: '', title: 'Club membership' },
    ...(schema !== undefined && { schema }),
  });

it('a title alone tells what the form will be called in files', async () => {
  const editor = await StudioPerson.of(server, 'editor');
  expect(await look(editor)).toEqual({ id: 'club-membership', lines: [], faults: [], files: [] });
});

it('a schema is told field by field, and its files become a form that passes the check', async () => {
  const editor = await StudioPerson.of(server, 'editor');
  const { id, lines, faults, files } = await look(editor, JSON.stringify(CLUB));
  expect(faults).toEqual([]);
  expect(lines).toContainEqual({ path: 'name', did: 'taken', what: 'a text, required' });
  expect(lines).toContainEqual({ path: 'since', did: 'taken', what: 'a text (date)' });
  const act = { do: 'form-import', id, title: 'Our club', access: 'public', files } as const;
  const { change } = await editor.data('studio_edit', {
    ...{ change: '', after: 0 },
    commands: [{ id: randomUUID(), kind: 'act', act }],
  });
  expect(change.name).toBe('Form “Our club” added, made of a schema from elsewhere');
  const { problems } = await editor.data('studio_problems', { change: change.id });
  expect(problems.filter(({ level }) => level === undefined)).toEqual([]);
});

it('what is made to be too much is refused in words, at once', async () => {
  const editor = await StudioPerson.of(server, 'editor');
  const fields = Array.from({ length: 30_000 }, (_, at) => `"f${at}":{}`).join(',');
  const hostile = [
    `{"type":"object","properties":{${fields}}}`,
    `${'{"items":'.repeat(5000)}{}${'}'.repeat(5000)}`,
    '{"type":"object",',
    '{"$ref":"#"}',
    '[]',
  ];
  for (const schema of hostile) {
    const { faults, files } = await look(editor, schema);
    expect(faults[0]?.message).toMatch(/\w/);
    expect(files).toEqual([]);
  }
});

it('what reaches beyond the form is not imported', async () => {
  const editor = await StudioPerson.of(server, 'editor');
  const { id, files } = await look(editor, JSON.stringify(CLUB));
  const beside = { path: 'schemas/house.json', text: '{}' };
  const all = [...files, beside];
  const act = { do: 'form-import', id, title: 'Our club', access: 'public', files: all } as const;
  const refused = await editor.refused('studio_edit', {
    ...{ change: '', after: 0 },
    commands: [{ id: randomUUID(), kind: 'act', act }],
  });
  expect(refused.status).toBe(422);
});

it('the settings of a form are told by their titles, and one that is set reads so', async () => {
  const editor = await StudioPerson.of(server, 'editor');
  const asked = { change: '', form: 'feedback' };
  const { settings } = await editor.data('studio_form_settings', asked);
  const told = settings.map(({ at, title, control }) => [at.join('/'), title, control]);
  expect(told).toContainEqual(['access', 'Who may open it', 'choice']);
  expect(told).toContainEqual(['open/until', 'Opens and closes: Closes', 'day']);
  expect(told).toContainEqual(['limit/each', 'Sent at most: By each person', 'number']);
  expect(told.map(([at]) => at)).not.toContain('sections');
  const act = { do: 'form-set', form: 'feedback', at: ['open', 'until'], value: '2027-01-31' };
  const { change } = await editor.data('studio_edit', {
    ...{ change: '', after: 0 },
    commands: [{ id: randomUUID(), kind: 'act', act: act as Act }],
  });
  expect(change.name).toBe('Network Feedback: Opens and closes: Closes is 2027-01-31');
  // Who is about to take it out of use is told of those who have begun it, and of what was sent.
  const before = await editor.data('studio_form_settings', asked);
  const at = '/api/forms/feedback';
  await server.browser().put(`${at}/draft`, { data: { topic: 'website' } });
  const data = { topic: 'website', rating: 4, comments: 'The site is easy to find.' };
  expect((await server.browser().post(`${at}/submissions`, { data })).status).toBe(201);
  expect(await editor.data('studio_form_settings', asked)).toMatchObject({
    ...{ drafts: before.drafts + 1, sent: before.sent + 1 },
  });
  const missing = await editor.refused('studio_form_settings', { change: '', form: 'nothing' });
  expect(missing.status).toBe(404);
});
