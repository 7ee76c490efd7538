// Builds the server to plain JavaScript in the folder named: a start reads a few files instead of translating hundreds.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Packages of many small files, which a start would look for one by one; the rest stays where it is installed. */
const BUILT_IN = [
  /^@?fastify\b/,
  /^ajv\b/,
  /^pg\b/,
  'env-schema',
  'jsonc-parser',
  'kysely',
  'nodemailer',
  'otpauth',
  'pdf-lib',
];

await build({
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'warn',
  // The package names its parts as CommonJS finds them.
  resolve: { alias: { 'handlebars/runtime': 'handlebars/runtime.js' } },
  ssr: { noExternal: BUILT_IN },
  build: {
    ssr: true,
    outDir: process.argv[2] ?? 'dist/server/by-hand',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      // Threads have files of their own; both look for them beside the code that starts them.
      input: {
        main: 'server/main.ts',
        'press-worker': 'server/services/press/worker.ts',
        'live-worker': 'runtime/content/compile/live-worker.mjs',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      // Our rooms do nothing on import but define things.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/](runtime|server)[\\/].*\.ts$/, sideEffects: false }],
      },
    },
  },
});
