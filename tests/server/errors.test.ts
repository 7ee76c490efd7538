// The table of refusals, its sentences and its page in docs say the same.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../server/common/refusals.ts';
import { shippedContent } from './helpers/app.ts';

const ROW = /^\| (\w+) \| (\d{3}) \| `([\w.]+)` \|/gm;

describe('the table of refusals', () => {
  it('stands in docs/errors.md as it is in code', async () => {
    const page = await readFile(new URL('../../docs/errors.md', import.meta.url), 'utf8');
    const listed = [...page.matchAll(ROW)].map(([, code, http, message]) => [
      code,
      { http: Number(http), message },
    ]);
    expect(Object.fromEntries(listed)).toEqual(REFUSALS);
  });

  it('has a sentence for every code', async () => {
    const { texts } = await shippedContent();
    for (const { message } of Object.values(REFUSALS))
      expect([message, texts.has(message)]).toEqual([message, true]);
  });
});
