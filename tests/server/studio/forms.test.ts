// A form as a change has it: outlined, looked into, changed as a whole, and taken back beside what a colleague did.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../../runtime/content/index.ts';
import { generic } from '../../../runtime/core/index.ts';
import { repositoryContent } from '../../helpers/releases.ts';
import { aServer } from '../helpers/a-server.ts';
import { Editor, type Sent } from '../helpers/studio.ts';

const FEEDBACK = 'forms/feedback/feedback';
const COMMENTS = { section: FEEDBACK, field: '/comments' };

const act = (what: Sent): Sent => ({ id: randomUUID(), kind: 'act', act: what });
const longest = (value: number): Sent =>
  act({ do: 'set', ...COMMENTS, of: 'schema', name: 'maxLength', value });

describe('a form in the Studio', () => {
  const server = aServer('pglite', {
    config: { demo: true, checkResponses: true },
    emptied: ['rate_limit', 'studio_change'],
  });
  const editor = (email = 'editor@example.com') => Editor.of(server.browser(), email);
  const wordOf = async (one: Editor, name: string) => {
    const { words } = await one.ask('studio_field', { change: one.change, ...COMMENTS });
    return words.find((word) => word.name === name);
  };

  it('is outlined with every field that people see, each by its label', async () => {
    const source = await repositoryContent();
    const { forms } = server.app.releases.current();
    for (const [id, { bundle }] of Object.entries(forms)) {
      const steps = outlineOf(source, id)?.steps ?? [];
      const outlined = new Map(
        steps.flatMap(({ groups }) =>
          groups.flatMap(({ fields }) => fields.map((field) => [field.field, field] as const)),
        ),
      );
      // Rows of a list are no fields of their own.
      const seen = Object.entries(bundle.fields).filter(
        ([way, { unseen }]) => unseen !== true && !way.endsWith('/*'),
      );
      // What is chosen or uploaded as a whole has members that nobody is asked for.
      const isWhole = (way: string): boolean =>
        [...outlined.values()].some(
          ({ field, kind }) => way.startsWith(`${field}/`) && kind !== 'rows' && kind !== 'group',
        );
      const missing = seen.filter(
        ([way]) => !outlined.has(generic(way as `/${string}`)) && !isWhole(way),
      );
      expect([id, missing.map(([way]) => way)]).toEqual([id, []]);
    }
  });

  it('tells of a field what can be said of it, from the everyday to what programmers need', async () => {
    const one = await editor();
    expect(await wordOf(one, 'maxLength')).toEqual({
      ...{ of: 'schema', name: 'maxLength', title: 'Longest text', level: 'everyday' },
      ...{ description: 'Most characters that may be typed.', control: 'number', value: 2000 },
    });
    expect(await wordOf(one, 'minimum')).toBeUndefined();
    const { choices, uses } = await one.ask('studio_field', {
      ...{ change: '', section: FEEDBACK, field: '/topic' },
    });
    expect(choices[3]).toEqual({
      ...{ value: 'website', text: 'This website', key: 'feedback.topic.option.website' },
    });
    expect(uses).toContainEqual({ said: 'Setting of the form: Received' });
  });

  it('is changed, told in a sentence, and taken back beside what a colleague did', async () => {
    const one = await editor();
    await one.edit(longest(500));
    expect((await wordOf(one, 'maxLength'))?.value).toBe(500);
    const other = await (await editor('publisher@example.com')).join(one.change);
    await other.edit(act({ do: 'require', section: FEEDBACK, field: '/topic', required: false }));
    await one.ask('studio_undo', { change: one.change });
    expect((await wordOf(one, 'maxLength'))?.value).toBe(2000);
    const { steps } = await one.ask('studio_outline', { change: one.change, form: 'feedback' });
    expect(steps[0]?.groups[0]?.fields[0]).toMatchObject({ label: 'Topic', required: false });
    const whole = await one.ask('studio_change', { id: one.change });
    expect(whole?.commands.map(({ reads }) => reads)).toEqual([
      'Comments: Longest text is 500',
      'Topic need not be answered',
      'Undone: Comments: Longest text is 500',
    ]);
  });

  it('that a colleague changed at the same place is not written over unseen', async () => {
    const one = await editor();
    await one.edit(longest(500));
    const other = await (await editor('publisher@example.com')).join(one.change);
    await other.edit(longest(700));
    const { clashes } = await one.edit(longest(900));
    expect(clashes).toMatchObject([{ by: 'publisher@example.com' }]);
    expect((await wordOf(one, 'maxLength'))?.value).toBe(700);
  });

  it.each([
    ['of a field that is gone', { do: 'rename', section: FEEDBACK, field: '/no', to: 'yes' }, 422],
    ['that says nothing', {}, 400],
    ['of a kind there is not', { do: 'burn', form: 'feedback' }, 400],
    ['of a file beside the content', { do: 'set', ...COMMENTS, section: '../../x' }, 400],
  ])('is not changed by an act %s, and says why', async (_, what, status) => {
    const one = await editor();
    const body = { change: '', after: 0, commands: [act(what)] };
    expect((await one.call('studio_edit', body)).status).toBe(status);
  });

  it('that there is not is not found', async () => {
    const one = await editor();
    expect((await one.call('studio_outline', { change: '', form: 'nothing' })).status).toBe(404);
    const asked = { change: '', section: FEEDBACK, field: '/nothing' };
    expect((await one.call('studio_field', asked)).status).toBe(404);
  });
});
