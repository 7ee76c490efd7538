// What the desk may do next, as the flow has it: the usual move with its form open, and the others below it.

import { type ReactElement, useRef, useState } from 'react';
import {
  type Answers,
  type Flow,
  type FlowMove,
  isOpenMove,
  isUsual,
  movesFrom,
  UNDONE,
} from '../../../runtime/core/index.ts';
import type { AnswerOf, PayloadOf } from '../../calls/typed.ts';
import { useT } from '../../portal/portal.tsx';
import { useAsking } from './asking/asking.tsx';
import { paidBy } from './asking/paid.ts';
import { MoveBar, showMoves } from './bar/MoveBar.tsx';
import { Chosen } from './Chosen.tsx';
import { Closed } from './Closed.tsx';
import { useLeavingFields } from './keys/leave-field.ts';
import { useMoveKeys } from './keys/move-keys.ts';
import { useSendingForms } from './keys/send-form.ts';
import { MoveButton } from './MoveButton.tsx';
import { nameOf } from './many/row.ts';
import { useMoving } from './moving.ts';
import { NoMoves } from './NoMoves.tsx';
import { Proposal } from './Proposal.tsx';
import { DESK, type Queue } from './queue/queues.ts';
import { useSettling } from './settling.ts';
import './next.css';

type Shown = AnswerOf<'desk_item'>['data'];

interface MovesProps {
  readonly queue: Queue;
  readonly flow: Flow;
  readonly shown: Shown;
  /** The end of the page. */
  readonly foot: HTMLElement | null;
  /** It was moved so; without a move somebody else has changed it. True once it is shown as it is now, false where the next one comes. */
  readonly onMoved: (made?: FlowMove) => Promise<boolean>;
}

/** What somebody chose: a move, or none of them. */
interface Picked {
  readonly move?: FlowMove;
}

export function Moves(props: MovesProps): ReactElement {
  const t = useT();
  const { flow, shown, foot } = props;
  const list = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  useLeavingFields(section);
  useSendingForms(section);
  const isSettling = useSettling(shown.item.id);
  const { moves, usual, open, chosen, made, isPicked, pick, sending, make, busy, question } =
    useChoice(props, isSettling);
  useMoveKeys(moves, (move) => {
    if (move.form !== undefined) pick({ move });
    // One slip of a finger moves nothing: Enter does.
    else list.current?.querySelector<HTMLElement>(`[data-move="${move.name}"]`)?.focus();
  });
  return (
    <section
      className="desk-card desk-next"
      ref={section}
      tabIndex={-1}
      aria-label={t('app.desk.next')}
    >
      <h2>{t('app.desk.next')}</h2>
      {moves.length === 0 && <NoMoves flow={flow} item={shown.item} />}
      <Closed flow={flow} closed={shown.closed} />
      {shown.proposal && <Proposal proposal={shown.proposal} />}
      {question}
      {chosen && (
        <Chosen
          key={`${chosen.name} ${made} ${lastTakenBack(shown)}`}
          {...{ flow, shown }}
          move={chosen}
          isClosed={open === undefined}
          isPicked={isPicked}
          {...sending(chosen)}
          onCancel={() => pick({})}
        />
      )}
      <div className="desk-moves" ref={list}>
        <Choices
          {...{ flow, usual, busy, isSettling }}
          moves={moves.filter((one) => one !== chosen)}
          onChoose={make}
        />
      </div>
      {moves.length > 0 && (
        <MoveBar
          {...{ foot, busy }}
          part={section}
          usual={usual && t(`flows.${flow.id}.move.${usual.name}`)}
          onUsual={() => {
            // What it asks is answered where it stands.
            if (usual?.form !== undefined) showMoves(section.current);
            if (usual) void make(usual);
          }}
        />
      )}
    </section>
  );
}

interface ChoicesProps {
  readonly flow: Flow;
  readonly moves: readonly FlowMove[];
  readonly usual: FlowMove | undefined;
  readonly busy: boolean;
  readonly isSettling: boolean;
  readonly onChoose: (move: FlowMove) => Promise<void>;
}

/** What is usual first. */
function Choices({ moves, usual, onChoose, ...shared }: ChoicesProps): ReactElement[] {
  return [...moves]
    .sort((one, other) => Number(other === usual) - Number(one === usual))
    .map((move) => (
      <MoveButton
        key={move.name}
        {...shared}
        move={move}
        isUsual={move === usual}
        onChoose={() => void onChoose(move)}
      />
    ));
}

/** Which move is chosen, and what becomes of it. */
function useChoice({ queue, flow, shown, onMoved }: MovesProps, isSettling: boolean) {
  const { item, seen, mailed } = shown;
  const { ask, question } = useAsking(flow.id, mailed);
  const [picked, pick] = useState<Picked>();
  const [made, count] = useState(0);
  const moves = offered(flow, shown);
  const usual = moves.find((move) => isUsual(flow, move, item.status));
  const wanted = picked ? picked.move : usual;
  const open = moves.find(({ name }) => name === wanted?.name);
  const chosen = withForm(open ?? wanted);
  const thing = { queue, id: item.id, name: nameOf(queue, item) };
  const { done, refuse, send, busy } = useMoving(thing, {
    done(move) {
      pick(undefined);
      // The same form for the next one is a new one.
      count((times) => times + 1);
      return onMoved(move);
    },
    behind() {
      // It stays, with what was typed.
      if (chosen) pick({ move: chosen });
      void onMoved();
    },
  });
  const payload = (move: FlowMove): PayloadOf<'desk_move'> => ({
    ...{ queue, id: item.id, move: move.name, from: item.status, seen },
    // Nothing is sent before the question is answered.
    ...(move.confirm && { confirmed: true }),
  });
  const sending = (move: FlowMove) => ({
    ...{ beside: payload(move), onRefused: refuse },
    onSent: (answer: AnswerOf<'desk_move'>) => void done(move, answer),
    ...(move.confirm && { ask: (answers: Answers) => ask(move, paidBy(move, shown, answers)) }),
  });
  const make = async (move: FlowMove): Promise<void> => {
    if (move.form !== undefined) pick({ move });
    else if (!isSettling && (await ask(move, paidBy(move, shown)))) await send(move, payload(move));
  };
  const isPicked = picked !== undefined;
  return { moves, usual, open, chosen, made, isPicked, pick, sending, make, busy, question };
}

/** Once a move is taken back, its form opens anew: what was typed in it is a draft again. */
const lastTakenBack = ({ events }: Shown): string =>
  events.findLast(({ move }) => move === UNDONE)?.id ?? '';

/** Nobody is offered to confirm what they proposed themselves. */
const offered = (flow: Flow, { item, proposal, closed = [] }: Shown): readonly FlowMove[] =>
  movesFrom(flow, item.status, DESK).filter(
    ({ name, payment }) =>
      !closed.some(({ move }) => move === name) &&
      isOpenMove(payment, { proposed: proposal !== undefined }) &&
      !(payment === 'confirm' && proposal?.own),
  );

const withForm = (move: FlowMove | undefined) =>
  move?.form === undefined ? undefined : (move as FlowMove & Required<Pick<FlowMove, 'form'>>);
