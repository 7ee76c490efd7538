// What the guide says of records, of what is confirmed, and of saved answers is true of content that follows it to the letter.
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { built, repositoryContent } from '../helpers/releases.ts';

const readme = await readFile(new URL('../../schemas/README.md', import.meta.url), 'utf8');

/** The example that begins with this word, as members of an object. */
function exampleOf(word: string): Record<string, unknown> {
  const found = [...readme.matchAll(/^```json\n("(\w+)": [\s\S]*?)^```/gm)].find(
    ([, , name]) => name === word,
  );
  expect(found, word).toBeDefined();
  return JSON.parse(`{${found?.[1]}}`);
}

const PROFILE = 'schemas/forms/profile/form.json';

/** What the check says of the form of the profile with these members in place of its own. */
async function profileWith(members: (own: Record<string, unknown>) => object) {
  const source = await repositoryContent();
  const own = JSON.parse(source.get(PROFILE) ?? '{}');
  const form = JSON.stringify({ ...own, ...members(own) });
  return (await built(new Map([...source, [PROFILE, form]]))).faults;
}

it('the record of the guide is one of a form that has the sections it may change', async () => {
  const { record } = exampleOf('record') as { record: { edit: string[] } };
  const sections = record.edit.map((use) => ({ use }));
  const faults = await profileWith(() => ({ record, sections, confirm: undefined }));
  expect(faults.filter(({ file }) => file === PROFILE)).toEqual([]);
});

it('what the guide says of confirming may stand beside the record of the profile', async () => {
  expect(await profileWith(() => exampleOf('confirm'))).toEqual([]);
});

it('the migrations of the guide are those of a form that once had the fields they name', async () => {
  const { migrations } = exampleOf('migrations') as { migrations: object[] };
  const text = { type: 'string' };
  const files = {
    'schemas/forms/moved/form.json': {
      $schema: '../../meta/form.schema.json',
      id: 'moved',
      kind: 'single',
      access: 'public',
      sections: ['main'],
      draft: { onNewRelease: 'migrate' },
      migrations,
    },
    'schemas/forms/moved/main.schema.json': {
      $schema: '../../meta/section.schema.json',
      type: 'object',
      properties: {
        company: text,
        contacts: { type: 'array', items: { type: 'object', properties: { mobile: text } } },
        first_name: text,
        last_name: text,
        topic: { type: 'string', enum: ['website', 'other'] },
        country: text,
      },
    },
    'schemas/forms/moved/main.ui.json': { $schema: '../../meta/ui.schema.json' },
    'messages/en-US/moved.json': {
      $schema: '../../schemas/meta/messages.schema.json',
      title: 'Moved for a while',
      'main.title': 'What was moved',
      'company.label': 'Company that moved',
      'contacts.label': 'Whom to ask there',
      'contacts.mobile.label': 'Mobile of whom to ask',
      'first_name.label': 'First name on the lorry',
      'last_name.label': 'Last name on the lorry',
      'topic.label': 'Topic of the move',
      'topic.option.website': 'The website of the mover',
      'topic.option.other': 'Another of the mover',
      'country.label': 'Country it moved to',
    },
  };
  const texts = Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)] as const);
  const { faults, release } = await built(new Map([...(await repositoryContent()), ...texts]));
  expect(faults).toEqual([]);
  expect(release?.forms.moved?.bundle.migrations).toHaveLength(migrations.length);
});
