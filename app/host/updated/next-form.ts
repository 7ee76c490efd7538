// An open form in its newest release: what becomes of the answers on screen, and the form that goes on with them.

import {
  type Answers,
  carryOver,
  carryOverOpen,
  type LeftOut,
  startAnswers,
  withDefaults,
} from '../../../runtime/core/index.ts';
import {
  createFormStore,
  type LoadedForm,
  type Marks,
  movedMarks,
} from '../../../runtime/react/index.ts';
import { newsOf, placeNow } from '../form-news.ts';
import { KEEPERS, type OpenedDraft } from '../use-draft.ts';

/** What the form has no place for any more. Secrets are carried over, and told of by their label alone. */
export const lostIn = ({ store, form }: OpenedDraft, next: LoadedForm): readonly LeftOut[] =>
  carryOverOpen(next.bundle, store.answers(), form.bundle).leftOut;

/** The same page in the new release: its answers and what the server knows of them go along. The old one saves nothing any more. */
export async function carriedOver<T extends OpenedDraft>(opened: T, next: LoadedForm): Promise<T> {
  const { store, form } = opened;
  const { bundle } = next;
  const keeper = KEEPERS.get(store);
  const hand = keeper?.inHand();
  const state = keeper?.state();
  const open = carryOverOpen(bundle, store.answers(), form.bundle);
  const answers = withDefaults(bundle, open.answers);
  const marks = movedMarks(store.marks(), (place) => placeNow(form.bundle, bundle, place));
  const over = (answers: typeof open.answers) => carryOver(bundle, answers, form.bundle).answers;
  keeper?.dispose();
  return {
    ...(await shownIn(next, opened, { answers, marks })),
    ...(hand && {
      resumed: {
        data: over(hand.data),
        revision: hand.revision ?? 0,
        release: bundle.release,
        savedAt: state?.kind === 'saved' ? state.at : '',
        unsent: hand.isDirty,
        ...(hand.base && { base: over(hand.base) }),
        ...(hand.step !== undefined && { step: hand.step }),
        ...(hand.reached !== undefined && { reached: hand.reached }),
      },
    }),
    leftOut: open.leftOut,
  };
}

/** The same page with nothing answered, as the new release says. What was typed is kept nowhere any more. */
export async function begunAnew<T extends OpenedDraft>(opened: T, next: LoadedForm): Promise<T> {
  const { store } = opened;
  KEEPERS.get(store)?.forget();
  KEEPERS.get(store)?.dispose();
  const answers = await startAnswers(next.bundle, store.context());
  return { ...(await shownIn(next, opened, { answers })), resumed: undefined, leftOut: [] };
}

/** The page with the form of another release on these answers, and what is another in it. */
async function shownIn<T extends OpenedDraft>(
  next: LoadedForm,
  opened: T,
  begins: { readonly answers: Answers; readonly marks?: Marks },
) {
  const { store, form } = opened;
  const context = store.context();
  const after = createFormStore({ ...next, ...begins, context, calls: store.calls });
  await after.settled();
  const news = newsOf(form.bundle, next.bundle);
  return { ...opened, form: next, store: after, saved: undefined, news };
}
