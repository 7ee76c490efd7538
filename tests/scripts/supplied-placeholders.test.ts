// The values that code gives to a text are those that schemas/placeholders.json declares, wherever a call writes both out.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import declared from '../../schemas/placeholders.json' with { type: 'json' };

const texts: Readonly<Record<string, readonly string[]>> = declared.texts;

/** `t('app.key', { name, count: list.length })` */
const CALL = /\bt\(\s*'((?:app|runtime|server|documents)\.[\w.-]+)',\s*\{([^{}]*)\}/g;

const given = ['app', 'runtime/react', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name);
      return [...readFileSync(file, 'utf8').matchAll(CALL)].map(([, key = '', body = '']) => ({
        key,
        file,
        names: namesIn(body),
        isWhole: !body.includes('...'),
      }));
    }),
);

/** Members of an object as written: `count`, `count: …`. */
function namesIn(body: string): readonly string[] {
  return body
    .split(/,(?![^(]*\))/)
    .map((part) => /^\s*(\w+)/.exec(part)?.[1])
    .filter((name) => name !== undefined);
}

/** Of the text itself, or of all below a name. */
const declaredFor = (key: string): readonly string[] =>
  texts[key] ?? texts[`${key.slice(0, key.lastIndexOf('.'))}.*`] ?? [];

test('there are calls to compare', () => expect(given.length).toBeGreaterThan(20));

test.each(given)('$file gives $key what is declared', ({ key, names, isWhole }) => {
  const known = [...new Set(declaredFor(key).map((name) => name.split('.')[0]))];
  expect(known).toEqual(expect.arrayContaining([...names]));
  if (isWhole) expect([...names].sort()).toEqual([...known].sort());
});
