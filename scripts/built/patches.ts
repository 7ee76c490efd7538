// What a build changes of libraries, so that a page need not fetch what nobody here uses. A change that no longer fits ends
// the build: it is to be looked at, and dropped where the library does without it now.

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export interface Patch {
  /** Name of the package. */
  readonly of: string;
  /** What it saves, and why nothing is lost. */
  readonly why: string;
  /** Files of the package it is about. */
  readonly files: RegExp;
  readonly find: RegExp;
  readonly put: string | ((found: string, name: string) => string);
  /** How often it is found at least in all files that a page draws on. */
  readonly atLeast: number;
}

export interface StandIn {
  /** What is imported. */
  readonly name: string;
  /** Who imports it. */
  readonly by: RegExp;
  readonly why: string;
  /** The file that comes in its place; a path from the root. */
  readonly file: string;
}

const ROUTER = /node_modules[\\/]react-router[\\/]dist[\\/]/;

/** In this order. */
export async function patches(): Promise<readonly Patch[]> {
  const { TranslatableString } = await import('@rjsf/utils');
  const words: Readonly<Record<string, string>> = TranslatableString;
  return [
    {
      of: 'react-router',
      why: 'A name for developers looks like an act, so the bundler would keep what it is given to.',
      files: ROUTER,
      find: /^\w+\.displayName = "[^"]*";$/gm,
      put: '',
      atLeast: 5,
    },
    {
      of: 'react-router',
      why: 'A call at the beginning looks like an act too; these only define something.',
      files: ROUTER,
      find: /= (React\d*\.(?:createContext|forwardRef|memo)\()/g,
      put: '= /* @__PURE__ */ $1',
      atLeast: 5,
    },
    {
      of: 'react-router',
      why: 'Its ES modules are those for development only: 5 kB of warnings.',
      files: ROUTER,
      find: /ENABLE_DEV_WARNINGS = true/g,
      put: 'ENABLE_DEV_WARNINGS = false',
      atLeast: 1,
    },
    {
      of: '@rjsf/core',
      why: 'Fields name their words by a table of all of them; the words themselves are put in.',
      files: /node_modules[\\/]@rjsf[\\/]core[\\/]/,
      find: /\bTranslatableString\.(\w+)/g,
      put: (named, name) => (words[name] === undefined ? named : JSON.stringify(words[name])),
      atLeast: 5,
    },
  ];
}

/** Libraries of libraries that others take the place of. */
export const STAND_INS: readonly StandIn[] = [
  {
    name: 'markdown-to-jsx/react',
    by: /node_modules[\\/]@rjsf[\\/]core[\\/]/,
    why: 'A Markdown parser (31 kB) for a remark that our forms cannot cause.',
    file: 'runtime/react/live/plain-markdown.ts',
  },
  {
    name: 'fast-equals',
    by: /node_modules[\\/]@rjsf[\\/]utils[\\/]/,
    why: 'A library for maps, sets and classes (8 kB); what is compared is JSON.',
    file: 'runtime/react/tree/plain-equal.ts',
  },
];

/** Puts them in. Throws where one is for nothing, with the package and why it was there. */
export function patched(list: readonly Patch[], standIns: readonly StandIn[] = STAND_INS): Plugin {
  const found = new Map<Patch, number>();
  const came = new Set<StandIn>();
  return {
    name: 'patched-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(name, importer) {
      const standIn = standIns.find((one) => one.name === name && one.by.test(importer ?? ''));
      if (!standIn) return;
      came.add(standIn);
      return fileURLToPath(new URL(`../../${standIn.file}`, import.meta.url));
    },
    transform: {
      filter: { id: /node_modules/ },
      handler(code, id) {
        let text = code;
        for (const patch of list.filter(({ files }) => files.test(id)))
          text = text.replaceAll(patch.find, (whole, name: string) => {
            found.set(patch, (found.get(patch) ?? 0) + 1);
            return typeof patch.put === 'string'
              ? patch.put.replace('$1', () => name)
              : patch.put(whole, name);
          });
        return text === code ? undefined : { code: text, map: null };
      },
    },
    buildEnd(error) {
      if (error) return;
      const short = list.filter((patch) => (found.get(patch) ?? 0) < patch.atLeast);
      for (const { of, find, why, atLeast } of short)
        this.error(
          `${of} has fewer than ${atLeast} of ${find}. Look whether it is still to be changed (scripts/built/patches.ts): ${why}`,
        );
      for (const { name, by, why } of standIns.filter((one) => !came.has(one)))
        this.error(
          `Nothing that ${by} means imports ${name} any more. Take its stand-in away (scripts/built/patches.ts): ${why}`,
        );
    },
  };
}
