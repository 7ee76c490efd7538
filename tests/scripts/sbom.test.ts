// `npm run sbom`: what it lists is what the lockfile brings into production, each with its hash.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Inventory {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly hashes?: readonly { readonly alg: string }[];
  }[];
}

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: true;
  readonly devOptional?: true;
  readonly optional?: true;
  readonly link?: true;
  readonly name?: string;
}

it('lists every package of production with its version and hash, and none that only tests need', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sbom-'));
  const file = join(folder, 'sbom.json');
  try {
    execFileSync(process.execPath, ['scripts/sbom.mjs', file], { cwd: ROOT, stdio: 'pipe' });
    const inventory = JSON.parse(await readFile(file, 'utf8')) as Inventory;
    expect(inventory.bomFormat).toBe('CycloneDX');
    expect(inventory.metadata.component.name).toBe('attorney-network-portal');
    const listed = new Set(inventory.components.map(({ name, version }) => `${name}@${version}`));
    const locked = await lockedPackages();
    const needed = locked.filter(({ dev, optional }) => !dev && !optional);
    expect(needed.length).toBeGreaterThan(150);
    expect(needed.map(({ key }) => key).filter((key) => !listed.has(key))).toEqual([]);
    // Our own stand-in for a package comes with the sources, not from a registry.
    listed.delete('jsonpath-refused@11.3.0');
    const known = new Set(locked.filter(({ dev }) => !dev).map(({ key }) => key));
    expect([...listed].filter((key) => !known.has(key))).toEqual([]);
    const unhashed = inventory.components.filter(({ hashes = [] }) => hashes.length === 0);
    expect(unhashed.map(({ name }) => name)).toEqual(['jsonpath-refused']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function lockedPackages() {
  const text = await readFile(join(ROOT, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { readonly packages: Readonly<Record<string, Locked>> };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .map(([path, { version = '', dev, devOptional, optional, name }]) => ({
      key: `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`,
      dev: dev === true || devOptional === true,
      optional: optional === true,
    }));
}
