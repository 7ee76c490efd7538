// Every schema of others made a form by the command's own code, all of them in one release.
import {
  type ContentFault,
  draftForm,
  type ImportResult,
  type Release,
  type ReportLine,
  readSchemaFiles,
  contentOf as sourceOf,
} from '../../../runtime/content/index.ts';
import { built, CACHE_DIR, repositoryContent } from '../releases.ts';
import type { Foreign } from './fixtures.ts';

/** What became of one schema. */
export interface Attempt {
  readonly id: string;
  readonly foreign: Foreign;
  /** Why no form is made of it; nothing where one is. */
  readonly faults: readonly ContentFault[];
  readonly report: readonly ReportLine[];
  /** Does its schema describe one answer, which the form asks for under a name of its own? */
  readonly isLone: boolean;
}

export interface Attempts {
  readonly attempts: readonly Attempt[];
  /** The shipped content with every form that could be made. */
  readonly release: Release;
}

interface Draft extends ImportResult {
  readonly id: string;
  readonly foreign: Foreign;
}

/** Imports them all, and builds what can be built; the rest is told with every reason. */
export async function attemptAll(all: readonly Foreign[]): Promise<Attempts> {
  const among = await repositoryContent();
  const drafts: Draft[] = [];
  // Of the content around, an import asks what is said there already.
  const around = new Map([...among].filter(([file]) => file.startsWith('messages/')));
  for (const foreign of all) {
    const id = `foreign-${foreign.name.replaceAll(/[^a-z\d]+/g, '-')}`;
    const files = await readSchemaFiles(foreign.file, foreign.schema);
    const { ui = {} } = foreign;
    const draft = await draftForm(files, { id, ui, among: around, cacheDir: CACHE_DIR });
    drafts.push({ id, foreign, ...draft });
    for (const [file, text] of Object.entries(draft.drafted)) around.set(file, text);
  }
  const filesOf = (some: readonly Draft[]) => some.flatMap(({ drafted }) => [...sourceOf(drafted)]);
  const first = await built(new Map([...among, ...filesOf(drafts)]));
  const attempts = drafts.map(({ id, foreign, drafted, faults, report }) => {
    const own = first.faults.filter(({ file }) => Object.hasOwn(drafted, file));
    const isLone = report.some(({ what }) => what.includes('describes one answer'));
    return { id, foreign, report, isLone, faults: [...faults, ...own] };
  });
  const sound = drafts.filter((_, at) => attempts[at]?.faults.length === 0);
  const { release, faults } = await built(new Map([...among, ...filesOf(sound)]));
  if (release === undefined) throw new Error(faults.map(({ message }) => message).join('\n'));
  return { attempts, release };
}
