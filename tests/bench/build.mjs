// Builds one production page per contestant with Vite into .cache/pages/<contestant>.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'vite';
import { patched, patches } from '../../scripts/built/patches.ts';
import { ROLLDOWN } from '../../scripts/built-files.ts';
import { compiledAhead } from '../../scripts/compiled-ahead.mjs';
import { missingPreloads } from '../../scripts/preloads.ts';
import { jsonSchema, rows, small, wide } from './workloads.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where built pages, content and validators of the benchmark are kept. */
export const CACHE = `${here}.cache`;

/** Validators for the floor, compiled ahead as a hand-writing engineer would have them. */
export function writeFloorValidators() {
  const ajv = new Ajv({ allErrors: true, code: { source: true, esm: true } });
  ajv.addSchema(jsonSchema(wide()), 'wide');
  ajv.addSchema(jsonSchema(small()), 'small');
  ajv.addSchema(jsonSchema(rows(1)), 'rows');
  mkdirSync(CACHE, { recursive: true });
  const code = standaloneCode.default(ajv, { wide: 'wide', small: 'small', rows: 'rows' });
  // ajv writes `require` even in ESM; its one run-time helper is imported instead.
  const helper = 'require("ajv/dist/runtime/ucs2length").default';
  const text = code.replaceAll(helper, 'ucs2length.default');
  if (text.includes('require(')) throw new Error('A validator of the floor still calls require');
  const head = 'import ucs2length from "ajv/dist/runtime/ucs2length.js";\n';
  writeFileSync(`${CACHE}/floor-validators.mjs`, head + text);
}

/** Builds the page of one contestant; ours takes its packages from the repository, the peers from tests/bench. `readable` keeps names for profiles. */
export async function buildPage(contestant, { readable = false } = {}) {
  const source = `${here}pages/${contestant === 'unlisted' ? 'floor' : contestant}`;
  const outDir = `${CACHE}/pages/${contestant}`;
  rmSync(outDir, { recursive: true, force: true });
  const ours = contestant === 'ours';
  const preloads = missingPreloads();
  await build({
    root: source,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: ours ? [...(await changed()), ...preloads.plugins, compiledAhead()] : [],
    resolve: { alias: ours ? oursAliases() : {} },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: ours ? preloads.modulePreload : { polyfill: false },
      minify: !readable,
      rolldownOptions: ours ? ROLLDOWN : {},
    },
  });
  return outDir;
}

/** What the portal's own build changes of RJSF; the page has no router. */
async function changed() {
  const list = await patches();
  return [patched(list.filter((patch) => patch.of !== 'react-router'))];
}

/** One React for the runtime and its page, from the repository's packages; the rest as the portal's own build has it. */
function oursAliases() {
  return {
    react: `${root}node_modules/react`,
    'react-dom': `${root}node_modules/react-dom`,
  };
}
