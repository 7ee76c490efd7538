// The form of the move that was chosen; where somebody else has closed the way meanwhile, what was typed is still there.

import type { ReactElement } from 'react';
import type { Flow, FlowMove, JsonObject } from '../../../runtime/core/index.ts';
import { Button } from '../../../runtime/react/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { useT } from '../../portal/portal.tsx';
import { Amounts } from './Amounts.tsx';
import { MoveForm, type MoveFormProps } from './MoveForm.tsx';

interface ChosenProps extends Omit<MoveFormProps, 'form' | 'about' | 'records'> {
  readonly flow: Flow;
  readonly shown: AnswerOf<'desk_item'>['data'];
  readonly move: FlowMove & Required<Pick<FlowMove, 'form'>>;
}

/** What Send does besides: a move that asks first says so in its question, any other here. */
function SentWith({
  move: { name, confirm, undo: minutes },
  mailed,
}: Pick<ChosenProps, 'move'> & Pick<ChosenProps['shown'], 'mailed'>): ReactElement {
  const t = useT();
  if (confirm) return <p className="soft desk-next-asked">{t('app.desk.next.asked')}</p>;
  const names = mailed.find(({ move }) => move === name)?.names ?? [];
  return (
    <p className="soft desk-next-asked">
      {names.length === 0
        ? t('app.desk.confirm.noMail')
        : t('app.desk.confirm.mail', { names: names.join(', ') })}{' '}
      {minutes === undefined
        ? t('app.desk.confirm.final')
        : t('app.desk.confirm.undo', { minutes, mail: names.length })}
    </p>
  );
}

export function Chosen({ flow, shown, move, ...sending }: ChosenProps): ReactElement {
  const t = useT();
  const title = t(`flows.${flow.id}.move.${move.name}`);
  return (
    <div className="desk-form">
      <h3>{title}</h3>
      {sending.isClosed && (
        <div className="desk-closed">
          <p>{t('app.desk.next.closed', { move: title })}</p>
          <Button onClick={sending.onCancel}>{t('app.desk.next.putAway')}</Button>
        </div>
      )}
      <Amounts facts={shown.facts} />
      <MoveForm
        form={move.form}
        about={shown.item.id}
        records={shown.records as JsonObject}
        {...sending}
      />
      {!sending.isClosed && <SentWith move={move} mailed={shown.mailed} />}
    </div>
  );
}
