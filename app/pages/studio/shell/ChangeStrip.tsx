// The change one works in, under the bar: its name with what can be done to it, how far it is, who else is here.

import { memo, type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../calls/reading.tsx';
import { DemoGuide } from '../../../layout/DemoGuide.tsx';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import type { Work } from '../work/state.ts';
import type { Change } from '../work/types.ts';
import { useWorkState } from '../work/use-work.ts';
import { NEW_CHANGE } from '../work/work.ts';
import { type Act, ChangeDialog } from './ChangeDialog.tsx';
import { Closed, isOver } from './Closed.tsx';
import { Here } from './Here.tsx';
import { Menu } from './Menu.tsx';
import { StudioIcon } from './StudioIcon.tsx';
import { inChange, isThere } from './there.ts';

interface Props {
  readonly work: Work;
  readonly where: string;
}

/** Of a hundred: from here on it is told, before nothing fits any more. */
const NEARLY_FULL = 75;

export const ChangeStrip = memo(function ChangeStrip({ work, where }: Props): ReactElement {
  const t = useT();
  const state = useWorkState(work);
  const { change, id } = state;
  const [act, setAct] = useState<Act>();
  return (
    <div className="st-strip">
      <Menu
        className="btn quiet"
        label={
          <>
            <StudioIcon name="change" />
            {change && !isOver(change) && (
              <span className="soft st-wide">{t('studio.change.into')}</span>
            )}
            <span>{change ? change.name : t('studio.change.none')}</span>
            <StudioIcon name="down" small />
          </>
        }
      >
        {(close) => <Entries change={change} onAct={setAct} close={close} />}
      </Menu>
      {isOver(change) && <Closed change={change} work={work} />}
      <span className="soft st-wide">
        {!change && t('studio.change.begins')}
        {change && !isOver(change) && t('studio.change.since', sinceOf(change))}
        {change && !isOver(change) && change.behind > 0 && (
          <>
            {' '}
            <button type="button" className="linkbtn" onClick={() => setAct('rebase')}>
              {t('studio.change.behind', { count: change.behind })}
            </button>
          </>
        )}
      </span>
      {change && change.full >= NEARLY_FULL && (
        <span className="st-badge st-warning" role="status">
          {t('studio.change.full', { count: change.full })}
        </span>
      )}
      <span className="st-strip-end">
        <Here change={id} where={where} />
        {change && isThere('/studio/compare') && (
          <Link className="strong" to={inChange('/studio/compare', id)}>
            {t('studio.change.compare')}
          </Link>
        )}
      </span>
      {act && change && (
        <ChangeDialog act={act} change={change} work={work} onEnd={() => setAct(undefined)} />
      )}
    </div>
  );
});

/** What it comes to, and the release it stands on. */
const sinceOf = ({ summary, began_on: number }: Change) => ({ summary, number });

/** The sentence that is open, and what was looked for: they are there in the other change as well. */
function lookedAt(): Record<string, string> {
  const {
    change: _c,
    tab: _t,
    ...rest
  } = Object.fromEntries(new URLSearchParams(window.location.search));
  return rest;
}

interface EntriesProps {
  readonly change: Change | null | undefined;
  readonly onAct: (act: Act) => void;
  readonly close: () => void;
}

/** The others to go on with, and what is done to this one. */
function Entries({ change, onAct, close }: EntriesProps): ReactElement {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useCall('studio_home', {});
  const others = (data?.data.changes ?? []).filter((one) => one.id !== change?.id && !isOver(one));
  const go = (id: string): void => {
    close();
    navigate(inChange('/studio/wording', id, lookedAt()));
  };
  const choose = (act: Act): void => {
    close();
    onAct(act);
  };
  return (
    <>
      {change && (
        <>
          <button type="button" onClick={() => choose('rename')}>
            {t('studio.change.rename')}
          </button>
          <button type="button" onClick={() => choose('hand-over')}>
            {t('studio.change.handOver')}
          </button>
          {change.behind > 0 && !isOver(change) && (
            <button type="button" onClick={() => choose('rebase')}>
              {t('studio.change.rebase')}
            </button>
          )}
          {!isOver(change) && (
            <button type="button" onClick={() => choose('discard')}>
              {t('studio.change.discard')}
            </button>
          )}
          <hr />
        </>
      )}
      <button type="button" onClick={() => go(NEW_CHANGE)}>
        <StudioIcon name="plus" />
        {t('studio.change.new')}
      </button>
      {others.length > 0 && <p className="st-menu-note">{t('studio.change.others')}</p>}
      {others.map(({ id, name, own, owner }) => (
        <button key={id} type="button" onClick={() => go(id)}>
          <span>
            {name}
            {!own && <small>{owner}</small>}
          </span>
        </button>
      ))}
      <DemoGuide onChosen={close} />
    </>
  );
}
