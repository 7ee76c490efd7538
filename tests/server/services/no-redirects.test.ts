// Calls to other services carry keys and personal data: none of them goes on to wherever the answer points.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('../../../server', import.meta.url));

it('every call out says that it follows no redirect', async () => {
  const files = await readdir(SERVER, { recursive: true });
  const careless: string[] = [];
  let calls = 0;
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = await readFile(join(SERVER, file), 'utf8');
    for (const { index } of text.matchAll(/(?<!\w)fetch\(/g)) {
      calls += 1;
      const call = callAt(text, index);
      if (!/redirect: '(error|manual)'/.test(call)) careless.push(`${file}: ${call}`);
    }
  }
  expect(calls).toBeGreaterThanOrEqual(5);
  expect(careless).toEqual([]);
});

/** The call that begins there, to the bracket that closes it. */
function callAt(text: string, begin: number): string {
  let open = 0;
  for (let at = begin; at < text.length; at += 1) {
    if (text[at] === '(') open += 1;
    if (text[at] === ')') open -= 1;
    if (text[at] === ')' && open === 0) return text.slice(begin, at + 1);
  }
  return text.slice(begin);
}
