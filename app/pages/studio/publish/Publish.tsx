// From a change to a release: what it does to people, who approves it, and publishing it now or at a set time.

import { type ReactElement, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { askAgain, useCall } from '../../../calls/reading.tsx';
import { Link } from '../../../layout/Link.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { useSession, useT } from '../../../portal/portal.tsx';
import { mayRelease } from '../../../session/selectors.ts';
import { ChangeTitle, NameFirst } from '../shell/ChangeTitle.tsx';
import { FailedChange } from '../shell/FailedChange.tsx';
import { StudioPage } from '../shell/StudioPage.tsx';
import { inChange } from '../shell/there.ts';
import type { Change, Comment } from '../work/types.ts';
import { Approval } from './Approval.tsx';
import { Effects } from './Effects.tsx';
import { Fates } from './Fates.tsx';
import { Hindrance, hindranceOf } from './Hindrance.tsx';
import { InThisChange } from './InThisChange.tsx';
import { ItIsLive, isPublished } from './ItIsLive.tsx';
import { ENDING } from './jump.ts';
import { PublishForm } from './PublishForm.tsx';
import { Rehearsal } from './Rehearsal.tsx';
import type { Rehearsed } from './rehearsed.ts';
import { Unsettled } from './Unsettled.tsx';
import { type Rehearsing, useRehearsal } from './use-rehearsal.ts';
import './publish.css';

export const StudioPublish = (): ReactElement => (
  <StudioPage place="publish" title="studio.publish.overline">
    {(id) => <Looking id={id} />}
  </StudioPage>
);

const LOOK_EVERY_MS = 4000;

function Looking({ id }: { readonly id: string }): ReactElement {
  const change = useCall('studio_change', { id }, { refreshInterval: LOOK_EVERY_MS });
  const rehearsing = useRehearsal(id);
  const { error } = rehearsing.data ? { error: undefined } : rehearsing;
  const failed = error ?? (change.data ? undefined : change.error);
  const retry = async (): Promise<void> => {
    await Promise.all([
      change.retry(),
      rehearsing.retry(),
      askAgain('studio_compare'),
      askAgain('studio_effects'),
    ]);
  };
  const known = change.data?.data;
  useFollowed(known?.change, retry);
  if (failed && failed.status !== 401)
    return <FailedChange of={failed} onRetry={() => void retry()} />;
  if (known && isPublished(known.change)) return <ItIsLive change={known.change} />;
  if (!rehearsing.data || !known) return <Waiting />;
  return (
    <Shown
      {...{ id, rehearsing }}
      change={known.change}
      comments={known.comments}
      of={rehearsing.data.data}
      onAgain={retry}
    />
  );
}

/** What others do to it meanwhile is shown without a press: answered, edited, published. */
function useFollowed(change: Change | undefined, onAgain: () => Promise<void>): void {
  const stands = change && [change.state, change.seq, change.asked_of, change.behind].join(' ');
  const before = useRef(stands);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it stands otherwise
  useEffect(() => {
    if (before.current !== undefined && before.current !== stands) void onAgain();
    before.current = stands;
  }, [stands]);
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
  readonly change: Change;
  readonly comments: readonly Comment[];
  readonly of: Rehearsed;
  readonly rehearsing: Rehearsing;
  readonly onAgain: () => Promise<void>;
}

function Shown({ id, change, comments, of, rehearsing, onAgain }: ShownProps): ReactElement {
  const t = useT();
  const hindrance = hindranceOf(of);
  const mayPublish = useSession(({ staff }) => staff === undefined || mayRelease(staff));
  return (
    <div className="page publish">
      <div className="pagehead">
        <p className="overline">
          {t(mayPublish ? 'studio.publish.overline' : 'studio.approval.ask')}
        </p>
        <ChangeTitle change={change} />
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
            {hindrance && (
              <Hindrance {...{ id, change, of }} kind={hindrance} onDone={() => void onAgain()} />
            )}
            <InThisChange id={id} />
            <Effects id={id} files={of.files} />
            {of.plan.at === '' && <Fates {...{ id, of }} onDone={onAgain} />}
            {of.tried && <Rehearsal tried={of.tried} rehearsing={rehearsing} />}
          </div>
        </div>
        <aside className="publish-aside">
          <Approval {...{ id, change, of }} onDone={() => void onAgain()} />
          <Unsettled {...{ id, comments }} />
        </aside>
        {!hindrance && (
          <div className="sheet publish-ending" id={ENDING} tabIndex={-1}>
            <Ending {...{ id, change, of, onAgain }} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Publishing it, for whoever may. */
function Ending({
  id,
  change,
  of,
  onAgain,
}: Omit<ShownProps, 'rehearsing' | 'comments'>): ReactElement {
  const t = useT();
  const navigate = useNavigate();
  if (!of.approval.mayPublish)
    return (
      <section>
        <h2>{t('studio.publish.others')}</h2>
        <p>
          {t(
            of.approval.approvedBy === ''
              ? 'studio.publish.others.more'
              : 'studio.publish.others.approved',
          )}
        </p>
      </section>
    );
  return (
    <>
      <NameFirst change={change} />
      <PublishForm
        {...{ id, of }}
        onPublished={(number) => navigate(`/studio/history?release=${number}`)}
        onPlanned={() => void onAgain()}
        onRefused={() => void onAgain()}
      />
    </>
  );
}

function Figures({ of: { problems, examples, tried } }: Pick<ShownProps, 'of'>): ReactElement {
  const t = useT();
  const lose = tried?.becomes.losing ?? 0;
  const losing = lose === 0 ? 'none' : 'lose';
  const draftsSay = tried ? losing : 'unknown';
  const figures = [
    ['problems', problems, problems === 0 ? 'fine' : 'fix'],
    ['examples', examples, problems === 0 ? 'pass' : 'unknown'],
    ['drafts', tried?.drafts ?? 0, draftsSay],
    ['submissions', tried?.submissions ?? 0, tried ? 'of' : 'unknown'],
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
