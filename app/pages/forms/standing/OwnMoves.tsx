// What whoever sent something may do with it, as its flow lets them: what asks nothing is done at once, the others open their form.

import { type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Flow, type FlowMove, movesFrom } from '../../../../runtime/core/index.ts';
import { Button, ConfirmDialog } from '../../../../runtime/react/index.ts';
import { forgetCall } from '../../../calls/reading.tsx';
import type { Refused } from '../../../calls/refusal.ts';
import type { AnswerOf, PayloadOf } from '../../../calls/typed.ts';
import { useRefusal } from '../../../host/refused.ts';
import { Link } from '../../../layout/Link.tsx';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { OwnMoveForm } from './OwnMoveForm.tsx';

interface Props {
  readonly form: string;
  readonly id: string;
  readonly flow: Flow;
  readonly item: AnswerOf<'form_item'>['data'];
  /** It has to be read anew. */
  readonly onMoved: () => Promise<unknown>;
}

const MOVED = 409;

export function OwnMoves(props: Props): ReactElement | null {
  const { form, id, flow, item } = props;
  const { chosen, choose, ask, question, isBusy, payload, done, refuse, make } = useOwnMoves(props);
  const moves = useRef<HTMLParagraphElement>(null);
  const nameOf = useNameOf(flow);
  const { status, role, closed } = item;
  const open = movesFrom(flow, status, role).filter(({ name }) => !closed.includes(name));
  if (chosen?.form !== undefined)
    return (
      <div className="standing-form">
        <h3>{nameOf(chosen)}</h3>
        <OwnMoveForm
          form={chosen.form}
          about={id}
          beside={payload(chosen)}
          {...(chosen.confirm && { ask: () => ask(chosen) })}
          onSent={(body) => void done(body)}
          onRefused={refuse}
          onCancel={() => {
            flushSync(() => choose(undefined));
            moves.current?.querySelector<HTMLElement>(`[data-move="${chosen.name}"]`)?.focus();
          }}
        />
        {question}
      </div>
    );
  if (open.length === 0) return null;
  // While a form is open the others are away: none of them may come to lie under the hand that opened it.
  return (
    <>
      <p className="standing-moves" ref={moves}>
        {open.map((move) =>
          move.corrects ? (
            <Link key={move.name} className="btn" to={`/forms/${form}/sent/${id}/${move.name}`}>
              {nameOf(move)}
            </Link>
          ) : (
            <Button
              key={move.name}
              data-move={move.name}
              busy={isBusy}
              onClick={() => (move.form === undefined ? void make(move) : choose(move))}
            >
              {nameOf(move)}
            </Button>
          ),
        )}
      </p>
      {question}
    </>
  );
}

const useNameOf = (flow: Flow): ((move: FlowMove) => string) => {
  const t = useT();
  return ({ name }) => t(`flows.${flow.id}.move.${name}`);
};

/** Asks before what ends something, by its name and number: it is not taken back from here. */
function useQuestion(flow: Flow, number: string) {
  const t = useT();
  const nameOf = useNameOf(flow);
  const [asked, setAsked] = useState<{ move: FlowMove; say: (isMeant: boolean) => void }>();
  const ask = (move: FlowMove): Promise<boolean> =>
    new Promise((say) => {
      setAsked({ move, say });
    });
  if (!asked) return { ask, question: null };
  const answer = (isMeant: boolean) => () => {
    setAsked(undefined);
    asked.say(isMeant);
  };
  const question = (
    <ConfirmDialog
      title={t('app.desk.confirm.title', { move: nameOf(asked.move) })}
      question={t('app.desk.about', { kind: t(`flows.${flow.id}.title`), number })}
      confirm={nameOf(asked.move)}
      cancel={t('app.settings.cancel')}
      meant
      onConfirm={answer(true)}
      onCancel={answer(false)}
    >
      <p>{t(`flows.${flow.id}.confirm.${asked.move.name}`)}</p>
      <p className="standing-final">{t('app.desk.confirm.final')}</p>
    </ConfirmDialog>
  );
  return { ask, question };
}

/** Which move is chosen, and what becomes of it. */
function useOwnMoves({ form, id, flow, item, onMoved }: Props) {
  const t = useT();
  const { send, toasts } = usePortal();
  const say = useRefusal();
  const [chosen, choose] = useState<FlowMove>();
  const { ask, question } = useQuestion(flow, item.number);
  const [isBusy, setBusy] = useState(false);
  const { status: from, seen } = item;
  const payload = ({ name: move, confirm }: FlowMove): PayloadOf<'form_item_move'> => ({
    ...{ form, id, move, from, seen },
    ...(confirm && { confirmed: true }),
  });
  const done = async ({ data }: AnswerOf<'form_item_move'>): Promise<void> => {
    choose(undefined);
    forgetCall('form_sent_list');
    toasts.show('success', t('app.forms.moved', { status: data.status }));
    await onMoved();
  };
  const refuse = (refused: Refused): void => {
    say(refused);
    // Somebody else was first: it is shown as it is now, and what was typed stays.
    if (refused.status === MOVED) void onMoved();
  };
  const make = async (move: FlowMove): Promise<void> => {
    if (move.confirm && !(await ask(move))) return;
    setBusy(true);
    const sent = await send('form_item_move', payload(move));
    if (sent.ok) await done(sent.body);
    else refuse(sent.refused);
    setBusy(false);
  };
  return { chosen, choose, ask, question, isBusy, payload, done, refuse, make };
}
