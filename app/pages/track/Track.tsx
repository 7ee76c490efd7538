// The tracks of one matter as a line of time: what was done on the case, what was asked, what was claimed and paid.

import type { ReactElement } from 'react';
import { formatNamed, stateNow } from '../../../runtime/core/index.ts';
import { Badge, type BadgeTone } from '../../../runtime/react/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { Link } from '../../layout/Link.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { Moment } from './Moment.tsx';

export type Tracked = AnswerOf<'case_track'>['data'];
type Entry = Tracked['entries'][number];

interface TrackProps {
  readonly entries: readonly Entry[];
  /** Where the thing of an entry is looked at; undefined where it has no page of its own. */
  readonly toThing: (entry: Entry) => string | undefined;
}

export function Track({ entries, toThing }: TrackProps): ReactElement {
  const t = useT();
  if (entries.length === 0)
    return (
      <div className="track-empty">
        <h2>{t('app.track.empty.title')}</h2>
        <p className="soft">{t('app.track.empty.text')}</p>
      </div>
    );
  return (
    <ol className="track" aria-label={t('app.track.label')}>
      {entries.map((entry) => (
        <Step key={entry.id} entry={entry} to={toThing(entry)} />
      ))}
    </ol>
  );
}

/** What each kind of thing is marked with. */
const MARKS: Readonly<Record<Entry['thing'], string>> = {
  case: 'M5 2.8h6.5L15.5 7v10.2H5zM11.2 2.8V7.2h4.2',
  request: 'M3.5 4h13v9.5H9.2L5.5 16.6v-3.1h-2zM7 7.4h6M7 10.1h4',
  claim:
    'M10 3v14M13.4 6.2c-.6-1-1.8-1.5-3.4-1.5-2 0-3.3.9-3.3 2.5 0 3.7 6.9 1.7 6.9 5.4 0 1.7-1.5 2.7-3.6 2.7-1.8 0-3.1-.7-3.7-1.9',
};

function Step({ entry, to }: { readonly entry: Entry; readonly to: string | undefined }) {
  const { thing, at, title, status, words, facts } = entry;
  const { tone, last } = useStateOf(entry);
  return (
    <li className={`track-step ${thing} ${last ? tone : ''}`}>
      <Moment at={at} />
      <span className="track-mark" aria-hidden="true">
        <svg className="i s16" viewBox="0 0 20 20" aria-hidden="true">
          <path d={MARKS[thing]} />
        </svg>
      </span>
      <div className="track-what">
        <header>
          <b>{title}</b>
          {status !== '' && <Badge tone={tone}>{status}</Badge>}
        </header>
        <By entry={entry} to={to} />
        {words !== '' && <p className="track-words">{words}</p>}
        {facts.length > 0 && (
          <dl>
            {facts.map(({ label, value, format }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{formatNamed(format)(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

/** What it is about, as a way there, and who did it. */
function By({ entry: { thing, about, name }, to }: Parameters<typeof Step>[0]) {
  const t = useT();
  const link = to !== undefined && about !== '';
  return (
    <p className="track-by">
      {link ? (
        <Link to={to} aria-label={t(`app.track.see.${thing}`, { about })}>
          {about}
        </Link>
      ) : (
        about
      )}
      {about !== '' && name !== '' && ', '}
      {name}
    </p>
  );
}

/** Of the state it led to, as its flow has it: its tone, and whether it is an end. */
function useStateOf({ flow: id, status }: Entry): {
  readonly tone: BadgeTone;
  readonly last: boolean;
} {
  const flow = usePortal().content.app.flows[id];
  const state = flow && stateNow(flow, status);
  const tone = state?.tone;
  const isPlain = tone === undefined || tone === 'plain';
  return { tone: isPlain ? 'neutral' : (tone as BadgeTone), last: state?.last === true };
}
