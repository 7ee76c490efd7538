// No regular expression of code or content takes longer than its text is long: a text made for it would hold up everybody.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { patternsIn } from '../../scripts/patterns/collect.ts';
import { idleExceptions, slowPatterns } from '../../scripts/patterns/find.ts';
import { prove } from '../../scripts/patterns/prove.ts';
import { isPlainlyLinear } from '../../scripts/patterns/simple.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PROOFS = join(ROOT, 'node_modules/.cache/patterns');

test('every regular expression of code is linear, or is named with what bounds it', async () => {
  expect(await slowPatterns(ROOT, PROOFS)).toEqual([]);
});

test('every exception is needed', async () => {
  expect(await idleExceptions(ROOT, PROOFS)).toEqual([]);
});

test('every pattern of content is linear', async () => {
  const slow: string[] = [];
  for (const { file, pattern } of await patternsOfContent()) {
    const proof = await prove({ source: pattern, flags: 'u' }, PROOFS);
    if (proof !== 'linear') slow.push(`${file} ${pattern} ${proof}`);
  }
  expect(slow).toEqual([]);
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
  const proofs = [/^\s+|\s+$/g, /(a+)+$/, /^(\d+\.?\d*|\.\d+)$/, /^(\d+(\.\d*)?|\.\d+)$/, /^\d+$/];
  const found: string[] = [];
  for (const { source, flags } of proofs) found.push(await prove({ source, flags }, PROOFS));
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

interface Placed {
  readonly file: string;
  readonly pattern: string;
}

/** Of schemas (`pattern`, names of `patternProperties`) and of rules (what `matches` compares with), wherever they stand. */
async function patternsOfContent(): Promise<readonly Placed[]> {
  const found: Placed[] = [];
  for (const folder of ['schemas', 'rules']) {
    const names = await readdir(join(ROOT, folder), { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.json'))) {
      const file = `${folder}/${name}`;
      const text = await readFile(join(ROOT, file), 'utf8');
      for (const pattern of inValue(JSON.parse(text))) found.push({ file, pattern });
    }
  }
  expect(found.length).toBeGreaterThan(100);
  return found;
}

function inValue(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { pattern, patternProperties, operator, value: operand } = value as Record<string, unknown>;
  return [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(typeof patternProperties === 'object' ? Object.keys(patternProperties ?? {}) : []),
    ...(/(^|:)matches$/.test(String(operator)) && typeof operand === 'string' ? [operand] : []),
    ...Object.values(value).flatMap(inValue),
  ];
}
