// What a rehearsal has found so far: numbers, and a few examples in which nothing is that anybody wrote.
import type { Becomes } from '../../forms/rehearsal.ts';
import type { DraftKey, OpenDraft } from '../../store/forms/open-drafts.ts';

/** One draft to look at. */
export interface Example {
  readonly form: string;
  readonly step: string;
  readonly savedAt: string;
  readonly why: 'losing' | 'held' | 'restarted' | 'homeless';
  /** Labels of the fields concerned. */
  readonly fields: readonly string[];
}

/** What would become of the open drafts of one form, whatever is chosen for them. */
export interface Fate {
  readonly drafts: number;
  /** Those whose release is kept, so that they could be finished as they were begun. */
  readonly kept: number;
  /** Carried over, those that lose an answer, and those of which something is refused or missing that is not today. */
  readonly losing: number;
  readonly held: number;
}

export interface Lost {
  readonly form: string;
  readonly label: string;
  readonly count: number;
}

/** JSON all through: it is kept between two parts. */
export interface Tally {
  readonly stage: 'drafts' | 'submissions' | 'over';
  /** The draft that was tried last. */
  readonly after: DraftKey | null;
  /** Time of trying alone. */
  readonly spentMs: number;
  readonly drafts: number;
  readonly submissions: number;
  /** True where there was more than could be tried. */
  readonly isPart: boolean;
  readonly becomes: Readonly<Record<Becomes, number>>;
  /** Drafts of which something is refused or missing that is not today. */
  readonly held: number;
  /** Of what was sent, how much would be refused now. */
  readonly refused: number;
  /** Answers that drafts would lose, by form and label. */
  readonly lost: Readonly<Record<string, Lost>>;
  readonly examples: readonly Example[];
  /** By form; of forms of which it matters alone. */
  readonly fates: Readonly<Record<string, Fate>>;
}

export const EMPTY: Tally = {
  ...{ stage: 'drafts', after: null, spentMs: 0, drafts: 0, submissions: 0, isPart: false },
  becomes: { same: 0, pinned: 0, carried: 0, losing: 0, restarted: 0, homeless: 0 },
  ...{ held: 0, refused: 0, lost: {}, examples: [], fates: {} },
};

/** Of each kind. */
const SHOWN = 3;

export function withLost(tally: Tally, form: string, labels: readonly string[]): Tally {
  const lost = { ...tally.lost };
  for (const label of labels) {
    const key = `${form} ${label}`;
    lost[key] = { form, label, count: (lost[key]?.count ?? 0) + 1 };
  }
  return { ...tally, lost };
}

export function withExample(
  tally: Tally,
  draft: OpenDraft,
  { why, fields }: Pick<Example, 'why' | 'fields'>,
): Tally {
  if (tally.examples.filter((one) => one.why === why).length >= SHOWN) return tally;
  const { form_id: form, step, saved_at } = draft;
  const example = { form, step: step ?? '', savedAt: saved_at.toISOString(), why, fields };
  return { ...tally, examples: [...tally.examples, example] };
}

export function withFate(
  tally: Tally,
  form: string,
  is: Readonly<Record<'kept' | 'losing' | 'held', boolean>>,
): Tally {
  const { drafts, kept, losing, held } = tally.fates[form] ?? NO_FATE;
  const fate = {
    drafts: drafts + 1,
    kept: kept + Number(is.kept),
    losing: losing + Number(is.losing),
    held: held + Number(is.held),
  };
  return { ...tally, fates: { ...tally.fates, [form]: fate } };
}

const NO_FATE: Fate = { drafts: 0, kept: 0, losing: 0, held: 0 };
