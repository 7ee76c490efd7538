// Builds the web app into dist/client; `npm run dev` (scripts/dev.ts) serves it with hot reload, the API behind it.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { ADDRESSES } from './app/addresses.ts';
import { ROLLDOWN } from './scripts/built-files.ts';
import { compiledAhead } from './scripts/compiled-ahead.mjs';
import { pageAddresses } from './scripts/page-addresses.ts';
import { missingPreloads } from './scripts/preloads.ts';

/** Sentences needed before the released wording has arrived; their only source is still `messages/`. */
const BOOT_TEXTS = {
  '%NAME%': 'name',
  '%LOADER%': 'loader',
  '%ERROR%': 'error.page',
  '%RELOAD%': 'error.reload',
  '%REFERENCE%': 'reference',
};

/** Fonts of the first paint, by the start of their built names. */
const PRELOADED = ['source-sans-3-latin-wght-normal', 'source-serif-4-latin-wght-normal'];

const preloads = missingPreloads();

export default defineConfig({
  root: 'app',
  plugins: [
    react(),
    bootTexts(),
    beginsAhead(),
    preloadFonts(),
    soundFiles(),
    unusedRouter(),
    rjsfWords(),
    pageAddresses(ADDRESSES),
    ...preloads.plugins,
    compiledAhead(),
  ],
  resolve: {
    alias: {
      // RJSF's object field brings a Markdown parser (31 kB) for a remark that our forms cannot cause.
      'markdown-to-jsx/react': fileURLToPath(
        new URL('./runtime/react/live/plain-markdown.ts', import.meta.url),
      ),
      // RJSF compares paths and answers with a library for maps, sets and classes (8 kB); ours are JSON.
      'fast-equals': fileURLToPath(new URL('./runtime/react/tree/plain-equal.ts', import.meta.url)),
      // The rule engine tells listeners of what it found (5 kB for it); we read its result, and have none.
      eventemitter2: fileURLToPath(
        new URL('./runtime/core/rules/no-listeners.ts', import.meta.url),
      ),
      // It copies conditions by a library for maps, dates and buffers (1 kB); they are JSON.
      clone: fileURLToPath(new URL('./runtime/core/rules/plain-clone.ts', import.meta.url)),
      // It remembers answers of facts by a hash of any value (5 kB); ours have no parameters.
      'hash-it': fileURLToPath(new URL('./runtime/core/rules/plain-hash.ts', import.meta.url)),
    },
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    // A data address would need `data:` in the policy for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: preloads.modulePreload,
    chunkSizeWarningLimit: 400,
    rolldownOptions: ROLLDOWN,
  },
});

function bootTexts(): Plugin {
  const file = new URL('./messages/en-US/app.json', import.meta.url);
  return {
    name: 'boot-texts',
    transformIndexHtml(html, { server }) {
      // Pages of the development server are no request of the API.
      const page = server ? html.replace('__REQUEST__', '') : html;
      const messages = server ? wordsIfAny(file) : wordsOf(file);
      return Object.entries(BOOT_TEXTS).reduce((filled, [place, key]) => {
        const text = messages[key];
        // While content is written any sentence may be missing for a moment; a built page lacks none.
        if (text === undefined && !server)
          throw new Error(`messages/en-US/app.json has no "${key}"`);
        return filled.replaceAll(place, escapeHtml(text ?? ''));
      }, page);
    },
  };
}

function wordsOf(file: URL): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** While content is written its files may be broken: the page must come all the same, to say so. */
function wordsIfAny(file: URL): Record<string, string> {
  try {
    return wordsOf(file);
  } catch {
    return {};
  }
}

/** The file that asks for what a page needs stands before the code that draws it. While content is written nothing is far away. */
function beginsAhead(): Plugin {
  return {
    name: 'begins-ahead',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const begin = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.name === 'begin',
        );
        if (!begin) return [];
        const attrs = { type: 'module', crossorigin: '', src: `/${begin.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) =>
          PRELOADED.some((name) => file.includes(name)),
        );
        return files.map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              // After the code: without that there are no words to be written.
              fetchpriority: 'low',
              href: `/${file}`,
            },
            injectTo: 'head',
          }),
        );
      },
    },
  };
}

/** Files that import each other run in an order nobody chose: the page may not even start. And what few forms use must not hold up all. */
function soundFiles(): Plugin {
  return {
    name: 'sound-files',
    generateBundle(_options, bundle) {
      const open = new Set<string>();
      const done = new Set<string>();
      const visit = (file: string, way: readonly string[]): void => {
        if (open.has(file))
          this.error(`Built files import in a circle: ${[...way, file].join(' → ')}`);
        const chunk = bundle[file];
        if (done.has(file) || chunk?.type !== 'chunk') return;
        open.add(file);
        for (const next of chunk.imports) visit(next, [...way, file]);
        open.delete(file);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const form = chunks.find(({ name }) => name === 'form');
      const heavy = chunks
        .filter(({ fileName }) => form?.imports.includes(fileName))
        .flatMap(({ moduleIds }) => moduleIds)
        .find((id) => /node_modules.(@mui|@tanstack|@emotion)/.test(id));
      if (heavy)
        this.error(
          `Every form would wait for ${heavy}. Name what needs it in scripts/built-files.ts.`,
        );
    },
  };
}

/**
 * What the router defines and nobody here uses: its definitions look like acts (a call, a name written on), so the
 * bundler would keep them; and its ES modules are those for development only (5 kB in all).
 */
function unusedRouter(): Plugin {
  return {
    name: 'unused-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
        map: null,
      }),
    },
  };
}

/** RJSF's fields name their words by a table of all of them, and every form would bring it: the words themselves are put in. */
function rjsfWords(): Plugin {
  return {
    name: 'rjsf-words',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]@rjsf[\\/]core[\\/]/, code: 'TranslatableString.' },
      handler: async (code) => {
        const { TranslatableString } = await import('@rjsf/utils');
        const words: Readonly<Record<string, string>> = TranslatableString;
        const put = (named: string, name: string) =>
          words[name] === undefined ? named : JSON.stringify(words[name]);
        return { code: code.replaceAll(/\bTranslatableString\.(\w+)/g, put), map: null };
      },
    },
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
