// `npm run sbom [file]`: an inventory of every package the portal runs with, as CycloneDX, made by npm itself.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './common/hash-of.mjs';

const file = resolve(process.argv[2] ?? join(root, 'dist/sbom.cdx.json'));
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const npm = process.env.npm_execpath;
const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
const made = npm
  ? spawnSync(process.execPath, [npm, ...args], options)
  : spawnSync('npm', args, { ...options, shell: true });
if (made.status !== 0) {
  console.error(made.stderr || 'npm could not be run.');
  process.exit(1);
}
const inventory = JSON.parse(made.stdout);
// With `--omit dev` npm leaves out what only tests need, and what they need beside the portal, such as react.
// Where a package lies twice in one version, it says so of both.
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const inProduction = new Set(
  Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
);
const isForTests = ({ name: named, version, properties = [] }) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development') &&
  !inProduction.has(`${named}@${version}`);
inventory.components = inventory.components.filter((one) => !isForTests(one));
const kept = new Set(inventory.components.map((one) => one['bom-ref']));
const { component } = inventory.metadata;
inventory.dependencies = inventory.dependencies
  .filter(({ ref }) => kept.has(ref) || ref === component['bom-ref'])
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }));
// npm names the whole after the folder it lies in.
component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(inventory, null, 2)}\n`);
console.log(`${inventory.components.length} packages in ${file}`);
