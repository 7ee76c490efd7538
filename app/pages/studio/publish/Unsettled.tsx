// What colleagues said about the change and nobody has settled: told before it is published, and each leads to its sentence.

import type { ReactElement } from 'react';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import { inChange } from '../shell/there.ts';
import { isOpenQuestion, keyOfComment } from '../wording/use-comments.ts';
import type { Comment } from '../work/types.ts';

interface Props {
  readonly id: string;
  readonly comments: readonly Comment[];
}

export function Unsettled({ id, comments }: Props): ReactElement | null {
  const t = useT();
  const open = comments.filter(isOpenQuestion);
  if (open.length === 0) return null;
  return (
    <section className="publish-card">
      <h2>{t('studio.comment.unsettled', { count: open.length })}</h2>
      <ul className="publish-said">
        {open.map((comment) => (
          <li key={comment.id}>
            <b>{comment.by}</b>
            <Link to={inChange('/studio/wording', id, { key: keyOfComment(comment) })}>
              {comment.text}
            </Link>
          </li>
        ))}
      </ul>
      <p className="soft">{t('studio.comment.unsettledMore')}</p>
    </section>
  );
}
