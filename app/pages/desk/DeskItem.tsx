// One thing of a queue: what it is, what was said and done on it, and what the desk may do next.

import { type ReactElement, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import {
  type Flow,
  type FlowMove,
  movesFrom,
  stateNow,
  type Texts,
  TONES,
  type Tone,
} from '../../../runtime/core/index.ts';
import { Badge, type BadgeTone } from '../../../runtime/react/index.ts';
import { useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { AttorneyAccount } from '../accounts/AttorneyAccount.tsx';
import { NotFound } from '../NotFound.tsx';
import { Answers } from './Answers.tsx';
import { useArrival } from './arrival.ts';
import { Beside } from './Beside.tsx';
import { Changes } from './Changes.tsx';
import { Earlier } from './Earlier.tsx';
import { Facts } from './Facts.tsx';
import { Find } from './find/Find.tsx';
import { Moves } from './Moves.tsx';
import { nameOf } from './many/row.ts';
import { PlaceStrip } from './PlaceStrip.tsx';
import { useDeskPlace } from './place.ts';
import { DESK, ITEMS, type Queue, queueNamed } from './queue/queues.ts';
import { Thread } from './Thread.tsx';
import { Track } from './Track.tsx';
import type { Act } from './undo/last.ts';
import { UndoKey } from './undo/UndoKey.tsx';
import { UndoLeft } from './undo/UndoLeft.tsx';
import { UndoOwn } from './undo/UndoOwn.tsx';
import { With } from './with/With.tsx';
import './desk.css';

type Whole = AnswerOf<'desk_item'>['data'];

const GONE = 404;

export function DeskItem(): ReactElement {
  const { queue: name, id = '' } = useParams();
  const queue = queueNamed(name);
  useArrival(id);
  return queue === undefined ? <NotFound /> : <Item key={id} queue={queue} id={id} />;
}

function Item({ queue, id }: { readonly queue: Queue; readonly id: string }): ReactElement {
  const t = useT();
  const { flows } = usePortal().content.app;
  const { search } = useLocation();
  const place = useDeskPlace(queue, id, search);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const { data, error, retry } = useCall('desk_item', { queue, id });
  useTitle(data?.data.item.subject);
  if (!data && error?.status === GONE) return <NotFound />;
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  const { flow: flowId, item, facts, changes, said, events } = data.data;
  const flow = flows[flowId];
  const goOn = async (made?: FlowMove) => {
    if (made !== undefined && place.goOn(made)) return false;
    await retry();
    return true;
  };
  const own = ownAct(queue, data.data);
  const state = flow && stateNow(flow, item.status);
  return (
    <div className="page desk">
      <Find />
      <PlaceStrip
        {...{ queue, search, place }}
        {...(queue === ITEMS && { title: formOf(data.data) })}
        keys={flow ? keysOf(flow, item.status, t) : []}
      />
      <div className="desk-head">
        <h1>{item.subject}</h1>
        <Badge tone={badgeTone(state?.tone)}>{item.status}</Badge>
      </div>
      <p className="lead desk-about">
        {t('app.desk.about', { kind: t(`flows.${flowId}.title`), number: item.number })}
      </p>
      <UndoKey {...(own && { own })} />
      <UndoLeft />
      {own && <UndoOwn key={own.until} act={own} />}
      <With {...{ queue, item }} isOver={state?.last === true} onGiven={() => void retry()} />
      <Changes changes={changes} />
      <div className="desk-split">
        <Facts facts={facts} />
        <Beside>
          {flow && <Moves queue={queue} flow={flow} shown={data.data} foot={foot} onMoved={goOn} />}
        </Beside>
        <div className="desk-main">
          <Answers queue={queue} shown={data.data} />
          <Earlier earlier={data.data.earlier} />
          <Thread queue={queue} id={item.id} said={said} />
          <Track events={events} caseId={data.data.case} />
          {queue === 'applications' && <AttorneyAccount id={item.id} />}
        </div>
      </div>
      <div className="desk-foot" ref={setFoot} />
    </div>
  );
}

/** What the form that sent it is called. */
const formOf = ({ title = '' }: Whole): string => title;

/** The last move of it, where the clerk made it and can take it back still. */
function ownAct(queue: Queue, { item, undo }: Whole): Act | undefined {
  if (!undo) return undefined;
  const things = [{ id: item.id, event: undo.event, name: nameOf(queue, item) }];
  return { queue, things, until: Date.parse(undo.until) };
}

/** Of the moves from its state, each with its name. */
const keysOf = (flow: Flow, status: string, t: Texts['t']) =>
  movesFrom(flow, status, DESK).flatMap(({ key, name }) =>
    key === undefined ? [] : [[key.toUpperCase(), t(`flows.${flow.id}.move.${name}`)] as const],
  );

const badgeTone = (tone: string | undefined): BadgeTone =>
  TONES.includes(tone as Tone) && tone !== 'plain' ? (tone as BadgeTone) : 'neutral';
