// Which rooms must notice a planted fault, and which tests are near each: only those are run on its mutants.

export interface MutantRoom {
  readonly path: string;
  /** Files and folders of the tests that say what this room does. */
  readonly tests: readonly string[];
  /** Files among them that look at the sources themselves, or take minutes. */
  readonly without?: readonly string[];
  /**
   * One process of tests for many mutants: what it imports is imported once. Only where a mutant cannot leave anything
   * behind in the process, as one of the rooms that make content would in what is remembered of it.
   */
  readonly kept: boolean;
}

/** They build the content again and again: minutes for each mutant that they do not notice. */
const LONG = ['builder', 'builder-away', 'import', 'import-kinds', 'memory', 'print'].map(
  (name) => `tests/content/${name}.test.ts`,
);

export const MUTANT_ROOMS: readonly MutantRoom[] = [
  {
    path: 'server/flows',
    tests: ['tests/server/flows'],
    kept: true,
  },
  {
    path: 'app/host',
    tests: ['tests/app/host', 'tests/app/declared', 'tests/app/account'],
    kept: true,
  },
  {
    path: 'runtime/content/link',
    // They link parts by hand: nothing that a mutant made is remembered.
    tests: [
      ...['fields', 'files', 'forms', 'house', 'sections', 'statuses'].map(
        (name) => `tests/content/linking-${name}.test.ts`,
      ),
      'tests/content/linking.test.ts',
    ],
    kept: true,
  },
  {
    path: 'runtime/content/compile',
    // As of linking: parts by hand.
    tests: ['answers', 'bundles', 'live', 'nodes', 'rules', 'uploads'].map(
      (name) => `tests/content/compiling-${name}.test.ts`,
    ),
    kept: true,
  },
  {
    path: 'server/claims',
    tests: ['tests/server/claims'],
    // They publish other content, send a thousand claims, or look at files: minutes for each mutant.
    without: ['files', 'filters-content', 'once', 'second-content'].map(
      (name) => `tests/server/claims/${name}.test.ts`,
    ),
    kept: true,
  },
  { path: 'server/desk', tests: ['tests/server/desk'], kept: true },
  {
    path: 'server/forms',
    tests: [
      'tests/server/forms.test.ts',
      'tests/server/form-access.test.ts',
      'tests/server/form-files.test.ts',
      'tests/server/merged-content.test.ts',
      'tests/server/one-section.test.ts',
      'tests/server/open-pages.test.ts',
      'tests/server/submission.test.ts',
      'tests/server/submission-refused.test.ts',
    ],
    kept: true,
  },
  {
    path: 'runtime/core',
    tests: ['tests/core', 'tests/react/widgets'],
    without: [
      'tests/core/purity.test.ts',
      'tests/core/session-random.test.ts',
      'tests/react/widgets/shown-is-stored.test.tsx',
    ],
    kept: true,
  },
  { path: 'runtime/content/lints', tests: ['tests/content'], without: LONG, kept: false },
];
