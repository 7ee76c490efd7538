// From a change to a release: what it does to people, who approves it, and publishing it now or at a set time.

import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { askAgain, useCall } from '../../../calls/reading.tsx';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Link } from '../../../layout/Link.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { useT } from '../../../portal/portal.tsx';
import { useAbout } from '../compare/about.tsx';
import { Compared } from '../compare/Compared.tsx';
import { StudioFrame } from '../shell/StudioFrame.tsx';
import { StudioRoom } from '../shell/StudioRoom.tsx';
import { inChange } from '../shell/there.ts';
import { Approval } from './Approval.tsx';
import { Hindrance, hindranceOf } from './Hindrance.tsx';
import { PublishForm } from './PublishForm.tsx';
import { Rehearsal } from './Rehearsal.tsx';
import type { Rehearsed } from './rehearsed.ts';
import './publish.css';

export function StudioPublish(): ReactElement {
  const [asked] = useSearchParams();
  const id = asked.get('change') ?? '';
  return (
    <StudioRoom>
      <Framed key={id} id={id} />
    </StudioRoom>
  );
}

function Framed({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  return (
    <StudioFrame place="publish" title={t('studio.publish.overline')}>
      <Looking id={id} />
    </StudioFrame>
  );
}

function Looking({ id }: { readonly id: string }): ReactElement {
  const change = useCall('studio_change', { id });
  const rehearsal = useCall('studio_rehearse', { change: id });
  const { error } = rehearsal.data ? { error: undefined } : rehearsal;
  const failed = error ?? (change.data ? undefined : change.error);
  const retry = async (): Promise<void> => {
    await Promise.all([change.retry(), rehearsal.retry(), askAgain('studio_compare')]);
  };
  if (failed && failed.status !== 401) return <Failed of={failed} onRetry={() => void retry()} />;
  const name = change.data?.data?.change.name;
  if (!rehearsal.data || name === undefined) return <Waiting />;
  return (
    <Shown
      {...{ id, name }}
      of={rehearsal.data.data}
      isAsking={rehearsal.isAsking}
      onAgain={() => void retry()}
    />
  );
}

/** Building and trying takes a second or more. */
function Waiting(): ReactElement {
  const t = useT();
  return (
    <div className="page">
      <p className="lead" role="status">
        {t('studio.publish.rehearsing')}
      </p>
      <Skeleton />
    </div>
  );
}

interface ShownProps {
  readonly id: string;
  readonly name: string;
  readonly of: Rehearsed;
  readonly isAsking: boolean;
  readonly onAgain: () => void;
}

function Shown({ id, name, of, isAsking, onAgain }: ShownProps): ReactElement {
  const t = useT();
  const navigate = useNavigate();
  const hindrance = hindranceOf(of);
  return (
    <div className="page publish">
      <div className="pagehead">
        <p className="overline">{t('studio.publish.overline')}</p>
        <h1>{name}</h1>
        <p className="lead">{t('studio.publish.lead')}</p>
        <p>
          <Link to={inChange('/studio/wording', id, { tab: 'changed' })}>
            {t('studio.publish.back')}
          </Link>
        </p>
      </div>
      <div className="publish-columns">
        <div>
          <Figures of={of} />
          <div className="sheet">
            {hindrance && <Hindrance {...{ id, of }} kind={hindrance} onDone={onAgain} />}
            {of.tried && <Rehearsal tried={of.tried} isAsking={isAsking} onAgain={onAgain} />}
            {!hindrance && !of.approval.mayPublish && (
              <section>
                <h2>{t('studio.publish.others')}</h2>
                <p>{t('studio.publish.others.more')}</p>
              </section>
            )}
            {!hindrance && of.approval.mayPublish && (
              <PublishForm
                {...{ id, of }}
                onPublished={(number) => navigate(`/studio/history?release=${number}`)}
                onPlanned={onAgain}
                onRefused={onAgain}
              />
            )}
          </div>
        </div>
        <aside className="publish-aside">
          <InThisChange id={id} />
          <Approval {...{ id, of }} onDone={onAgain} />
        </aside>
      </div>
    </div>
  );
}

function Figures({ of: { problems, examples, tried } }: Pick<ShownProps, 'of'>): ReactElement {
  const t = useT();
  const lose = tried?.becomes.losing ?? 0;
  const figures = [
    ['problems', problems, problems === 0 ? 'fine' : 'fix'],
    ['examples', examples, problems === 0 ? 'pass' : 'unknown'],
    ['drafts', tried?.drafts ?? 0, lose === 0 ? 'none' : 'lose'],
    ['submissions', tried?.submissions ?? 0, 'of'],
  ] as const;
  return (
    <dl className="publish-figures">
      {figures.map(([kind, count, say]) => (
        <div key={kind}>
          <dt>{t(`studio.publish.figure.${kind}`)}</dt>
          <dd>
            <b>{t('studio.publish.count', { count })}</b>
            <span>{t(`studio.publish.figure.${kind}.${say}`, { count: lose })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function InThisChange({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const { data } = useCall('studio_compare', { change: id });
  const about = useAbout();
  return (
    <section className="publish-card publish-edits">
      <h2>{t('studio.publish.inThis')}</h2>
      {data && <Compared groups={data.data.groups} aboutOf={about} />}
      <p>
        <Link to={inChange('/studio/compare', id)}>{t('studio.publish.compare')}</Link>
      </p>
    </section>
  );
}
