// What a build changes of libraries fits them, and a build says so where it fits no more.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { type Patch, patched, patches, type StandIn } from '../../scripts/built/patches.ts';

const ROOT = join(import.meta.dirname, '../..');
const made: string[] = [];

afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** The code of an entry that imports these modules, built as the portal is. */
async function built(
  code: string,
  list: readonly Patch[],
  standIns: readonly StandIn[] = [],
): Promise<string> {
  const folder = await mkdtemp(join(ROOT, 'node_modules', '.patched-'));
  made.push(folder);
  await writeFile(join(folder, 'entry.ts'), code);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [patched(list, standIns)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(folder, 'entry.ts'), preserveEntrySignatures: 'strict' },
    },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

it('leaves warnings for developers and names for their tools out of the router', async () => {
  const ofRouter = (await patches()).filter(({ of }) => of === 'react-router');
  expect(ofRouter).toHaveLength(3);
  const entry = "export { BrowserRouter } from 'react-router-dom';\n";
  const [changed, asItComes] = [await built(entry, ofRouter), await built(entry, [])];
  expect(asItComes).toMatch(/displayName = "\w+"/);
  expect(changed).not.toMatch(/displayName = "\w+"/);
  expect(asItComes.length - changed.length).toBeGreaterThan(2000);
});

it('puts the words of RJSF where it names them', async () => {
  const ofRjsf = (await patches()).filter(({ of }) => of === '@rjsf/core');
  expect(ofRjsf).toHaveLength(1);
  const code = await built(
    "export { default } from '@rjsf/core/lib/getDefaultRegistry.js';\n",
    ofRjsf,
  );
  expect(code).toMatch(/translateString\("[A-Z]/);
  expect(code).not.toMatch(/translateString\(TranslatableString\./);
});

it('ends with the package and the reason where a change finds nothing to change', async () => {
  const [one] = await patches();
  if (!one) throw new Error('There is no change to try');
  const gone = { ...one, find: /nothing says this/g };
  await expect(built("export { Link } from 'react-router-dom';\n", [gone])).rejects.toThrow(
    `react-router has fewer than ${one.atLeast} of /nothing says this/g. Look whether it is still to be changed (scripts/built/patches.ts): ${one.why}`,
  );
});

it('ends where nothing imports what a file stands in for', async () => {
  const standIn = {
    name: 'fast-equals',
    by: /node_modules[\\/]nobody[\\/]/,
    why: 'It is heavy.',
    file: 'runtime/react/tree/plain-equal.ts',
  };
  await expect(built("export { deepEquals } from '@rjsf/utils';\n", [], [standIn])).rejects.toThrow(
    /imports fast-equals any more.*It is heavy\./s,
  );
});
