// One spoilt thing per lint on messages: each is refused in words that name the culprit.
import { test } from 'vitest';
import {
  add,
  expectRefused,
  type Files,
  RULES,
  rule,
  type Spoilt,
  WHERE_UI,
  WHO,
  WORDS,
  when,
} from './kits/spoilt.ts';

/** File, key, what is written there, what the program fills. */
const UNFILLED = [
  ['messages/en-US/server.json', 'server.wait', 'minuts', 'minutes'],
  ['messages/en-US/runtime.json', 'runtime.item', 'lable', 'label'],
  ['messages/en-US/faults.json', 'faults.minLength', 'limt', 'limit'],
  ['messages/en-US/documents.json', 'documents.page', 'pgae', 'page'],
  ['messages/en-US/mail/reset.md', 'mail.reset', 'lnik', 'link'],
  ['messages/en-US/pages/help.md', 'pages.help', 'contact.fone', 'contact.phone'],
  ['messages/en-US/documents/terms.md', 'documents.terms', 'naem', 'name'],
] as const;
const MESSAGES = '../../schemas/meta/messages.schema.json';
const own = (key: string) => key.slice(key.indexOf('.') + 1);

function compare(files: Files, key: string, sentence: string): void {
  files['schemas/compared.json'] = {
    $schema: 'meta/compared.schema.json',
    sentences: { [key]: sentence },
  };
}

/** Says under a key of the small form what another message says, by its key. */
const use = (files: Files, key: string, used: string) =>
  Object.assign(files[WORDS], { [key]: { use: used } });

const SPOILT: readonly Spoilt[] = [
  {
    name: 'a field that must be answered, and whose label says nothing of what to enter',
    spoil: (files) => Object.assign(files[WORDS], { 'name.label': 'Who travels?' }),
    code: 'missing-required-sentence',
    file: WHO,
    words: /"name" can be required, and its label "Who travels\?" makes no sentence/,
  },
  {
    name: 'a sentence written a second time',
    spoil: (files) => Object.assign(files[WORDS], { 'name.hint': 'Give the ZIP of {{row}}.' }),
    code: 'repeated-sentence',
    file: WORDS,
    words: /"trip.name.hint" says word for word what "trip.zipMissing" says/,
  },
  {
    name: 'the words of a message that is not there',
    spoil: (files) => use(files, 'who.title', 'trip.where.tilte'),
    code: 'unknown-message',
    file: WORDS,
    words: /"trip.who.title" uses the message "trip.where.tilte", which is not there/,
    nearest: 'trip.where.title',
  },
  {
    name: 'the words of a long text',
    spoil: (files) => use(files, 'who.title', 'pages.terms'),
    code: 'long-message',
    file: WORDS,
    words: /"trip.who.title" uses "pages.terms", which is a long text/,
  },
  {
    name: 'messages that use each other in a circle',
    spoil: (files) => {
      use(files, 'who.title', 'trip.where.title');
      use(files, 'where.title', 'trip.who.title');
    },
    code: 'message-in-circle',
    file: WORDS,
    words: /"trip.who.title" uses "trip.where.title", which comes back to it/,
  },
  {
    name: 'a message that is neither a sentence nor the use of one',
    spoil: (files) => Object.assign(files[WORDS], { 'who.title': { uses: 'trip.where.title' } }),
    code: 'unknown-word',
    file: WORDS,
    words: /uses/,
  },
  {
    name: 'another wording of a sentence that the portal compares',
    spoil: (files) => {
      compare(files, 'app.save.saving', 'Saving …');
    },
    code: 'compared-sentence',
    file: 'messages/en-US/app.json',
    words: /"app.save.saving" must read "Saving …"/,
  },
  {
    name: 'a compared sentence that is no message',
    spoil: (files) => {
      compare(files, 'app.save.savings', 'Saving');
    },
    code: 'unknown-message',
    file: 'schemas/compared.json',
    words: /no message "app.save.savings"/,
  },
  {
    name: 'an unknown message key in a rule',
    spoil: (files) => {
      rule(files, 1).event = {
        type: 'fault',
        params: { at: 'row.zip', message: 'trip.zipMising' },
      };
    },
    code: 'unknown-message',
    file: RULES,
    words: /no message "trip.zipMising"/,
    nearest: 'trip.zipMissing',
  },
  {
    name: 'a dialog without words',
    spoil: (files) => add(files, 'x', when('name', 'equal', 'Ann'), 'open', { dialog: 'hello' }),
    code: 'unknown-message',
    file: RULES,
    words: /trip.dialog.hello.title/,
  },
  {
    name: 'a long text that does not exist',
    spoil: (files) => {
      delete (files as Record<string, unknown>)['messages/en-US/pages/terms.md'];
    },
    code: 'unknown-message',
    file: WHERE_UI,
    words: /no message "pages.terms"/,
  },
  {
    name: 'a message that nothing uses',
    spoil: (files) => {
      files[WORDS]['nmae.label'] = 'Name';
    },
    code: 'unused-message',
    file: WORDS,
    words: /Nothing uses the message "trip.nmae.label"/,
    nearest: 'trip.name.label',
  },
  {
    name: 'a word of a field that no widget reads',
    spoil: (files) => {
      files[WORDS]['name.thanks'] = 'Thank you';
      files[WORDS]['name.intro'] = 'Welcome';
    },
    code: 'unused-message',
    file: WORDS,
    words: /trip.name.thanks"[\s\S]*trip.name.intro/,
  },
  {
    name: 'an option text of a value that is no choice',
    spoil: (files) => {
      files[WORDS]['travels.option.bus'] = 'Bus';
    },
    code: 'unused-message',
    file: WORDS,
    words: /trip.travels.option.bus/,
  },
  {
    name: 'a visible field without a label',
    spoil: (files) => {
      delete files[WORDS]['name.label'];
    },
    code: 'missing-label',
    file: WHO,
    words: /"name" has no label/,
  },
  {
    name: 'a placeholder that the rule does not give',
    spoil: (files) => {
      files[WORDS].zipMissing = 'Give the ZIP of {{rwo}}.';
    },
    code: 'unknown-placeholder',
    file: WORDS,
    words: /the placeholder \{\{rwo\}\} of "trip.zipMissing"/,
    nearest: 'row',
  },
  {
    name: 'the answer to another question in a hint, where nothing fills it in',
    spoil: (files) => {
      files[WORDS]['name.hint'] = 'Hello {{seats}}';
    },
    code: 'unknown-placeholder',
    file: WORDS,
    words: /the placeholder \{\{seats\}\} of "trip.name.hint"/,
  },
  {
    name: 'a limit in the sentence of a fault that has none',
    spoil: (files) => {
      files[WORDS]['name.error.required'] = 'At least {{limit}}';
    },
    code: 'unknown-placeholder',
    file: WORDS,
    words: /\{\{limit\}\} of "trip.name.error.required"/,
  },
  ...UNFILLED.map(
    ([file, key, name, nearest]): Spoilt => ({
      name: `a misspelt placeholder of ${key}`,
      spoil: (files) => {
        const texts = files['schemas/placeholders.json'].texts;
        texts[key] = [nearest];
        const text = `# Words\n\nThis is {{${name}}}.`;
        files[file] = file.endsWith('.md') ? text : { $schema: MESSAGES, [own(key)]: text };
      },
      code: 'unknown-placeholder',
      file,
      words: new RegExp(`\\{\\{${name}\\}\\} of "${key}"`),
      nearest,
    }),
  ),
  {
    name: 'placeholders for a text that is not there',
    spoil: (files) => {
      files['schemas/placeholders.json'].texts['app.save.savd'] = ['time'];
    },
    code: 'unknown-message',
    file: 'schemas/placeholders.json',
    words: /no message "app.save.savd"/,
    nearest: 'app.save.saved',
  },
  {
    name: 'a helper that does not exist',
    spoil: (files) => {
      files['messages/en-US/app.json']['save.saved'] = '{{plurals 1 "a" "b"}}';
    },
    code: 'bad-template',
    file: 'messages/en-US/app.json',
    words: /"plurals" is not a helper/,
    nearest: 'plural',
  },
  {
    name: 'a partial in a text',
    spoil: (files) => {
      files[WORDS]['name.hint'] = 'Hello {{> other}}';
    },
    code: 'bad-template',
    file: WORDS,
    words: /Only placeholders/,
  },
  {
    name: 'a template that does not close',
    spoil: (files) => {
      files[WORDS]['name.hint'] = 'Hello {{#if name}}you';
    },
    code: 'bad-template',
    file: WORDS,
    words: /The part that begins with \{\{#if name\}\} has no end/,
  },
  {
    name: 'a remote image in a long text',
    spoil: (files) => {
      files['messages/en-US/pages/terms.md'] = '![logo](https://elsewhere.example/logo.png)\n';
    },
    code: 'not-in-long-texts',
    file: 'messages/en-US/pages/terms.md',
    words: /the image https:\/\/elsewhere/,
  },
  {
    name: 'a link to another site in a long text',
    spoil: (files) => {
      files['messages/en-US/pages/terms.md'] = '[see](https://elsewhere.example)\n';
    },
    code: 'not-in-long-texts',
    file: 'messages/en-US/pages/terms.md',
    words: /the link https:\/\/elsewhere/,
  },
  {
    name: 'HTML in a long text',
    spoil: (files) => {
      files['messages/en-US/pages/terms.md'] = '<script>alert(1)</script>\n';
    },
    code: 'not-in-long-texts',
    file: 'messages/en-US/pages/terms.md',
    words: /HTML/,
  },
  {
    name: 'a message written twice',
    spoil: (files) => {
      const once = JSON.stringify(files[WORDS], null, 2);
      const twice = once.replace('"title": "Trip"', '"title": "Trip",\n  "title": "Journey"');
      Object.assign(files, { [WORDS]: twice });
    },
    code: 'written-twice',
    file: WORDS,
    words: /"title" is written twice here: only the last one counts/,
  },
];

test.each(SPOILT)('$name is refused', async (spoilt) => {
  await expectRefused(spoilt);
});
