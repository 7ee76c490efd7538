// No regular expression of code or content takes longer than its text is long: a text made for it would hold up everybody.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { patternsIn } from '../../scripts/patterns/collect.ts';
import { patternsOfContent } from '../../scripts/patterns/content.ts';
import { idleExceptions, slowContent, slowPatterns } from '../../scripts/patterns/find.ts';
import {
  kept,
  nameOf,
  patternsToProve,
  readProofs,
  versionOfRecheck,
} from '../../scripts/patterns/proofs.ts';
import { prove } from '../../scripts/patterns/prove.ts';
import { isPlainlyLinear } from '../../scripts/patterns/simple.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const proofs = await readProofs(ROOT);

/** Of so many patterns one is proved anew: all of them take minutes. */
const ONE_IN = 20;

test('every regular expression of code is linear, or is named with what bounds it', async () => {
  expect(await slowPatterns(ROOT, proofs)).toEqual([]);
});

test('every exception is needed', async () => {
  expect(await idleExceptions(ROOT, proofs)).toEqual([]);
});

test('every pattern of content is linear', async () => {
  expect((await patternsOfContent(ROOT)).length).toBeGreaterThan(100);
  expect(await slowContent(ROOT, proofs)).toEqual([]);
});

test('each pattern has its proof, and no other is kept (else: npm run generate)', async () => {
  expect(proofs.recheck).toBe(await versionOfRecheck(ROOT));
  const needed = (await patternsToProve(ROOT)).map(nameOf);
  expect(Object.keys(proofs.proofs)).toEqual(needed);
});

test('the proofs that are kept are those that are found', async () => {
  // For an exception a proof is looked for by the clock, and a busy machine may find none.
  const needed = (await patternsToProve(ROOT)).filter(({ isException }) => !isException);
  const tried = needed.filter((_, at) => at % ONE_IN === 0);
  expect(tried.length).toBeGreaterThan(5);
  const found: [string, string][] = [];
  for (const pattern of tried) found.push([nameOf(pattern), await prove(pattern)]);
  expect(found).toEqual(tried.map((pattern) => [nameOf(pattern), kept(proofs, pattern)]));
});

test('a pattern without a proof is not taken for linear', async () => {
  const none = { ...proofs, proofs: {} };
  expect(await slowPatterns(ROOT, none)).toContainEqual(
    expect.stringMatching(/^runtime\/.*has no proof yet: npm run generate$/),
  );
  expect(await slowContent(ROOT, none)).not.toEqual([]);
});

test('patterns are found wherever they are made', () => {
  const text = `
    const a = /a+/g;
    const b = new RegExp('b+') ?? RegExp(\`\${a}+\`, 'u');
    text.match('c+'); text.search(\`d\${a}\`); text.match(a); text.replace('e', '');
    class F { static g = { h: [/i/] } }
  `;
  expect(patternsIn('scripts/x.ts', text).map(({ line, written }) => `${line} ${written}`)).toEqual(
    [
      '2 /a+/g',
      "3 new RegExp('b+')",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is looked at
      "3 RegExp(`${a}+`, 'u')",
      "4 text.match('c+')",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is looked at
      '4 text.search(`d${a}`)',
      '5 /i/',
    ],
  );
});

test('what holds a server up is told from what does not', async () => {
  const patterns = [
    /^\s+|\s+$/g,
    /(a+)+$/,
    /^(\d+\.?\d*|\.\d+)$/,
    /^(\d+(\.\d*)?|\.\d+)$/,
    /^\d+$/,
  ];
  const found: string[] = [];
  for (const { source, flags } of patterns) found.push(await prove({ source, flags }));
  expect(found).toEqual(['grows by 2', 'grows by any power', 'grows by 2', 'linear', 'linear']);
});

test('only what cannot be slow is taken for linear at sight', () => {
  const plain = [/^a+$/, /[*+]{1,3}/, /\*\+/, /^[^a]*(b|c)/, /a{2,5}/];
  const others = [
    /a+$/,
    /^a+$/m,
    /^(a+)?(b){2}/,
    /^a+a+/,
    /^a|b+c/,
    /(a)\1/,
    /^(ab){2,}/,
    /^a{3,}a*/,
  ];
  expect(plain.filter(({ source, flags }) => !isPlainlyLinear(source, flags))).toEqual([]);
  expect(others.filter(({ source, flags }) => isPlainlyLinear(source, flags))).toEqual([]);
});
