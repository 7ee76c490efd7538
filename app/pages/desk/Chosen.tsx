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
      {move.confirm && !sending.isClosed && (
        <p className="soft desk-next-asked">{t('app.desk.next.asked')}</p>
      )}
    </div>
  );
}
