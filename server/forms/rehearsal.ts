// What becomes of open drafts, and of things that follow a status flow, under a release that is not current.
import { carryOver } from '../../runtime/core/index.ts';
import { type Carried, flowsOfRelease, statesAfter } from '../content/carried-states.ts';
import type { ReleasedContent, ReleasedForm } from '../content/released.ts';
import { currentRelease } from '../store/content/releases.ts';
import { type OpenDraft, openDrafts } from '../store/forms/open-drafts.ts';
import type { Store } from '../store/index.ts';
import type { ItemsInState } from '../store/matters/items-by-state.ts';
import { formOfRelease } from './releases.ts';

/** What becomes of a draft when it is next opened. */
export type Becomes =
  /** It was saved under that very release of its form. */
  | 'same'
  /** It stays in the release it was begun in. */
  | 'pinned'
  | 'carried'
  /** Carried over, but for answers the form has no place for. */
  | 'losing'
  /** The form begins anew. */
  | 'restarted'
  /** There is no such form: it is kept, and cannot be opened. */
  | 'homeless';

/** The open drafts of one form. */
export interface FormRehearsal {
  readonly form: string;
  readonly drafts: Readonly<Record<Becomes, number>>;
  /** Labels of the answers that would be left out, and of how many drafts. */
  readonly leftOut: ReadonlyMap<string, number>;
}

export interface Rehearsal {
  readonly forms: readonly FormRehearsal[];
  /** Things in states that the release does not know, and what they would go on as. */
  readonly carried: readonly Carried[];
  /** Those of which nothing says that: nobody could move them. */
  readonly stranded: readonly ItemsInState[];
}

const NONE: FormRehearsal['drafts'] = {
  same: 0,
  pinned: 0,
  carried: 0,
  losing: 0,
  restarted: 0,
  homeless: 0,
};

/** Looks at every open draft and at the state of everything; writes nothing. */
export async function rehearse(db: Store, content: ReleasedContent): Promise<Rehearsal> {
  const forms = new Map<string, FormRehearsal>();
  for await (const draft of openDrafts(db)) {
    const { becomes, leftOut } = await outcomeOf(db, content, draft);
    const before = forms.get(draft.form_id) ?? {
      form: draft.form_id,
      drafts: NONE,
      leftOut: new Map<string, number>(),
    };
    const labels = new Map(before.leftOut);
    for (const label of new Set(leftOut)) labels.set(label, (labels.get(label) ?? 0) + 1);
    const drafts = { ...before.drafts, [becomes]: before.drafts[becomes] + 1 };
    forms.set(draft.form_id, { ...before, drafts, leftOut: labels });
  }
  return { forms: [...forms.values()], ...(await statesUnder(db, content)) };
}

/** What becomes of things in states alone, without a look at any draft; writes nothing. */
export async function statesUnder(
  db: Store,
  content: ReleasedContent,
): Promise<Pick<Rehearsal, 'carried' | 'stranded'>> {
  const before = await flowsOfRelease(db, await currentRelease(db));
  const { ways, stranded } = await statesAfter(db, content.app.flows, before);
  return { carried: ways, stranded };
}

/** What becomes of one draft, and the labels of the answers it would lose. */
export interface Outcome {
  readonly becomes: Becomes;
  readonly leftOut: readonly string[];
}

/** Looks at one open draft; writes nothing. */
export async function outcomeOf(
  db: Store,
  content: ReleasedContent,
  draft: OpenDraft,
): Promise<Outcome> {
  const form = Object.hasOwn(content.forms, draft.form_id)
    ? content.forms[draft.form_id]
    : undefined;
  if (!form) return { becomes: 'homeless', leftOut: [] };
  const { bundle } = form;
  if (draft.release === bundle.release) return { becomes: 'same', leftOut: [] };
  return opened(form, draft, await formOfRelease({ db, content }, bundle.id, draft.release));
}

function opened({ bundle }: ReleasedForm, draft: OpenDraft, then?: ReleasedForm): Outcome {
  const kind = bundle.draft?.onNewRelease;
  if (kind === 'restart') return { becomes: 'restarted', leftOut: [] };
  // A pinned draft whose release is gone is carried over like any other.
  if (kind === 'pin' && then) return { becomes: 'pinned', leftOut: [] };
  const leftOut = carryOver(bundle, draft.data, then?.bundle).leftOut.map(({ label }) => label);
  return { becomes: leftOut.length > 0 ? 'losing' : 'carried', leftOut };
}
