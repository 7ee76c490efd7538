// Builds the web app into dist/client; `npm run dev` (scripts/dev.ts) serves it with hot reload, the API behind it.

import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { NEVER_LOADED } from './app/never-loaded.ts';
import { ADDRESSES } from './app/routes/addresses.ts';
import { patched, patches } from './scripts/built/patches.ts';
import { ROLLDOWN } from './scripts/built-files.ts';
import { compiledAhead } from './scripts/compiled-ahead.mjs';
import { pageAddresses } from './scripts/page-addresses.ts';
import { missingPreloads } from './scripts/preloads.ts';

/** Sentences needed before the released wording has arrived; their only source is still `messages/`. */
const BOOT_TEXTS = {
  '%NAME%': 'app.name',
  '%LOADER%': 'app.loader',
  '%ERROR%': 'app.error.page',
  '%RELOAD%': 'app.error.reload',
  '%REFERENCE%': 'app.reference',
  ...NEVER_LOADED,
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
    patched(await patches()),
    pageAddresses(ADDRESSES),
    ...preloads.plugins,
    compiledAhead(),
  ],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    // A data address would need `data:` in the policy for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: preloads.modulePreload,
    // The editor of files, which only whoever opens one loads, is the largest.
    chunkSizeWarningLimit: 420,
    rolldownOptions: ROLLDOWN,
  },
});

/** The API of the development server has a demo world unless told. */
const DEMO = process.env.DEMO === '0' ? '' : '1';

function bootTexts(): Plugin {
  const file = new URL('./messages/en-US/app.json', import.meta.url);
  return {
    name: 'boot-texts',
    transformIndexHtml(html, { server }) {
      // Pages of the development server are no request of the API.
      const page = server ? html.replace('__REQUEST__', '').replace('__DEMO__', DEMO) : html;
      const messages = server ? wordsIfAny(file) : wordsOf(file);
      return Object.entries(BOOT_TEXTS).reduce((filled, [place, key]) => {
        const text = messages[key.replace(/^app\./, '')];
        // While content is written any sentence may be missing for a moment; a built page lacks none.
        if (text === undefined && !server)
          throw new Error(`messages/en-US/app.json does not say "${key}"`);
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
