// The release that a change would be, built in the thread of candidates and brought back as the server works with it.
import {
  type ContentFault,
  type ContentSource,
  instantiateValidators,
  type PlainRelease,
} from '../../../runtime/content/index.ts';
import { createTexts } from '../../../runtime/core/index.ts';
import { RELEASE } from '../../content/candidates/questions.ts';
import { pageOf } from '../../content/packed.ts';
import type { ReleasedContent } from '../../content/released.ts';
import type { ServerContext } from '../../context/context.ts';
import { sourceOf } from '../changes/index.ts';

export interface Built {
  /** What stands in its way; a release without any. */
  readonly faults: readonly ContentFault[];
  /** How many examples of rules were judged. */
  readonly examples: number;
  readonly content?: ReleasedContent;
}

/** Builds it, or takes what was built of the same files. */
export async function releaseOf(server: ServerContext, change: string): Promise<Built> {
  const { source, seq, baseId } = await sourceOf(server, change);
  const candidate = { change, seq, key: `${change} ${baseId} ${seq}`, source };
  const { answer, of } = await server.candidates.ask(candidate, RELEASE);
  const { faults, counts, release } = answer;
  const content = release && broughtBack(release, of.source);
  return { faults, examples: counts.cases, ...(content && { content }) };
}

/** While its answer is kept: making all validators anew takes as long as trying some hundred drafts. */
const BROUGHT_BACK = new WeakMap<PlainRelease, ReleasedContent>();

function broughtBack(plain: PlainRelease, source: ContentSource): ReleasedContent {
  const known = BROUGHT_BACK.get(plain) ?? { ...contentIn(plain), source };
  BROUGHT_BACK.set(plain, known);
  return known;
}

function contentIn({ forms, pages, wording, ...release }: PlainRelease): ReleasedContent {
  const { locale } = release;
  const judged = Object.entries(forms).map(([id, { bundle, validatorsCode }]) => [
    id,
    { bundle, validate: instantiateValidators(validatorsCode) },
  ]);
  return {
    ...release,
    forms: Object.fromEntries(judged) as ReleasedContent['forms'],
    texts: createTexts({ ...wording, locale }),
    wording: { ...wording, pages },
    page: pageOf(pages),
  };
}
