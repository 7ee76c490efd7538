// Content that is built on what was kept from the build before is told exactly as content that is built from scratch.
import { describe, expect, it } from 'vitest';
import { tryEdits } from '../helpers/changes/same-builds.ts';
import { repositoryContent } from '../helpers/releases.ts';

describe('content that is edited again and again', () => {
  it('comes out of each change as if it were built from scratch', async () => {
    const tried = await tryEdits(await repositoryContent(), { seed: 1, edits: 24 });
    expect(tried.right).toBeGreaterThan(2);
    expect(tried.wrong).toBeGreaterThan(10);
    expect(tried.codes.size).toBeGreaterThan(6);
  });
});
