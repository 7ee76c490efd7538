// Follows the releases that come while a form is open: its answers are carried over where that costs nothing, and asked about where it does.

import type { ReactElement } from 'react';
import type { ReleasePointer } from '../../../runtime/core/index.ts';
import type { LoadedForm } from '../../../runtime/react/index.ts';
import { hearRelease } from '../../calls/release-heard.ts';
import { loadRelease } from '../../portal/content.ts';
import type { Portal } from '../../portal/portal.tsx';
import { placeNow } from '../form-news.ts';
import { openForm } from '../open.ts';
import { KEEPERS, type OpenedDraft } from '../use-draft.ts';
import { begunAnew, carriedOver, lostIn } from './next-form.ts';
import { Question } from './Question.tsx';
import { placeOfFocus, quiet, watchTyping } from './quiet.ts';

export interface Following<T> {
  readonly portal: Portal;
  readonly opened: T;
  /** Draws the page anew with what is open now. */
  readonly replace: (next: T) => void;
  readonly ask: (question: ReactElement | undefined) => void;
}

/** Only while somebody looks; whoever types hears of it by what is saved. */
const LOOK_EVERY_MS = 5000;
const REFUSED = 409;

/** Until the answer is called. What fails is tried again with the next look. */
export function followRelease<T extends OpenedDraft>(following: Following<T>): () => void {
  const { portal, opened } = following;
  const typing = watchTyping();
  let [isOver, isBusy] = [false, false];
  /** The release about which the person said: not yet. */
  let putOff: string | undefined;
  const look = async (): Promise<void> => {
    if (isOver || isBusy || document.visibilityState !== 'visible') return;
    isBusy = true;
    try {
      const next = await nextForm(portal, opened);
      if (isOver || !next || next.bundle.release === putOff) return;
      const answer = await meet(following, next, typing.lastAt);
      if (answer === 'later') putOff = next.bundle.release;
    } catch (error) {
      console.error(error);
    } finally {
      isBusy = false;
    }
  };
  const meet = createMeeting(() => isOver);
  const unhear = hearRelease((release, status) => {
    // Whoever sends it anyway has it refused, and is asked again.
    if (status === REFUSED) putOff = undefined;
    if (release !== null && (status === REFUSED || release !== portal.content.pointer.release))
      void look();
  });
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  const onReturn = (): void => void look();
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('online', onReturn);
  return () => {
    isOver = true;
    clearInterval(timer);
    unhear();
    typing.end();
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('online', onReturn);
    following.ask(undefined);
  };
}

/** The form as it is released now, where that is another than the one on screen. From then on the page goes by that release. */
async function nextForm(
  { content }: Portal,
  { form }: OpenedDraft,
): Promise<LoadedForm | undefined> {
  // What a change makes follows its edits, and no release.
  if (content.open) return undefined;
  const response = await fetch('/content/current.json', { cache: 'no-cache' });
  if (!response.ok) return undefined;
  const pointer = (await response.json()) as ReleasePointer;
  if (pointer.release !== content.pointer.release)
    Object.assign(content, await loadRelease(pointer));
  const next = await openForm(content, form.bundle.id, { roles: form.bundle.roles });
  return next?.bundle.release === form.bundle.release ? undefined : next;
}

type Meeting = <T extends OpenedDraft>(
  following: Following<T>,
  next: LoadedForm,
  lastAt: () => number,
) => Promise<'later' | undefined>;

/** A new release of the form is there: gone on with at once, after a question, or not at all. */
function createMeeting(isOver: () => boolean): Meeting {
  return async ({ portal, opened, replace, ask }, next, lastAt) => {
    const kind = next.bundle.draft?.onNewRelease;
    // What was begun is finished as it was begun.
    if (kind === 'pin') return undefined;
    await quiet(opened.store, lastAt);
    if (isOver()) return undefined;
    const begins = kind === 'restart' && !isUntouched(opened);
    const lost = begins ? undefined : lostIn(opened, next);
    const isClean = lost?.length === 0;
    if (!isClean && !(await isAgreed(ask, lost))) return 'later';
    if (isOver()) return undefined;
    const [then, now] = [opened.form.bundle, next.bundle];
    const goBack = placeOfFocus((place) => placeNow(then, now, place));
    replace(await (lost ? carriedOver : begunAnew)(opened, next));
    if (isClean) portal.toasts.show('info', portal.content.texts.t('app.updated.toast'));
    requestAnimationFrame(() => requestAnimationFrame(goBack));
    return undefined;
  };
}

/** Nobody has answered anything yet: there is nothing to ask about. */
function isUntouched({ store }: OpenedDraft): boolean {
  const hand = KEEPERS.get(store)?.inHand();
  return hand !== undefined && !hand.isDirty && !hand.revision;
}

function isAgreed(
  ask: Following<OpenedDraft>['ask'],
  lost: ReturnType<typeof lostIn> | undefined,
): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => () => {
      ask(undefined);
      resolve(isYes);
    };
    ask(<Question leftOut={lost} onGo={answer(true)} onLater={answer(false)} />);
  });
}
