// What a sentence said in earlier releases, asked for when somebody wants to know; each can be said again.

import { type ReactElement, useState } from 'react';
import { useCall } from '../../../calls/reading.tsx';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Link } from '../../../layout/Link.tsx';
import { useMoments } from '../../../portal/moments.ts';
import { useT } from '../../../portal/portal.tsx';
import { withoutMarks } from '../sentences/plain-text.ts';
import { SentenceText } from '../sentences/SentenceText.tsx';
import type { Sentence } from '../sentences/sentence.ts';

interface Props {
  readonly sentence: Sentence;
  /** Says these words again; none where it cannot be worded here. */
  readonly onSay?: (text: string) => void;
}

export function SaidBefore(props: Props): ReactElement {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="st-before" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('studio.before.open')}</summary>
      {isOpen && <Before {...props} />}
    </details>
  );
}

function Before({ sentence, onSay }: Props): ReactElement {
  const t = useT();
  const { moment } = useMoments();
  const { data, error, retry } = useCall('studio_said_before', { key: sentence.key });
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <p role="status">{t('studio.before.asking')}</p>;
  if (data.data.length === 0) return <p className="soft">{t('studio.before.none')}</p>;
  return (
    <ol>
      {data.data.map(({ number, since, author, text, use }, at) => (
        <li key={number}>
          <p className="muted small">
            <Link to={`/studio/history?release=${number}`}>
              {t('studio.history.release', { number })}
            </Link>{' '}
            {t('studio.before.by', { at: moment(since), by: author })}
            {at === 0 && ' '}
            {at === 0 && <span className="st-badge">{t('studio.history.live')}</span>}
          </p>
          <p className="st-before-text">
            {use === '' ? (
              <SentenceText text={sentence.long ? withoutMarks(text) : text} words={[]} />
            ) : (
              t('studio.before.use')
            )}
          </p>
          {use === '' && onSay && text !== sentence.text && (
            <button type="button" className="linkbtn" onClick={() => onSay(text)}>
              {t('studio.before.again')}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
