// Every release there was: who published it and why, what it changed, any two compared, and back to any of it.

import { type ReactElement, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../../runtime/react/index.ts';
import { useCall } from '../../../calls/reading.tsx';
import type { AnswerOf } from '../../../calls/typed.ts';
import { useRefusal } from '../../../host/refused.ts';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Link } from '../../../layout/Link.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { useMoments } from '../../../portal/moments.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { aboutOf } from '../compare/about.tsx';
import { Compared, type Item } from '../compare/Compared.tsx';
import { StudioPage } from '../shell/StudioPage.tsx';
import { inChange } from '../shell/there.ts';
import { HowItCame } from './HowItCame.tsx';
import { PartsBack } from './PartsBack.tsx';
import './history.css';

type Release = AnswerOf<'studio_releases'>['data'][number];

export const StudioHistory = (): ReactElement => (
  <StudioPage place="history" title="studio.nav.history">
    {() => <Releases />}
  </StudioPage>
);

function Releases(): ReactElement {
  const [asked] = useSearchParams();
  const number = asked.get('release');
  const { data, error, retry } = useCall('studio_releases', {});
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  const all = data.data;
  const chosen = all.find((one) => String(one.number) === number) ?? all.find((one) => one.isLive);
  return (
    <div className="history">
      <List releases={all} chosen={chosen} />
      {chosen && <One key={chosen.number} of={chosen} releases={all} />}
    </div>
  );
}

/** Does a release have these letters in what is known of it? */
const isFound = (sought: string, { number, title, note, author }: Release): boolean =>
  [String(number), title, note, author].some((text) =>
    text.toLowerCase().includes(sought.trim().toLowerCase()),
  );

interface ListProps {
  readonly releases: readonly Release[];
  readonly chosen: Release | undefined;
}

function List({ releases, chosen }: ListProps): ReactElement {
  const t = useT();
  const [sought, seek] = useState('');
  const found = releases.filter((one) => isFound(sought, one));
  return (
    <nav className="history-list" aria-label={t('studio.history.releases')}>
      <h2>
        {t('studio.history.releases')}{' '}
        <span className="compare-count">
          {t('studio.publish.count', { count: releases.length })}
        </span>
      </h2>
      <label className="history-find">
        <span className="sr">{t('studio.history.find')}</span>
        <input
          className="f-in"
          type="search"
          placeholder={t('studio.history.find')}
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
      </label>
      {found.length === 0 && <p className="soft history-none">{t('studio.history.none')}</p>}
      <ol>
        {found.map((one) => (
          <li key={one.number}>
            <Entry of={one} isChosen={one === chosen} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Entry({
  of,
  isChosen,
}: {
  readonly of: Release;
  readonly isChosen: boolean;
}): ReactElement {
  const t = useT();
  const moments = useMoments();
  return (
    <Link
      className="history-entry"
      to={`/studio/history?release=${of.number}`}
      aria-current={isChosen ? 'page' : undefined}
    >
      <b className="history-number">{of.number}</b>
      <span>
        <b>{useTitleOf()(of)}</b>
        <small>{moments.moment(of.since)}</small>
        <small>{of.author}</small>
        {of.isLive && <span className="f-badge f-success-tone">{t('studio.history.live')}</span>}
      </span>
    </Link>
  );
}

/** The name of the change it came of; without one how it came about. */
function useTitleOf(): (of: Release) => string {
  const t = useT();
  return ({ title, how }) => title || t(`studio.history.how.${how}`);
}

interface OneProps {
  readonly of: Release;
  readonly releases: readonly Release[];
}

function One({ of, releases }: OneProps): ReactElement {
  const t = useT();
  const moments = useMoments();
  const withFiles = releases.filter(({ hasFiles }) => hasFiles);
  const before = withFiles.find(({ number }) => number < of.number);
  const [from, setFrom] = useState(before?.number);
  const back = usePutBack();
  return (
    <div className="page history-one">
      <div className="pagehead">
        <p className="overline">
          {t('studio.history.published', { at: moments.moment(of.since), by: of.author })}
        </p>
        <h1>{useTitleOf()(of)}</h1>
        {of.note !== '' && <p className="lead">{of.note}</p>}
        {of.writtenBy !== '' && of.writtenBy !== of.author && (
          <p>{t('studio.history.written', { by: of.writtenBy })}</p>
        )}
        {of.approvedBy !== '' && <p>{t('studio.history.approved', { by: of.approvedBy })}</p>}
      </div>
      {!of.hasFiles && <p className="soft">{t('studio.history.noFiles')}</p>}
      {of.hasFiles && !of.isLive && (
        <Button icon="left" onClick={() => void back(of.number, 'all')}>
          {t('studio.history.putBack', { number: of.number })}
        </Button>
      )}
      {of.hasFiles && from === undefined && <p className="soft">{t('studio.history.first')}</p>}
      {of.hasFiles && from !== undefined && (
        <>
          <CompareWith {...{ of, from, setFrom }} releases={withFiles} />
          <Differences {...{ from }} to={of.number} onBack={(part) => void back(from, part)} />
        </>
      )}
      {of.change !== '' && <HowItCame change={of.change} />}
      <p className="soft">{t('studio.history.nothingLost')}</p>
    </div>
  );
}

interface CompareWithProps extends OneProps {
  readonly from: number;
  readonly setFrom: (from: number) => void;
}

function CompareWith({ of, releases, from, setFrom }: CompareWithProps): ReactElement {
  const t = useT();
  return (
    <p className="history-with">
      <label htmlFor="history-from">{t('studio.history.compare')}</label>
      <select
        id="history-from"
        className="f-in"
        value={from}
        onChange={({ target }) => setFrom(Number(target.value))}
      >
        {releases
          .filter(({ number }) => number !== of.number)
          .map(({ number }) => (
            <option key={number} value={number}>
              {t('studio.history.release', { number })}
            </option>
          ))}
      </select>
      {t(of.isLive ? 'studio.history.withLive' : 'studio.history.with', { number: of.number })}
    </p>
  );
}

interface DifferencesProps {
  readonly from: number;
  readonly to: number;
  readonly onBack: (part: string) => void;
}

function Differences({ from, to, onBack }: DifferencesProps): ReactElement {
  const t = useT();
  const { data, error, retry } = useCall('studio_compare', { from, to });
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  const back = (item: Item): ReactElement => {
    const part = item.key || item.file;
    return (
      <Button look="quiet" onClick={() => onBack(part)}>
        {t('studio.history.putThisBack')}
        <span className="sr"> {part}</span>
      </Button>
    );
  };
  const { groups, parts } = data.data;
  return (
    <>
      <PartsBack number={from} parts={parts} onBack={onBack} />
      <Compared groups={groups} aboutOf={aboutOf} actOf={back} />
    </>
  );
}

/** Begins a change with it, which is looked at like any other. */
function usePutBack(): (number: number, part: string) => Promise<void> {
  const { send, toasts } = usePortal();
  const t = useT();
  const say = useRefusal();
  const navigate = useNavigate();
  return async (number, part) => {
    const sent = await send('studio_put_back', { number, part });
    if (!sent.ok) {
      say(sent.refused);
      return;
    }
    toasts.show('success', t('studio.history.begun', { count: sent.body.data.edits }));
    navigate(inChange('/studio/compare', sent.body.data.change));
  };
}
