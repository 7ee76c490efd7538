// A file written by hand and no JSON: the line and the cause are told in plain words, and nothing is blamed on others.
import { expect, test } from 'vitest';
import { tooDeepAt } from '../../runtime/content/read/depth.ts';
import { jsonFault } from '../../runtime/content/read/json-fault.ts';
import { build, describe } from './kits/small-content.ts';
import { add, CASES, expectRefused, RULES, WHO, WORDS, when } from './kits/spoilt.ts';

const BROKEN: readonly { name: string; text: string; line: number; words: RegExp }[] = [
  { name: 'no comma', text: '{\n "a": 1\n "b": 2\n}', line: 2, words: /a comma is missing/ },
  { name: 'a comma too many', text: '{\n "a": 1,\n}', line: 2, words: /nothing follows it/ },
  { name: 'two commas', text: '[\n 1,\n ,2]', line: 3, words: /a comma too many/ },
  { name: 'the quotes of Word', text: '{\n "a": “b”\n}', line: 2, words: /a word processor/ },
  { name: 'single quotes', text: "{\n 'a': 1\n}", line: 2, words: /the quote '/ },
  { name: 'a note', text: '{\n // mine\n "a": 1\n}', line: 2, words: /JSON knows none/ },
  { name: 'a word without quotes', text: '{\n "a": yes\n}', line: 2, words: /"yes" stands here/ },
  { name: 'a quote that never ends', text: '{\n "a": "b\n}', line: 2, words: /quote that ends/ },
  { name: 'a backslash', text: '{\n "a": "C:\\Users"\n}', line: 2, words: /a backslash/ },
  { name: 'no colon', text: '{\n "a" 1\n}', line: 2, words: /colon is missing/ },
  { name: 'no value', text: '{\n "a":\n}', line: 3, words: /missing before this }/ },
  { name: 'a bracket never closed', text: '{\n "a": [1\n', line: 2, words: /\[ is never closed/ },
  { name: 'the wrong bracket', text: '{\n "a": [1}\n', line: 2, words: /} where ] is due/ },
  { name: 'something after the end', text: '{}\n}', line: 2, words: /after its last bracket/ },
  { name: 'nothing at all', text: '', line: 1, words: /file ends where/ },
];

test.each(BROKEN)('$name: told with its line', ({ text, line, words }) => {
  expect(() => JSON.parse(text)).toThrow();
  const fault = jsonFault(text);
  expect(fault?.message).toMatch(words);
  expect(text.slice(0, fault?.offset).split('\n').length).toBe(line);
});

test('what is JSON has no fault', () => {
  const value = { a: [1, -2.5e3, 'ö "\\\n', null, true, {}], '': [] };
  expect(jsonFault(JSON.stringify(value, null, 2))).toBeUndefined();
});

test('whatever JSON.parse refuses has a fault inside the text, and nothing else has one', () => {
  const whole = '{\n "a": [1, -2.5e3, "b\\n\\u00e9"],\n "c": {"d": null, "e": []}\n}';
  const spoilt = [...whole].flatMap((_, at) => [
    whole.slice(0, at) + whole.slice(at + 1),
    ...[...',:{}[]"\'\\ \n\t\u00a0\u201cx0-/#;'].map(
      (sign) => whole.slice(0, at) + sign + whole.slice(at),
    ),
  ]);
  for (const text of spoilt) {
    let parsed = true;
    try {
      JSON.parse(text);
    } catch {
      parsed = false;
    }
    const fault = jsonFault(text);
    expect(fault === undefined, text).toBe(parsed);
    if (fault) expect(fault.offset, text).toBeLessThanOrEqual(text.length);
  }
});

const only = async (spoil: Parameters<typeof build>[0]) =>
  (await build(spoil)).faults.map(({ file, line, code }) => `${file} ${line} ${code}`);

test.each([
  { file: WORDS, name: 'words' },
  { file: RULES, name: 'rules' },
  { file: WHO, name: 'fields' },
])('a broken file of $name is the only one that is complained of', async ({ file }) => {
  const text = '{\n  "a": 1\n  "b": 2\n}\n';
  const found = await only((files) => Object.assign(files, { [file]: text }));
  expect(found).toEqual([`${file} 2 not-json`]);
});

test('a file that goes deeper than anybody can walk is told, and ends nothing', async () => {
  for (const text of ['['.repeat(60_000), `{ "a": ${'['.repeat(60_000)}${']'.repeat(60_000)} }`]) {
    const found = await only((files) => Object.assign(files, { [WORDS]: text }));
    expect(found).toEqual([`${WORDS} 1 not-json`]);
  }
  const strings = { a: '['.repeat(500), b: '\\"{{{' };
  expect(tooDeepAt(JSON.stringify(strings))).toBeUndefined();
});

test('a misspelled operator does not bring its cases into discredit', async () => {
  const found = await build((files) => add(files, 'x', when('name', 'equals', 'a'), 'hide', {}));
  expect(found.faults.map(describe).join('\n')).not.toContain(CASES);
});

test('of a missing section, no file of another form is named as the one that was meant', async () => {
  const { faults } = await build((files) => {
    const other = files as Record<string, unknown>;
    other['schemas/forms/trap/who.ui.json'] = other['schemas/forms/trip/who.ui.json'];
    delete other['schemas/forms/trip/who.ui.json'];
  });
  const missing = faults.find(({ code }) => code === 'missing-section-file');
  expect(missing?.remedy).not.toContain('schemas/forms/trap');
});

test('a form under another name is told once', async () => {
  const found = await only((files) =>
    Object.assign(files['schemas/forms/trip/form.json'], { id: 'tour' }),
  );
  expect(found.map((line) => line.split(' ').at(-1))).toEqual(['name-and-id-differ']);
});

test('a misspelled kind of field is not told to become a list', async () => {
  const { faults } = await build((files) =>
    Object.assign(files[WHO].properties as object, { name: { type: 'text' } }),
  );
  expect(faults.map(({ code }) => code)).toEqual(['unknown-name']);
});

test('a choice that stands twice is refused where it stands', () =>
  expectRefused({
    name: 'twice',
    spoil: (files) =>
      Object.assign(files[WHO].properties as object, {
        name: { type: 'string', enum: ['a', 'a'] },
      }),
    code: 'written-twice',
    file: WHO,
    words: /"a" stands twice/,
  }));

test('a file that was not saved as UTF-8 is refused', () =>
  expectRefused({
    name: 'latin',
    spoil: (files) => Object.assign(files[WORDS], { 'name.label': 'Na\uFFFDve' }),
    code: 'not-utf8',
    file: WORDS,
    words: /another encoding than UTF-8/,
  }));
