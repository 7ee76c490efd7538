// Regular expressions that are not proved linear, each with the bound that makes it harmless. A test says which is needed no more.

import type { Pattern } from './collect.ts';

export interface Exception {
  readonly file: string;
  /** As it stands in the code; or how it begins there. */
  readonly written: string;
  /** Why it can hold up nobody. */
  readonly bound: string;
}

const OWN_PATHS = 'A path of a module of ours, when pages and servers are built.';
const OWN_CODE = 'Code that our compiler made of a schema, when content is compiled.';
const OWN_SOURCES = 'Our own source files, when they are checked.';
/** The same pattern with another flag: it stands there as a literal, too, and is proved. */
const LITERAL = 'Made of a literal of the same file, which is proved.';
const OF_CONTENT =
  'A pattern of the content: the check of it refuses one that is slow on the longest text of its field, and no longer text is looked at.';
const TABLE =
  'Made of a name without signs that mean something; tried line by line on a table of ours.';
const CONTENT =
  'A sentence or a pattern of the content, when it is checked: at most a file that its author wrote.';

export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'app/ahead.ts',
    written: 'new RegExp(\n    `^${path',
    bound:
      'Made of a path of ours, with one group for each of its parts; tried on an address of this app, in the browser.',
  },
  {
    file: 'app/pages/studio/preview/frame/marks.ts',
    written: 'new RegExp(`${EDGE',
    bound: 'Made of four signs of ours; a run of three of them between two of the fourth.',
  },
  {
    file: 'app/pages/studio/sentences/SentenceText.tsx',
    written: 'new RegExp(`(${words',
    bound:
      'Made of the words somebody seeks, without signs that mean something, in their own browser.',
  },
  {
    file: 'app/pages/studio/sentences/plain-words.ts',
    written: 'new RegExp(`(?<!',
    bound: 'Made of words of our lists, without signs that mean something, in one browser.',
  },
  {
    file: 'app/pages/studio/sentences/reads-as.ts',
    written: '/\\{\\{\\{?\\s*([^{}]*?)',
    bound: 'A sentence of at most 2,000 characters, in the browser of whoever writes it.',
  },
  {
    file: 'app/pages/studio/sentences/replace.ts',
    written: "new RegExp(by === '' ? deleting(what)",
    bound: 'Made of what somebody seeks, without signs that mean something, in their own browser.',
  },
  {
    file: 'runtime/content/wording/mends.ts',
    written: 'new RegExp(\n    `(',
    bound: CONTENT,
  },
  {
    file: 'runtime/content/check/day-words.ts',
    written: '/^[\\s({]*(?:(?:context',
    bound: 'It is tried on at most 60 characters.',
  },
  {
    file: 'runtime/content/check/pattern-words.ts',
    written: '/\\[(?:\\\\.|[^\\]\\\\])*\\]/gs',
    bound: CONTENT,
  },
  {
    file: 'runtime/content/import/patterns.ts',
    written: "new RegExp(pattern, 'u')",
    bound: 'It is read, and tried on nothing.',
  },
  {
    file: 'runtime/content/read/json-lines.ts',
    written: '/"(?:[^"\\\\]|\\\\.)*"(\\s*:)?/g',
    bound: CONTENT,
  },
  {
    file: 'runtime/content/said/proposed.ts',
    written: "new RegExp(pattern, 'u')",
    bound: 'It is tried on a few short texts of ours.',
  },
  { file: 'runtime/content/schema/compact.ts', written: '/const (err', bound: OWN_CODE },
  {
    file: 'runtime/content/texts/markup.ts',
    written: 'new RegExp(MARKDOWN.source',
    bound: LITERAL,
  },
  { file: 'runtime/content/texts/markup.ts', written: 'new RegExp(TAG.source', bound: LITERAL },
  {
    file: 'runtime/content/texts/markup.ts',
    written: 'new RegExp(`^</?(?:',
    bound: CONTENT,
  },
  { file: 'runtime/content/texts/markup.ts', written: 'new RegExp(ENTITY.source', bound: LITERAL },
  { file: 'runtime/core/rules/operands.ts', written: "new RegExp(source, 'u')", bound: OF_CONTENT },
  {
    file: 'runtime/react/live/ObjectNode.tsx',
    written: "new RegExp(pattern, 'u')",
    bound: OF_CONTENT,
  },
  {
    file: 'runtime/react/widgets/bind/live-check.tsx',
    written: "new RegExp(pattern, 'u')",
    bound: OF_CONTENT,
  },
  {
    file: 'server/services/files/inside/pdf.ts',
    written: 'new RegExp(`/(?:${names.map(spelled)',
    bound: 'Names of a list, spelled out: nothing in it repeats.',
  },
  {
    file: 'server/services/place-suggestions.ts',
    written: "new RegExp(pattern, 'gim')",
    bound: TABLE,
  },
  {
    file: 'server/services/places.ts',
    written: 'new RegExp(`^\\\\d{5}\\t',
    bound: TABLE,
  },
  {
    file: 'scripts/build-node.mjs',
    written: '/[\\\\/](runtime|server)[\\\\/].*\\.ts$/',
    bound: OWN_PATHS,
  },
  {
    file: 'app/calls/elsewhere/fits.ts',
    written: "new RegExp(pattern, 'u')",
    bound: 'The patterns of contracts, which the same test of content holds to be linear.',
  },
  {
    file: 'scripts/built-files.ts',
    written: '/[\\\\/](main\\.tsx|begin\\.ts|index\\.ts|.*\\.css)$/',
    bound: OWN_PATHS,
  },
  {
    file: 'scripts/built-files.ts',
    written: '/[\\\\/](runtime|app)[\\\\/].*\\.tsx?$/',
    bound: OWN_PATHS,
  },
  {
    file: 'scripts/check/code-keys.ts',
    written: 'new RegExp(`([\'"\\`])((',
    bound: OWN_SOURCES,
  },
  { file: 'scripts/check/code-keys.ts', written: 'new RegExp(`^${parts.map', bound: OWN_SOURCES },
  {
    file: 'scripts/dev/plugin.ts',
    written: 'new RegExp(OF_THE_API)',
    bound: "The beginnings of our own addresses; only a developer's server asks it.",
  },
  {
    file: 'scripts/patterns/simple.ts',
    written: '/\\[(?:\\\\.|[^\\]\\\\])*\\]/gs',
    bound: OWN_SOURCES,
  },
];

/** Is it about this pattern? */
export const isThat = ({ file, written }: Pattern, exception: Exception): boolean =>
  file === exception.file && written.startsWith(exception.written);

/** The one that names this pattern. */
export const exceptionOf = (pattern: Pattern): Exception | undefined =>
  EXCEPTIONS.find((exception) => isThat(pattern, exception));
