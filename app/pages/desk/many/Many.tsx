// What a clerk does with many things of a queue at once: takes them, gives them to a colleague, or makes one move of all of them.

import { type ReactElement, useState } from 'react';
import { type FlowMove, formatNamed } from '../../../../runtime/core/index.ts';
import { Button } from '../../../../runtime/react/index.ts';
import { useT } from '../../../portal/portal.tsx';
import { useAsking } from '../asking/asking.tsx';
import type { Queue } from '../queue/queues.ts';
import { useGiving } from '../with/giving.ts';
import { Giving } from '../with/With.tsx';
import { ManyForm } from './ManyForm.tsx';
import { useManyMoves } from './moves.ts';
import { type LeftThing, useMovingMany } from './moving-many.ts';
import type { Row } from './row.ts';
import './many.css';

interface ManyProps {
  readonly queue: Queue;
  readonly rows: readonly Row[];
  /** It is done; told what could not be moved. */
  readonly onDone: (left: readonly LeftThing[]) => void;
  readonly onGiven: () => void;
  readonly onClear: () => void;
}

export function Many({ queue, rows, onDone, onGiven, onClear }: ManyProps): ReactElement {
  const t = useT();
  const [isGiving, setGiving] = useState(false);
  const [chosen, choose] = useState<FlowMove>();
  const { give, isBusy } = useGiving(queue, onGiven);
  const { flow, moves } = useManyMoves(rows);
  const { ask, question } = useAsking(flow);
  const moving = useMovingMany({ queue, rows, done: onDone });
  const make = async (move: FlowMove): Promise<void> => {
    if (move.form !== undefined) choose(move);
    else if (await ask(move)) await moving.make(move);
  };
  const all = (to: string): void => {
    setGiving(false);
    void give({ ids: rows.map(({ id }) => id), to });
  };
  const open = moves.find(({ name }) => name === chosen?.name);
  return (
    <section className="desk-many" aria-label={t('app.desk.many')}>
      <p className="desk-many-count" aria-live="polite">
        {t('app.desk.many.count', { count: rows.length, amount: amountOf(queue, rows) })}
        {moving.isBusy &&
          ` ${t('app.desk.many.progress', { count: rows.length, done: moving.reached })}`}
      </p>
      {question}
      {isGiving ? (
        <Giving holder="" onGive={all} onCancel={() => setGiving(false)} />
      ) : (
        <>
          {moves.map((move) => (
            <MoveMany
              key={move.name}
              {...{ flow, move }}
              isBusy={moving.isBusy}
              isOpen={move === open}
              onMake={() => void make(move)}
            />
          ))}
          <Button busy={isBusy} onClick={() => all('me')}>
            {t('app.desk.many.take')}
          </Button>
          <Button onClick={() => setGiving(true)}>{t('app.desk.many.give')}</Button>
        </>
      )}
      <Button look="quiet" onClick={onClear}>
        {t('app.desk.many.clear')}
      </Button>
      {open?.form !== undefined && (
        <ManyForm
          key={open.name}
          form={open.form}
          beside={moving.payload(open)}
          {...(open.confirm && { ask: () => ask(open) })}
          onSent={moving.sent(open)}
          onCancel={() => choose(undefined)}
        />
      )}
    </section>
  );
}

interface MoveManyProps {
  readonly flow: string;
  readonly move: FlowMove;
  readonly isBusy: boolean;
  /** Its form is open. */
  readonly isOpen: boolean;
  readonly onMake: () => void;
}

/** Three points stand for a form that is still to come. */
function MoveMany({ flow, move, isBusy, isOpen, onMake }: MoveManyProps): ReactElement {
  const t = useT();
  const asks = move.form !== undefined;
  return (
    <Button busy={isBusy} aria-pressed={asks ? isOpen : undefined} onClick={onMake}>
      {t(`flows.${flow}.move.${move.name}`)}
      {asks && '…'}
    </Button>
  );
}

/** Of claims alone rows tell an amount. */
function amountOf(queue: Queue, rows: readonly Row[]): string {
  if (queue !== 'claims') return '';
  const cents = rows.reduce((sum, { detail }) => sum + Math.round(Number(detail) * 100), 0);
  return formatNamed('money')((cents / 100).toFixed(2));
}
