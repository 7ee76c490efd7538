// What the desk may do next, as the flow has it: a button a move, and below it the form that the move asks for.

import { type ReactElement, useRef, useState } from 'react';
import {
  type Flow,
  type FlowMove,
  isOpenMove,
  type JsonObject,
  movesFrom,
} from '../../../runtime/core/index.ts';
import { Button } from '../../../runtime/react/index.ts';
import { forgetCall } from '../../calls/reading.tsx';
import type { Refused } from '../../calls/refusal.ts';
import type { AnswerOf, PayloadOf } from '../../calls/typed.ts';
import { useRefusal } from '../../host/refused.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { Amounts } from './Amounts.tsx';
import { useAsking } from './asking.tsx';
import { MoveForm, type MoveFormProps } from './MoveForm.tsx';
import { Proposal } from './Proposal.tsx';
import type { Queue } from './queues.ts';

const DESK = 'desk';
const MOVED = 409;

interface MovesProps {
  readonly queue: Queue;
  readonly flow: Flow;
  readonly shown: AnswerOf<'desk_item'>['data'];
  /** It was moved so; without a move somebody else has changed it. */
  readonly onMoved: (made?: FlowMove) => Promise<void>;
}

export function Moves({ queue, flow, shown, onMoved }: MovesProps): ReactElement {
  const t = useT();
  const { item, seen, proposal, mailed } = shown;
  const { ask, question } = useAsking(flow.id, mailed);
  const [chosen, setChosen] = useState<FlowMove>();
  const asked = useRef<FlowMove>(undefined);
  const { done, refuse, send, busy } = useMoving((isMade) => {
    setChosen(undefined);
    void onMoved(isMade ? asked.current : undefined);
  });
  const proposed = proposal !== undefined;
  // Nobody is offered to confirm what they proposed themselves.
  const moves = movesFrom(flow, item.status, DESK).filter(
    ({ payment }) => isOpenMove(payment, { proposed }) && !(payment === 'confirm' && proposal?.own),
  );
  const payload = (move: FlowMove): PayloadOf<'desk_move'> => ({
    ...{ queue, id: item.id, move: move.name, from: item.status, seen },
    // Nothing is sent before the question is answered.
    ...(move.confirm && { confirmed: true }),
  });
  const sendMeant = async (move: FlowMove): Promise<void> => {
    if (await ask(move)) await send(payload(move));
  };
  const choose = (move: FlowMove): void => {
    asked.current = move;
    if (move.form !== undefined) setChosen(move);
    else void sendMeant(move);
  };
  return (
    <section className="desk-card">
      <h2>{t('app.desk.next')}</h2>
      {moves.length === 0 && <p className="soft">{t('app.desk.over')}</p>}
      {proposal && <Proposal proposal={proposal} />}
      <div className="desk-moves">
        {moves.map((move) => (
          <Button
            key={move.name}
            busy={busy}
            {...(move.form !== undefined && { 'aria-expanded': chosen === move })}
            onClick={() => choose(move)}
          >
            {t(`flows.${flow.id}.move.${move.name}`)}
          </Button>
        ))}
      </div>
      {question}
      {chosen?.form !== undefined && (
        <Chosen
          key={chosen.name}
          {...{ flow, shown }}
          move={{ ...chosen, form: chosen.form }}
          beside={payload(chosen)}
          {...(chosen.confirm && { ask: () => ask(chosen) })}
          onSent={done}
          onRefused={refuse}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}

type ChosenProps = Pick<MovesProps, 'flow' | 'shown'> &
  Omit<MoveFormProps, 'form' | 'about' | 'records'> & {
    readonly move: FlowMove & Required<Pick<FlowMove, 'form'>>;
  };

/** The form of the move that was chosen. */
function Chosen({ flow, shown, move, ...sending }: ChosenProps): ReactElement {
  const t = useT();
  return (
    <div className="desk-form">
      <h3>{t(`flows.${flow.id}.move.${move.name}`)}</h3>
      <Amounts facts={shown.facts} />
      <MoveForm
        form={move.form}
        about={shown.item.id}
        records={shown.records as JsonObject}
        {...sending}
      />
    </div>
  );
}

/** Whoever comes second is told, and sees how it is now. */
function useMoving(after: (isMade: boolean) => void) {
  const t = useT();
  const portal = usePortal();
  const say = useRefusal();
  const [busy, setBusy] = useState(false);
  const finish = (isMade: boolean): void => {
    forgetCall('desk_queue');
    forgetCall('desk_counts');
    after(isMade);
  };
  const done = ({ data }: AnswerOf<'desk_move'>): void => {
    portal.toasts.show('success', t('app.desk.moved', { status: data.status }));
    finish(true);
  };
  const refuse = (refused: Refused): void => {
    say(refused);
    if (refused.status === MOVED) finish(false);
  };
  const send = async (payload: PayloadOf<'desk_move'>): Promise<void> => {
    setBusy(true);
    const sent = await portal.send('desk_move', payload);
    setBusy(false);
    if (sent.ok) done(sent.body);
    else refuse(sent.refused);
  };
  return { done, refuse, send, busy };
}
