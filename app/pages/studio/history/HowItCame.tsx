// Who did what on the way to a release, and what was said about it, as its change keeps it.

import type { ReactElement } from 'react';
import { useCall } from '../../../calls/reading.tsx';
import type { AnswerOf } from '../../../calls/typed.ts';
import { useMoments } from '../../../portal/moments.ts';
import { useT } from '../../../portal/portal.tsx';

type Command = NonNullable<AnswerOf<'studio_change'>['data']>['commands'][number];

/** Nothing where the change is not kept any more. */
export function HowItCame({ change }: { readonly change: string }): ReactElement | null {
  const t = useT();
  const { moment } = useMoments();
  const { data } = useCall('studio_change', { id: change });
  const known = data?.data;
  if (!known) return null;
  const edits = standing(known.commands);
  const by = (one: { readonly by: string; readonly at: string }) =>
    t('studio.history.cameBy', { by: one.by, at: moment(one.at) });
  return (
    <details className="history-came">
      <summary>
        {t('studio.history.came')}{' '}
        <span className="compare-count">
          {t('studio.history.cameEdits', { count: edits.length })}
        </span>
      </summary>
      <ol>
        {edits.map((edit) => (
          <li key={edit.seq}>
            {edit.reads}
            <small>{by(edit)}</small>
          </li>
        ))}
      </ol>
      {known.comments.length > 0 && (
        <>
          <h2>{t('studio.history.cameSaid')}</h2>
          <ul>
            {known.comments.map((comment) => (
              <li key={comment.id}>
                {comment.text}
                <small>{by(comment)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

/** What was done and not taken back, or done again since; each as it was done first. */
function standing<T extends Pick<Command, 'seq' | 'undone_by' | 'undoes'>>(all: readonly T[]): T[] {
  const bySeq = new Map(all.map((one) => [one.seq, one]));
  const stands = ({ undone_by }: T): boolean => {
    const undo = bySeq.get(undone_by);
    return undone_by === 0 || (undo !== undefined && !stands(undo));
  };
  return all.filter((one) => one.undoes === 0 && stands(one));
}
