// A form of one `use` line is judged like the step of the wizard, and an edit of the section reaches every form that uses it.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Release } from '../../runtime/content/index.ts';
import { createJudge, type JsonObject } from '../../runtime/core/index.ts';
import { releasedWith, releasedWithForms } from '../helpers/one-use.ts';

const SECTIONS = ['primary', 'practice', 'coverage', 'billing'];

/** A form of one `use` line for each. */
const formOf = (section: string): string => `again-${section}`;
const releasedWithEach = (): Promise<Release> =>
  releasedWithForms(Object.fromEntries(SECTIONS.map((section) => [formOf(section), section])));

const cases = async (section: string): Promise<readonly { name: string; given: JsonObject }[]> => {
  const file = new URL(`../../rules/sections/${section}.cases.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')).cases;
};

/** What a form says of the fields of a section; what rules of its own say of them besides stands apart. */
async function judged(release: Release, form: string, section: string, answers: JsonObject) {
  const found = release.forms[form];
  if (!found) throw new Error(`There is no form ${form}.`);
  const owns = found.bundle.sections.find(({ id }) => id === section)?.owns ?? [];
  const { faults, fields, because } = await createJudge(found.bundle, found.validate).judge({
    answers,
    context: { today: '2026-03-02', route: 'form', section },
    moment: `leave:${section}`,
  });
  const rules = release.forms[formOf(section)]?.bundle.rules.map(({ name }) => name) ?? [];
  const isOwn = (pointer: string): boolean =>
    owns.includes(pointer.split('/')[1] ?? '') &&
    (because[pointer] ?? []).every((name) => rules.includes(name));
  return {
    faults: faults.filter(({ path }) => isOwn(path)),
    fields: Object.fromEntries(Object.entries(fields).filter(([pointer]) => isOwn(pointer))),
  };
}

describe.each(SECTIONS)('a form that says { "use": "%s" }', (section) => {
  it('is judged like that step of the application, by every case of the section', async () => {
    const release = await releasedWithEach();
    const again = formOf(section);
    expect(release.forms[again]?.bundle.sections.map(({ id }) => id)).toEqual([section]);
    for (const { name, given } of [
      { name: 'Nothing is answered', given: {} },
      ...(await cases(section)),
    ]) {
      const told = await judged(release, again, section, given);
      expect(told, name).toEqual(await judged(release, 'application', section, given));
    }
  });

  it('has the words of that step, down to the last hint', async () => {
    const { forms } = await releasedWithEach();
    const [again, application] = [forms[formOf(section)]?.bundle, forms.application?.bundle];
    const step = application?.sections.find(({ id }) => id === section);
    expect(again?.sections[0]).toEqual(step);
    for (const [pointer, info] of Object.entries(again?.fields ?? {}))
      expect(info).toEqual(application?.fields[pointer]);
  });
});

describe('an edit of a section', () => {
  it('changes every form that uses it', async () => {
    const before = await releasedWith('practice');
    const after = await releasedWith('practice', {
      'schemas/sections/practice/section.schema.json': (text) =>
        text.replace(
          '"college": {',
          '"bar_school": { "type": "string", "maxLength": 40 },\n    "college": {',
        ),
      'schemas/sections/practice/section.ui.json': (text) =>
        text.replace('"college"', '"bar_school", "college"'),
      'messages/en-US/sections/practice.json': (text) =>
        text.replace(
          '"college.label": "College"',
          '"college.label": "University",\n  "bar_school.label": "Bar School"',
        ),
    });
    for (const id of ['application', 'again']) {
      const bundle = after.forms[id]?.bundle;
      expect(bundle?.fields['/bar_school']?.label).toBe('sections.practice.bar_school.label');
      expect(bundle?.messages['sections.practice.college.label']).toBe('University');
      expect(bundle?.release).not.toBe(before.forms[id]?.bundle.release);
    }
    expect(after.forms.feedback?.bundle.release).toBe(before.forms.feedback?.bundle.release);
  });

  it('changes what registering, a new password and User Settings take for one', async () => {
    const { forms } = await releasedWith('password', {
      'schemas/sections/password/section.schema.json': (text) =>
        text.replace('"minLength": 8', '"minLength": 9'),
    });
    for (const id of ['register', 'reset-password', 'settings', 'again']) {
      const form = forms[id];
      const short = { password: 'Porta#26', confirm_password: 'Porta#26' };
      const faults = form?.validate(short) ?? [];
      expect(
        faults.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`),
        id,
      ).toContain('/password minLength');
    }
  });
});
