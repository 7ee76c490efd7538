// Why the desk can do nothing with a thing: it is over, or somebody else's turn.

import type { ReactElement } from 'react';
import { type Flow, stateNow } from '../../../runtime/core/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { useT } from '../../portal/portal.tsx';
import { DESK } from './queue/queues.ts';

interface Props {
  readonly flow: Flow;
  readonly item: AnswerOf<'desk_item'>['data']['item'];
}

export function NoMoves({ flow, item }: Props): ReactElement {
  const t = useT();
  const { status, turn, attorney_name: name } = item;
  const why = (): string => {
    if (stateNow(flow, status)?.last) return t('app.desk.over');
    if (turn === flow.start.who) return t('app.desk.waits', { name });
    return t(turn === DESK ? 'app.desk.notYours' : 'app.desk.noMoves');
  };
  return <p className="soft">{why()}</p>;
}
