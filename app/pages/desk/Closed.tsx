// What somebody else may do with a thing, and whoever looks at it may not: named with the reason, and not offered.

import type { ReactElement } from 'react';
import type { Flow } from '../../../runtime/core/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { useT } from '../../portal/portal.tsx';

interface Props {
  readonly flow: Flow;
  readonly closed: AnswerOf<'desk_item'>['data']['closed'];
}

export function Closed({ flow, closed = [] }: Props): ReactElement | null {
  const t = useT();
  const told = closed.filter(({ message }) => message !== undefined);
  if (told.length === 0) return null;
  return (
    <ul className="desk-shut">
      {told.map(({ move, message }) => (
        <li key={move}>
          <b>{t(`flows.${flow.id}.move.${move}`)}</b> {message}
        </li>
      ))}
    </ul>
  );
}
