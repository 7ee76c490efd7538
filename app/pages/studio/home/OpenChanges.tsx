// The changes in work: what each is about, whose it is, the release it began on, and where it stands.

import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { tableRoles } from '../../../../runtime/react/index.ts';
import type { AnswerOf } from '../../../calls/typed.ts';
import { Link } from '../../../layout/Link.tsx';
import { useMoments } from '../../../portal/moments.ts';
import { useT } from '../../../portal/portal.tsx';
import { Renamed } from '../shell/ChangeTitle.tsx';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import { inChange } from '../shell/there.ts';
import { useRestore } from '../shell/use-restore.ts';
import type { Change } from '../work/types.ts';
import { NEW_CHANGE } from '../work/work.ts';

const { TABLE, BODY, ROW, HEADING, CELL } = tableRoles;

interface Props {
  readonly home: Pick<AnswerOf<'studio_home'>['data'], 'changes' | 'comments' | 'live'>;
}

export function OpenChanges({ home: { changes, comments, live } }: Props): ReactElement {
  const t = useT();
  const open = changes.filter(({ state }) => state !== 'discarded');
  const discarded = changes.filter(({ state }) => state === 'discarded');
  const counts = new Map(comments.map(({ change, count }) => [change, count]));
  return (
    <section className="st-panel st-changes">
      <div className="st-panel-head">
        <h2>{t('studio.home.changes')}</h2>
        <Link className="btn" to={inChange('/studio/wording', NEW_CHANGE)}>
          <StudioIcon name="plus" />
          {t('studio.change.new')}
        </Link>
      </div>
      {open.length === 0 ? (
        <div className="empty">
          <b>{t('studio.home.noChanges')}</b>
          <p>{t('studio.home.noChangesLead', { number: live.number })}</p>
        </div>
      ) : (
        <table className="st-table" {...TABLE}>
          <thead {...BODY}>
            <tr {...ROW}>
              {(['change', 'who', 'began', 'state'] as const).map((column) => (
                <th {...HEADING} key={column} scope="col">
                  {t(`studio.home.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...BODY}>
            {open.map((change) => (
              <ChangeRow key={change.id} change={change} comments={counts.get(change.id) ?? 0} />
            ))}
          </tbody>
        </table>
      )}
      {discarded.length > 0 && <Discarded changes={discarded} />}
    </section>
  );
}

/** Kept for a while, out of the way. */
function Discarded({ changes }: { readonly changes: readonly Change[] }): ReactElement {
  const t = useT();
  const { day } = useMoments();
  const restore = useRestore();
  const navigate = useNavigate();
  const back = async (id: string): Promise<void> => {
    if (await restore(id)) navigate(inChange('/studio/wording', id, { tab: 'changed' }));
  };
  return (
    <details className="st-discarded">
      <summary>{t('studio.home.discarded', { count: changes.length })}</summary>
      <ul>
        {changes.map(({ id, name, summary, owner, discarded_at }) => (
          <li key={id}>
            <span>
              {name || t('studio.change.unnamed')}{' '}
              <small className="soft">
                {t('studio.home.discardedOne', {
                  ...{ summary, owner, on: day(discarded_at) },
                  until: day(keptUntil(discarded_at)),
                })}
              </small>
            </span>
            <button type="button" className="btn quiet" onClick={() => void back(id)}>
              {t('studio.closed.restore')}
              <span className="sr"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** As long as the server keeps them. */
const KEPT_MS = 90 * 24 * 3_600_000;

const keptUntil = (discarded: string): string =>
  new Date(Date.parse(discarded) + KEPT_MS).toISOString();

const TONES = {
  open: 'st-neutral',
  sentBack: 'st-warning',
  asked: 'st-warning',
  approved: 'st-success',
  planned: 'st-info',
  published: 'st-neutral',
  discarded: 'st-neutral',
} as const;

interface RowProps {
  readonly change: Change;
  /** That are not settled. */
  readonly comments: number;
}

function ChangeRow({ change, comments }: RowProps): ReactElement {
  const t = useT();
  const moments = useMoments();
  const { id, name, summary, own, owner, began_on, behind, edited_at, asked_of } = change;
  const isBack = change.state === 'open' && change.sent_back_by !== '';
  const state = isBack ? 'sentBack' : change.state;
  return (
    <tr {...ROW} className={own ? 'st-on' : undefined}>
      <td {...CELL} className="st-top">
        <Renamed change={change}>
          <Link className="strong" to={inChange('/studio/wording', id, { tab: 'changed' })}>
            {name || t('studio.change.unnamed')}
          </Link>
        </Renamed>
        <small>
          {summary}
          {comments > 0 && `, ${t('studio.home.comments', { count: comments })}`}
        </small>
      </td>
      <td {...CELL} data-label={t('studio.home.who')}>
        <span className={own ? 'strong' : undefined}>{own ? t('studio.home.you') : owner}</span>
        <small>{t('studio.home.edited', { when: moments.moment(edited_at) })}</small>
      </td>
      <td {...CELL} data-label={t('studio.home.began')}>
        {t('studio.home.release', { number: began_on })}
        {behind > 0 && <small>{t('studio.change.behind', { count: behind })}</small>}
      </td>
      <td {...CELL} data-label={t('studio.home.state')}>
        <span className={`st-badge ${TONES[state]}`}>{t(`studio.state.${state}`)}</span>
        {asked_of !== '' && state === 'asked' && (
          <small>{t('studio.home.by', { email: asked_of })}</small>
        )}
        {isBack && <small>{t('studio.home.backBy', { email: change.sent_back_by })}</small>}
        {change.plan_at !== '' && <small>{moments.day(change.plan_at)}</small>}
      </td>
    </tr>
  );
}
