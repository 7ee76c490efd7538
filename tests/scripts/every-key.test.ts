// Editing a sentence changes what somebody reads: a message that nothing says is told of, whatever family it stands in.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messageKeysOf, readContent } from '../../runtime/content/index.ts';
import { declaredIn, idleIn, readCodeKeys, unknownTo } from '../../scripts/check/code-keys.ts';
import { built } from '../helpers/releases.ts';

const ROOT = join(import.meta.dirname, '../..');
const NOBODY = 'nobodySaysThis';

/**
 * Words of RJSF itself, by names of its own, which `tests/react/live/live-words.test.ts` compares with the library's; and the
 * questions that a provider's own service may keep, in words of ours where there are some.
 */
const NAMED_ELSEWHERE = ['runtime.live.', 'forgot-password.secret_question.option.'];
const isOurs = (key: string): boolean => !NAMED_ELSEWHERE.some((start) => key.startsWith(start));

test('a message beside each that exists, which nothing says, is told of as unused', async () => {
  const source = new Map(await readContent(ROOT));
  const invented = new Set<string>();
  for (const [file, text] of source) {
    const name = /^messages\/en-US\/(.+)\.json$/.exec(file)?.[1]?.replaceAll('/', '.');
    if (name === undefined) continue;
    const words = JSON.parse(text) as Record<string, string>;
    for (const key of Object.keys(words).filter((one) => one !== '$schema')) {
      const beside = `${key.slice(0, key.lastIndexOf('.') + 1)}${NOBODY}`;
      words[beside] = 'Nobody says this.';
      invented.add(`${name}.${beside}`);
    }
    source.set(file, JSON.stringify(words));
  }
  const [code, { faults }] = await Promise.all([readCodeKeys(ROOT), built(source)]);
  const told = new Set([
    ...idleIn(code, messageKeysOf(source), declaredIn(source)),
    ...faults.flatMap(({ message }) => /"([^"]*nobodySaysThis)"/.exec(message)?.[1] ?? []),
  ]);
  const untold = [...invented].filter((key) => !told.has(key) && isOurs(key));
  expect(untold).toEqual([]);
  expect(invented.size).toBeGreaterThan(200);
});

test('a key that code names or puts together, and that no message has, is told of', async () => {
  const code = await readCodeKeys(ROOT);
  const keys = [...messageKeysOf(await readContent(ROOT))];
  expect(unknownTo(code, new Set(keys))).toEqual([]);
  const without = new Set(keys.filter((key) => !/^app\.(theme|insurance|loader)/.test(key)));
  expect(unknownTo(code, without).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['app.loader', 'app.theme.…', 'app.insurance.…']),
  );
});
