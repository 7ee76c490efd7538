// A step that several forms share becomes one form's own: it asks, judges and says the same as before, and the others hear nothing of it.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Act,
  type ContentSource,
  commandOf,
  type Edited,
  outlineOf,
} from '../../runtime/content/index.ts';
import { contentAfter, doneAndTakenBack, faultsIn, jsonOf } from '../helpers/carried-out.ts';
import { repositoryContent } from '../helpers/releases.ts';

let shipped: ContentSource;
beforeAll(async () => {
  shipped = await repositoryContent();
});

const detach = (form: string, name: string): Act => ({
  ...{ do: 'step-detach', form, section: `sections/${name}` },
});
/** What a form asks, by the words of its steps and fields. */
const asked = (source: ContentSource, form: string) =>
  outlineOf(source, form)?.steps.map(({ title, groups }) => [
    title,
    groups.map((group) => [group.title, group.fields.map(({ field, label }) => [field, label])]),
  ]);
const words = (edited: Edited, file: string) => jsonOf(edited, `messages/en-US/${file}.json`);

describe('a shared step that becomes a form’s own', () => {
  it.each(['primary', 'practice', 'coverage', 'billing'])(
    '%s is asked as before there and elsewhere, passes the check, and is taken back byte for byte',
    async (name) => {
      const { edited } = doneAndTakenBack(shipped, detach('application', name));
      expect(asked(edited.source, 'application')).toEqual(asked(shipped, 'application'));
      expect(asked(edited.source, 'profile')).toEqual(asked(shipped, 'profile'));
      for (const [file, text] of shipped)
        if (/\/(profile|sections)\b/.test(file)) expect(edited.source.get(file)).toBe(text);
      expect(await faultsIn(edited)).toEqual([]);
    },
    60_000,
  );

  it('is changed apart from then on', async () => {
    const section = 'forms/application/billing';
    const apart = contentAfter(
      shipped,
      detach('application', 'billing'),
      { do: 'require', section, field: '/note', required: true },
      { do: 'delete', section, fields: ['/bank_name'], answers: 'drop', uses: 'remove' },
    );
    const [here, there] = ['application', 'profile'].map((form) =>
      outlineOf(apart.source, form)
        ?.steps.find(({ section: id }) => id.endsWith('/billing'))
        ?.groups.flatMap(({ fields }) => fields.map(({ field }) => field)),
    );
    expect(here).not.toContain('/bank_name');
    expect(there).toContain('/bank_name');
    expect(words(apart, 'sections/billing')['bank_name.label']).toBe('Bank Name');
  });

  it('takes along what it begins with, and what becomes of its saved answers', () => {
    const before = jsonOf(contentAfter(shipped), 'schemas/sections/primary/section.json');
    const edited = contentAfter(shipped, detach('application', 'primary'));
    expect(jsonOf(edited, 'schemas/forms/application/form.json').start).toEqual(before.start);
  });

  it('of a form that edits a record is refused where its rules read how a form begins', () => {
    expect(commandOf(shipped, detach('profile', 'coverage'))).toEqual({ fault: 'reads-beginning' });
    expect(commandOf(shipped, detach('profile', 'billing'))).toMatchObject({ kind: 'act' });
  });

  it('is refused where the form has another condition of the same name', () => {
    const file = 'rules/application.rules.json';
    const rules = { ...JSON.parse(shipped.get(file) ?? ''), conditions: { 'speaks-others': {} } };
    const clashing: ContentSource = new Map([...shipped, [file, JSON.stringify(rules)]]);
    expect(commandOf(clashing, detach('application', 'practice'))).toEqual({ fault: 'name-taken' });
    expect(commandOf(clashing, detach('application', 'billing'))).toMatchObject({ kind: 'act' });
  });

  it('is refused where the form does not have it, and where nobody else has it', () => {
    expect(commandOf(shipped, detach('feedback', 'billing'))).toEqual({ fault: 'no-section' });
    expect(commandOf(shipped, detach('application', 'nothing'))).toEqual({ fault: 'no-section' });
    const alone = contentAfter(shipped, detach('application', 'billing')).source;
    expect(commandOf(alone, detach('profile', 'billing'))).toEqual({ fault: 'act-unfit' });
  });
});
