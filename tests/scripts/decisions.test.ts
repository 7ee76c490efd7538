// The notes of decisions can be found by subject, and one that was overtaken says so and by what.
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const read = (file: string): Promise<string> => readFile(new URL(file, folder), 'utf8');
const notes = (await readdir(folder)).filter((file) => file !== 'README.md').sort();

/** What a note says under its title of those that overtook it. */
const overtaken = (text: string) => {
  const [line = ''] = text.split('\n').slice(2, 3);
  const said = line.startsWith('**Superseded') ? line : '';
  const each = said.matchAll(
    /\*\*Superseded( in part)? by \[(\d{4})\]\(([\w.-]+)\)\*\*: (.+?)(?=\*\*Superseded|$)/g,
  );
  return [...each].map(([, part, number = '', file = '', what = '']) => ({
    isPart: part !== undefined,
    number,
    file,
    what,
  }));
};

test('every note is called by its number and begins with it, and none has the number of another', async () => {
  const numbers = notes.map((file) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]);
  expect(new Set(numbers).size).toBe(notes.length);
  for (const file of notes)
    expect((await read(file)).split('\n')[0], file).toMatch(
      new RegExp(`^# ${file.slice(0, 4)} \\p{L}[^\\n]+[^.]$`, 'u'),
    );
});

test('every note stands in the index once, by its title, under a subject', async () => {
  const index = await read('README.md');
  const lines = [...index.matchAll(/^- \[(\d{4} .+?)\]\(([\w.-]+)\)(.*)$/gm)];
  expect(lines.map(([, , file]) => file).sort()).toEqual(notes);
  for (const [, title, file = '', more] of lines) {
    const text = await read(file);
    expect(text.split('\n')[0]).toBe(`# ${title}`);
    const said = overtaken(text).map(
      ({ isPart, number }) => `, superseded${isPart ? ' in part' : ''} by ${number}`,
    );
    expect({ file, more }).toEqual({ file, more: said.join('') });
  }
  const subjects = index.split(/^## /m).slice(1);
  expect(subjects.length).toBeGreaterThan(8);
  for (const subject of subjects) expect(subject).toMatch(/^- \[/m);
});

test('a note that was overtaken says under its title by which later note that is there, and in what', async () => {
  let told = 0;
  for (const file of notes) {
    const text = await read(file);
    if (!/^\*\*Superseded/m.test(text)) continue;
    const by = overtaken(text);
    expect(by.length, file).toBeGreaterThan(0);
    for (const { number, file: later, what } of by) {
      expect(notes, file).toContain(later);
      expect(later.startsWith(number) && number > file.slice(0, 4), `${file} by ${later}`).toBe(
        true,
      );
      expect(what.trim(), file).toMatch(/^\S.+\.$/);
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(10);
});

test('links from a note to another lead somewhere', async () => {
  for (const file of notes)
    for (const [, target = ''] of (await read(file)).matchAll(/\]\((\d{4}-[\w.-]+)\)/g))
      expect(notes, file).toContain(target);
});
