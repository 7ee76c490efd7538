// What became of every open draft when it was tried under the change, in figures and in a few to look at.

import type { ReactElement } from 'react';
import { Icon } from '../../../../runtime/react/index.ts';
import { useMoments } from '../../../portal/moments.ts';
import { useT } from '../../../portal/portal.tsx';
import type { Rehearsed } from './rehearsed.ts';
import { Progress, TryAgain } from './Tried.tsx';
import type { Rehearsing } from './use-rehearsal.ts';

type Tried = NonNullable<Rehearsed['tried']>;

interface RehearsalProps {
  readonly tried: Tried;
  readonly rehearsing: Rehearsing;
}

export function Rehearsal({ tried, rehearsing }: RehearsalProps): ReactElement {
  const t = useT();
  const lines = linesOf(tried);
  return (
    <section>
      <div className="publish-head">
        <h2>{t('studio.rehearsal.title')}</h2>
        <TryAgain rehearsing={rehearsing} />
      </div>
      <p className="soft">{t('studio.rehearsal.all')}</p>
      <Progress {...{ tried, rehearsing }} />
      <Balance lines={lines} all={tried.drafts} />
      <ul className="publish-facts">
        {lines.map(({ name, tone, count }) => (
          <li key={name}>
            <span className={tone}>
              <Icon name={tone === 'good' ? 'check' : 'warn'} />
            </span>
            <span>
              {t(`studio.rehearsal.${name}`)}
              <span className="soft">{t(`studio.rehearsal.${name}.more`)}</span>
            </span>
            <span className="publish-count">{t('studio.rehearsal.drafts', { count })}</span>
          </li>
        ))}
      </ul>
      <Lost lost={tried.lost} />
      <Moved tried={tried} />
      <Shown shown={tried.shown} />
    </section>
  );
}

interface Line {
  readonly name: 'same' | 'goOn' | 'pinned' | 'losing' | 'held' | 'restarted' | 'homeless';
  readonly tone: 'good' | 'bad';
  readonly count: number;
}

/** What nobody meets is not said; where there is none, that nothing happens to them. */
function linesOf({ becomes, held }: Tried): readonly Line[] {
  const { same, carried, pinned, losing, restarted, homeless } = becomes;
  const lines: readonly Line[] = [
    { name: 'same', tone: 'good', count: same },
    { name: 'goOn', tone: 'good', count: carried },
    { name: 'pinned', tone: 'good', count: pinned },
    { name: 'losing', tone: 'bad', count: losing },
    { name: 'held', tone: 'bad', count: held },
    { name: 'restarted', tone: 'bad', count: restarted },
    { name: 'homeless', tone: 'bad', count: homeless },
  ];
  const met = lines.filter(({ count }) => count > 0);
  return met.length > 0 ? met : lines.slice(0, 1);
}

function Balance({ lines, all }: { readonly lines: readonly Line[]; readonly all: number }) {
  if (all === 0) return null;
  return (
    <div className="publish-balance" aria-hidden="true">
      {lines.map(({ name, tone, count }) => (
        <i key={name} className={tone} style={{ flexGrow: count }} />
      ))}
    </div>
  );
}

function Lost({ lost }: Pick<Tried, 'lost'>): ReactElement | null {
  const t = useT();
  if (lost.length === 0) return null;
  return (
    <>
      <h3>{t('studio.rehearsal.lost')}</h3>
      <ul className="publish-lost">
        {lost.map(({ form, label, count }) => (
          <li key={`${form} ${label}`}>{t('studio.rehearsal.lostOne', { label, form, count })}</li>
        ))}
      </ul>
    </>
  );
}

function Moved({ tried: { moved } }: Pick<RehearsalProps, 'tried'>): ReactElement | null {
  const t = useT();
  if (moved.length === 0) return null;
  return (
    <>
      <h3>{t('studio.rehearsal.moved')}</h3>
      <ul className="publish-lost">
        {moved.map(({ flow, from, to, items }) => (
          <li key={`${flow} ${from}`}>
            {t('studio.rehearsal.movedOne', { flow, from, to, count: items })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Shown({ shown }: Pick<Tried, 'shown'>): ReactElement | null {
  const t = useT();
  const moments = useMoments();
  if (shown.length === 0) return null;
  return (
    <>
      <h3>{t('studio.rehearsal.examples')}</h3>
      <ul className="publish-lost">
        {shown.map(({ form, step, savedAt, why, fields }) => (
          <li key={`${form} ${savedAt} ${why}`}>
            {t(`studio.rehearsal.example.${why}`, {
              ...{ form, step, day: moments.day(savedAt), fields: fields.join(', ') },
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
