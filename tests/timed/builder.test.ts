// Five hundred random edits of the content, after each of which a build on what was kept is one from scratch. By `npm run test:faults` alone.
import { describe, expect, it } from 'vitest';
import { tryEdits } from '../helpers/changes/same-builds.ts';
import { repositoryContent } from '../helpers/releases.ts';

const EDITS = Number(process.env.CONTENT_EDITS ?? 500);
const SEED = Number(process.env.FUZZ_SEED ?? 33);

describe('content that is edited for long', () => {
  it('comes out of each change as if it were built from scratch', {
    timeout: 3_600_000,
  }, async () => {
    const tried = await tryEdits(await repositoryContent(), { seed: SEED, edits: EDITS });
    expect(tried.right).toBeGreaterThan(EDITS / 10);
    expect(tried.wrong).toBeGreaterThan(EDITS / 4);
    expect(tried.codes.size).toBeGreaterThan(20);
  });
});
