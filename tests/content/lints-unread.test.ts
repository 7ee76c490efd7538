// One spoilt thing per lint on what is written and would not be read.
import { expect, test } from 'vitest';
import { readMarkdown } from '../../runtime/content/texts/markdown.ts';
import { expectRefused, FORM, type Spoilt } from './kits/spoilt.ts';

const COPY = 'schemas/forms/trip/where copy.ui.json';
const OTHER = 'messages/en-us/trip.json';
const TERMS = 'messages/en-US/pages/terms.md';
const MAIL = 'messages/en-US/mail/thanks.md';

/** What comes after a form is sent. */
const after = (next: object): object => ({ submit: Object.fromEntries([['then', next]]) });

const SPOILT: readonly Spoilt[] = [
  {
    name: 'a layout without its section, such as a copy',
    spoil: (files) => {
      files[COPY] = { $schema: '../../meta/ui.schema.json' };
    },
    code: 'stray-file',
    file: COPY,
    words: /has no section "where copy", so nothing reads this file/,
  },
  {
    name: 'words in the folder of another language',
    spoil: (files) => Object.assign(files, { [OTHER]: files['messages/en-US/trip.json'] }),
    code: 'stray-file',
    file: OTHER,
    words: /Nothing reads messages in the folder "en-us"/,
  },
  {
    name: 'a sentence afterwards, beside a long text that stands in place of the form',
    spoil: (files) => {
      Object.assign(files[FORM], after({ page: 'pages.terms', message: 'trip.title' }));
    },
    code: 'not-read',
    file: FORM,
    words: /"message" would not be read: the long text stands in place of the form/,
  },
  {
    name: 'a long text of nothing',
    spoil: (files) => Object.assign(files, { [TERMS]: '' }),
    code: 'not-in-long-texts',
    file: TERMS,
    words: /This long text is empty/,
  },
  {
    name: 'a link that somebody did not finish',
    spoil: (files) => Object.assign(files, { [TERMS]: '# Terms\n\nSee the [guide](' }),
    code: 'not-in-long-texts',
    file: TERMS,
    words: /A long text may not hold a link that is not finished/,
  },
  {
    name: 'a link without words, which nobody could press',
    spoil: (files) => Object.assign(files, { [TERMS]: '# Terms\n\nSee [](/forms/trip)' }),
    code: 'not-in-long-texts',
    file: TERMS,
    words: /A long text may not hold a link without words/,
  },
  {
    name: 'bold words without an end',
    spoil: (files) => Object.assign(files, { [TERMS]: '# Terms\n\nThis is **important.' }),
    code: 'not-in-long-texts',
    file: TERMS,
    words: /A long text may not hold bold words that do not end/,
  },
  {
    name: 'a long text that is a book',
    spoil: (files) =>
      Object.assign(files, { [TERMS]: `# Terms\n\n${'Many words. '.repeat(9000)}` }),
    code: 'too-long',
    file: TERMS,
    words: /This long text has \d+ characters; at most 100000 may stand in one/,
  },
  {
    name: 'a mail without a subject',
    spoil: (files) => Object.assign(files, { [MAIL]: 'Dear you' }),
    code: 'not-in-long-texts',
    file: MAIL,
    words: /A mail begins with its subject, and this one has none/,
  },
];

test('signs that are meant are written with a backslash before them', async () => {
  const text = '# Terms\n\nA \\[note](see below), and 2 \\*\\* 3 = 8.';
  expect(readMarkdown(text).refused).toEqual([]);
});

test.each(SPOILT)('$name is refused', (spoilt) => expectRefused(spoilt));
