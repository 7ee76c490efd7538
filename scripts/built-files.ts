// Which modules make up which files of a build. Left to itself the bundler makes forty of what every form needs, and small
// files compress badly (173 kB a page instead of 185; decision 0052). What is in which follows from what imports what (decision 0183).

import { fileURLToPath } from 'node:url';
import { pagesOf } from './built/pages.ts';
import { STAND_INS } from './built/patches.ts';
import { UsedModules } from './built/used.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');

/** Libraries of whose modules some are put beside ours: they are small, and compress badly alone. */
const LIBRARIES = ['@rjsf/core', '@rjsf/utils', 'ajv', 'fast-deep-equal'];

const used = new UsedModules(ROOT, LIBRARIES);

const FORM_PAGE = 'app/pages/form/FormPage.tsx';
/** A page that draws on this has a form on it from the first moment. */
const FORM_STORE = 'runtime/react/store/create-store.ts';

/** What a form page and pages without a form draw on: it comes with every page, so that none of these brings the form runtime. */
function besidesForms(): readonly string[] {
  const form = used.with([FORM_PAGE]);
  return pagesOf(ROOT)
    .map((page) => used.with([page]))
    .filter((page) => !page.has(FORM_STORE))
    .flatMap((page) => [...page].filter((file) => form.has(file)));
}

interface BuiltFile {
  readonly name: string;
  /** Modules that it is made of, with all that is fetched with them and is in no file above. */
  readonly of: readonly string[];
  /** Modules that stay in files of their own. */
  readonly without?: RegExp;
}

const OFTEN = [
  'app/host/DeclaredForm.tsx',
  'runtime/react/calls/payload.ts',
  // No import of ours leads to them: they come in place of a library that one of a library leads to.
  ...STAND_INS.map(({ file }) => file),
  // Is required by the one of ajv that imports follow to.
  'node_modules/fast-deep-equal/index.js',
];

const FILES: readonly BuiltFile[] = [
  // Asks for all that a page needs, before anything else is there.
  { name: 'begin', of: ['app/begin.ts'] },
  // What every page draws on, with or without a form.
  { name: 'core', of: ['app/main.tsx', ...besidesForms()], without: /^app\/main\.tsx$/ },
  // What every form page draws on; and small parts that most do, some of them in a way that no import tells.
  { name: 'form', of: [FORM_PAGE, ...OFTEN], without: /^app\/pages\// },
  // Lists as tables; cards are one more: a table waits for less.
  {
    name: 'lists',
    of: ['runtime/react/widgets/lists/row-table.tsx', 'runtime/react/widgets/lists/undone-rows.ts'],
  },
  // How a state looks, and which plan it is of: small parts of several tables.
  {
    name: 'marks',
    of: ['runtime/react/summary/RowState.tsx', 'app/widgets/catalogue/plan-class.ts'],
  },
  {
    name: 'coverages',
    of: [
      'app/widgets/coverage/view.ts',
      'app/widgets/coverage/rows.ts',
      'app/widgets/catalogue/catalogue.ts',
      'runtime/react/widgets/choices/tick-all.tsx',
    ],
  },
  { name: 'saving', of: ['app/widgets/documents/save-document.ts'] },
  {
    name: 'uploads',
    of: ['runtime/react/calls/upload-calls.ts', 'runtime/react/widgets/files/held-files.ts'],
  },
  { name: 'form-page', of: [FORM_PAGE] },
];

/** What is only needed to begin React and the router stands with what every page draws on. */
const BEGINNING: Readonly<Record<string, RegExp>> = {
  begin: /vite\/preload-helper/,
  core: /\/node_modules\/(react|react-router|react-router-dom)\//,
};

/** Each file with the modules that are in it. */
function groups() {
  const taken = new Set<string>();
  return FILES.map(({ name, of, without }) => {
    const mine = [...used.with(of)].filter((file) => !taken.has(file) && !without?.test(file));
    for (const file of mine) taken.add(file);
    const files = new Set(mine.map((file) => ROOT + file));
    const test = (id: string): boolean => {
      const path = id.replaceAll('\\', '/').replace(/\?.*/, '');
      return files.has(path) || BEGINNING[name]?.test(path) === true;
    };
    return { name, test };
  });
}

/** How modules become files, in the portal and in the page that the benchmark measures. */
export const ROLLDOWN = {
  output: {
    codeSplitting: { includeDependenciesRecursively: false, groups: groups() },
  },
  treeshake: {
    // Our rooms do nothing on import but define things, so an unused export drops its
    // whole module; doors bring style sheets along.
    moduleSideEffects: [
      { test: /[\\/](main\.tsx|begin\.ts|index\.ts|.*\.css)$/, sideEffects: true },
      { test: /[\\/](runtime|app)[\\/].*\.tsx?$/, sideEffects: false },
      // It does not say of itself that an unused part may be left out: 27 kB of it are needed, and all of it are 175.
      { test: /[\\/]node_modules[\\/](pdf-lib|@pdf-lib)[\\/]/, sideEffects: false },
    ],
  },
};
