// Builds what runs in Node to plain JavaScript: `build-node.mjs <name> <folder>`. Reading a few files takes a fraction of
// translating hundreds.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { NODE_BUILDS } from './node-builds.mjs';

/** Packages of many small files, which a start would look for one by one; the rest stays where it is installed. */
const BUILT_IN = [
  /^@?fastify\b/,
  /^ajv\b/,
  /^(mdast|micromark|decode-named|unist)-/,
  /^pg\b/,
  'env-schema',
  'jsonc-parser',
  'kysely',
  'micromark',
  'nodemailer',
  'otpauth',
  'pdf-lib',
];

const [name = '', folder = `dist/${name}/by-hand`] = process.argv.slice(2);
const found = NODE_BUILDS[name];
if (found === undefined)
  throw new Error(`There is no "${name}" to build: ${Object.keys(NODE_BUILDS).join(', ')}.`);

await build({
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'warn',
  // The package names its parts as CommonJS finds them.
  resolve: { alias: { 'handlebars/runtime': 'handlebars/runtime.js' } },
  ssr: { noExternal: BUILT_IN },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: found.input,
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      // Our rooms do nothing on import but define things.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/](runtime|server)[\\/].*\.ts$/, sideEffects: false }],
      },
    },
  },
});
