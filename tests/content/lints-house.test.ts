// The house speaks of roles that it declares, and of callers as the server tells them: all else would only mislead the check.
import { describe, expect, it } from 'vitest';
import { Builder } from '../../runtime/content/index.ts';
import { PROGRAM } from '../../server/program/index.ts';
import { CACHE_DIR, contentWith, edited } from '../helpers/releases.ts';

const HOUSE = 'schemas/house.json';
type Members = Record<string, Record<string, unknown>>;

async function told(change: (house: Record<string, Members>) => void) {
  const house = edited((value) => {
    const next = structuredClone(value) as Record<string, Members>;
    change(next);
    return next;
  });
  const builder = new Builder({ cacheDir: CACHE_DIR, program: PROGRAM });
  builder.change(await contentWith({ [HOUSE]: house }));
  const { faults } = await builder.build();
  return faults.map(({ code, file, place }) => `${code} ${file} ${place}`);
}

describe('the house', () => {
  it('names no caller by a role that is gone', async () => {
    expect(await told(({ roles }) => delete roles?.editor)).toContain(
      `unknown-name ${HOUSE} /callers/editor/roles/0`,
    );
  });

  it('does not call somebody a signer whom the server takes for none', async () => {
    const found = await told(({ callers }) =>
      Object.assign(callers?.signer ?? {}, { roles: ['desk'] }),
    );
    expect(found).toContain(`caller-told ${HOUSE} /callers/signer/roles`);
  });

  it('gives calls of administrators to nobody else', async () => {
    const found = await told(({ callers }) =>
      Object.assign(callers?.admin ?? {}, { roles: ['desk'] }),
    );
    expect(found).toEqual([expect.stringContaining('caller-told'), ...found.slice(1)]);
  });

  it('may have one role more, which is its own caller', async () => {
    const found = await told(({ roles, callers }) => {
      Object.assign(roles ?? {}, { auditor: { who: 'staff' } });
      Object.assign(callers ?? {}, { auditor: { token: true, roles: ['auditor'] } });
    });
    expect(found).toEqual([]);
  });
});
