// What colleagues say about sentences of the change: how much of it is open, and told when it is new.

import { useEffect, useMemo, useRef } from 'react';
import { usePortal, useT } from '../../../portal/portal.tsx';
import type { Sentences } from '../sentences/sentence.ts';
import type { Work } from '../work/state.ts';
import type { Comment } from '../work/types.ts';
import { useOfWork } from '../work/use-work.ts';

const PLACE = 'sentence:';

/** The key of the sentence it is about; '' where it is about something else. */
export const keyOfComment = ({ place }: Pick<Comment, 'place'>): string =>
  place.startsWith(PLACE) ? place.slice(PLACE.length) : '';

/** Is it to be settled yet? What answers another is settled with it. */
export const isOpenQuestion = ({ resolved_at, reply }: Comment): boolean =>
  resolved_at === '' && reply === '';

/** Of each sentence how many comments are not settled. */
export function useOpenComments(work: Work): ReadonlyMap<string, number> {
  const comments = useComments(work);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const comment of comments) {
      const key = keyOfComment(comment);
      if (isOpenQuestion(comment)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }, [comments]);
}

/** Tells of what others say while somebody is here. */
export function useToldOfComments(work: Work, sentences: Sentences): void {
  const t = useT();
  const { toasts } = usePortal();
  const comments = useComments(work);
  const id = useOfWork(work, ({ id: now }) => now);
  const isKnown = useOfWork(work, ({ change }) => change != null);
  const seen = useRef({ of: '', known: new Set<string>() });
  useEffect(() => {
    if (!isKnown) return;
    const { of, known } = seen.current;
    const fresh = comments.filter((one) => !one.own && !known.has(one.id));
    seen.current = { of: id, known: new Set(comments.map((one) => one.id)) };
    const [newest] = fresh.slice(-1);
    // Those that were there when the change was opened are marked in the list.
    if (of !== id || !newest) return;
    const key = keyOfComment(newest);
    const about = sentences.get(key)?.about ?? key;
    toasts.show('info', t('studio.comment.told', { email: newest.by, about }));
  }, [comments, id, isKnown, sentences, toasts, t]);
}

/** The same list until one is added or settled, however often they are asked for. */
function useComments(work: Work): readonly Comment[] {
  const which = useOfWork(work, ({ comments }) =>
    comments.map(({ id, resolved_at }) => id + resolved_at).join(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list where one of them is another
  return useMemo(() => work.get().comments, [work, which]);
}
