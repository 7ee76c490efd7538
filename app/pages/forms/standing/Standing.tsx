// Where something that was sent stands: its status, what was said on it, what may be done with it, and what was done.

import { type ReactElement, useMemo } from 'react';
import { stateNow, TONES, type Tone } from '../../../../runtime/core/index.ts';
import { Badge, type BadgeTone } from '../../../../runtime/react/index.ts';
import { useCall } from '../../../calls/reading.tsx';
import type { AnswerOf } from '../../../calls/typed.ts';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { useMoments } from '../../../portal/moments.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { Thread } from '../../../thread/Thread.tsx';
import { OwnMoves } from './OwnMoves.tsx';
import './standing.css';

interface Props {
  readonly form: string;
  readonly id: string;
}

export function Standing({ form, id }: Props): ReactElement {
  const { data, error, retry } = useCall(
    'form_item',
    useMemo(() => ({ form, id }), [form, id]),
  );
  if (!data && error) return <Failed of={error} onRetry={() => void retry()} />;
  return data ? <Stands {...{ form, id }} item={data.data} onMoved={retry} /> : <Skeleton />;
}

interface StandsProps extends Props {
  readonly item: AnswerOf<'form_item'>['data'];
  readonly onMoved: () => Promise<unknown>;
}

function Stands({ form, id, item, onMoved }: StandsProps): ReactElement {
  const t = useT();
  const moments = useMoments();
  const { content, download } = usePortal();
  const { number, status, since, yours, said, track } = item;
  const flow = content.app.flows[item.flow];
  const state = flow && stateNow(flow, status);
  return (
    <>
      <section className="standing" aria-label={t('app.forms.stands')}>
        <p className="standing-head">
          <Badge tone={badgeTone(state?.tone)}>{status}</Badge>
          <b className="num">{number}</b>
          <span className="soft">{t('app.forms.since', { at: moments.moment(since) })}</span>
        </p>
        {yours && <p className="standing-yours">{t('app.forms.yours')}</p>}
        {!yours && !state?.last && <p className="standing-ours">{t('app.forms.ours')}</p>}
        {said.length > 0 && (
          <div className="standing-said">
            <h2>{t('app.desk.thread')}</h2>
            <Thread
              posts={said}
              download={(_, { key = '' }) => download('form_item_file', { form, id, key })}
            />
          </div>
        )}
        {flow && <OwnMoves {...{ form, id, flow, item, onMoved }} />}
      </section>
      <section className="standing-track" aria-label={t('app.desk.track')}>
        <h2>{t('app.desk.track')}</h2>
        <ol>
          {track.map(({ id: event, title, name, at }) => (
            <li key={event}>
              <b>{title}</b>
              <span className="soft">
                {name} <time dateTime={at}>{moments.moment(at)}</time>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

const badgeTone = (tone: string | undefined): BadgeTone =>
  TONES.includes(tone as Tone) && tone !== 'plain' ? (tone as BadgeTone) : 'neutral';
