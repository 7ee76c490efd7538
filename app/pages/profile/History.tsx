// What was changed in the record, newest first: read when somebody wants to know, a page at a time.

import { type ReactElement, useState } from 'react';
import { useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { usePortal, useT } from '../../portal.tsx';

type Entry = AnswerOf<'profile_history'>['data'][number];

const PAGE = 10;

export function History(): ReactElement {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <section className="profile-history">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('app.profile.history')}</summary>
        {open && <Page />}
      </details>
    </section>
  );
}

/** The changes before one of them, or the newest; older ones come below on demand. */
function Page({ before }: { readonly before?: number }): ReactElement | null {
  const t = useT();
  const [older, setOlder] = useState(false);
  const { data, error, retry } = useCall('profile_history', {
    limit: PAGE,
    ...(before !== undefined && { before }),
  });
  if (error)
    return (
      <p>
        {t('app.profile.historyFailed')}{' '}
        <button type="button" className="f-linkbtn" onClick={() => void retry()}>
          {t('runtime.tryAgain')}
        </button>
      </p>
    );
  if (!data) return <div className="skel" aria-hidden="true" />;
  if (data.data.length === 0) return <p className="soft">{t('app.profile.noHistory')}</p>;
  const { next } = data;
  return (
    <>
      <ol>
        {data.data.map((entry) => (
          <Change key={entry.id} {...entry} />
        ))}
      </ol>
      {next !== undefined &&
        (older ? (
          <Page before={next} />
        ) : (
          <button type="button" className="btn" onClick={() => setOlder(true)}>
            {t('app.profile.historyOlder')}
          </button>
        ))}
    </>
  );
}

/** Who changed what, when and from where; a secret is named, never shown. */
function Change({ at, who, where, changes, more }: Entry): ReactElement {
  const t = useT();
  const { locale } = usePortal().content.texts;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const side = (text: string): string => text || t('runtime.conflict.noAnswer');
  return (
    <li>
      <p>
        <b>{when.format(new Date(at))}</b>{' '}
        <span className="soft">
          {[who, where.address, where.browser].filter((part) => part !== '').join(', ')}
        </span>
      </p>
      <dl>
        {changes.map(({ path, of, label, before, after, secret }) => (
          <div key={path}>
            <dt>{of === undefined ? label : `${of}: ${label}`}</dt>
            <dd>
              {secret
                ? t('app.profile.historySecret')
                : t('app.profile.historyChange', { before: side(before), after: side(after) })}
            </dd>
          </div>
        ))}
      </dl>
      {more !== undefined && <p className="soft">{t('runtime.list.more', { count: more })}</p>}
    </li>
  );
}
