// Says that a form was updated while it was open, and what is another in it.

import { type ReactElement, useState } from 'react';
import { Button } from '../../../runtime/react/index.ts';
import { useT } from '../../portal/portal.tsx';
import type { FormNews } from '../form-news.ts';
import './updated.css';

/** More of a kind are counted. */
const MOST = 6;

export function NewsBox({ news }: { readonly news: FormNews }): ReactElement | null {
  const t = useT();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const list = (labels: readonly string[]): string => {
    const more = labels.length - MOST;
    const first = labels.slice(0, MOST).join(', ');
    return more > 0 ? `${first} ${t('runtime.list.more', { count: more })}` : first;
  };
  const renamed = news.renamed.map(([was, is]) => t('app.updated.label', { was, is }));
  const lines = [
    ['added', news.added],
    ['gone', news.gone],
    ['renamed', renamed],
  ] as const;
  const shown = lines.filter(([, labels]) => labels.length > 0);
  return (
    <section className="f-root updated" aria-labelledby="updated-title">
      <h2 id="updated-title">{t('app.updated.title')}</h2>
      <p>{t('app.updated.carried')}</p>
      <dl>
        {shown.map(([kind, labels]) => (
          <div key={kind}>
            <dt>{t(`app.updated.${kind}`)}</dt>
            <dd>{list(labels)}</dd>
          </div>
        ))}
        {shown.length === 0 && <dd>{t('app.updated.wording')}</dd>}
      </dl>
      <Button onClick={() => setClosed(true)}>{t('app.updated.close')}</Button>
    </section>
  );
}
