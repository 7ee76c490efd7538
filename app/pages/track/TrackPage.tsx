// A matter on one page: its number and how it stands, its line of time, and beside it what it comes to.

import type { ReactElement, ReactNode } from 'react';
import { formatNamed, stateNow } from '../../../runtime/core/index.ts';
import { Badge, type BadgeTone } from '../../../runtime/react/index.ts';
import { useTitle } from '../../layout/title.ts';
import { useMoments } from '../../portal/moments.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { Track, type Tracked } from './Track.tsx';
import './track.css';

interface TrackPageProps {
  readonly tracked: Tracked;
  /** The way back. */
  readonly back: ReactNode;
  readonly toThing: (entry: Tracked['entries'][number]) => string | undefined;
}

export function TrackPage({ tracked, back, toThing }: TrackPageProps): ReactElement {
  const t = useT();
  const moments = useMoments();
  const { case: one, facts, entries } = tracked;
  const flow = usePortal().content.app.flows.case;
  const tone = flow && stateNow(flow, one.status)?.tone;
  const title = t('app.track.title', { number: one.number });
  useTitle(title);
  return (
    <div className="page">
      <div className="pagehead track-head">
        {back}
        <h1>{title}</h1>
        <Badge tone={tone === undefined ? 'info' : (tone as BadgeTone)}>{one.status}</Badge>
        <p className="soft">
          {t('app.track.about', { coverage: one.sub_coverage, member: one.member })}
        </p>
      </div>
      <div className="track-split">
        <Track entries={entries} toThing={toThing} />
        <aside className="track-card" aria-label={t('app.track.facts')}>
          <h2>{t('app.track.facts')}</h2>
          <dl>
            <Line label={t('app.request.coverage')}>{one.coverage}</Line>
            {facts.map(({ label, value, format }) => (
              <Line key={label} label={label}>
                {format === 'date' && value.includes('T')
                  ? moments.day(value)
                  : formatNamed(format)(value)}
              </Line>
            ))}
          </dl>
        </aside>
      </div>
    </div>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
