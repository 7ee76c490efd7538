// Which moves may be made of all that is selected: those that every one of them allows, and that their flows let be made of many.

import { type FlowMove, movesFrom } from '../../../../runtime/core/index.ts';
import { usePortal } from '../../../portal/portal.tsx';
import { DESK } from '../queue/queues.ts';
import type { Row } from './row.ts';

/** With the flow whose words they are called by. */
export function useManyMoves(rows: readonly Row[]): {
  readonly flow: string;
  readonly moves: readonly FlowMove[];
} {
  const { flows } = usePortal().content.app;
  const [first, ...others] = rows.map((row) => {
    const flow = flows[row.flow];
    return flow ? movesFrom(flow, row.status, DESK).filter(({ many }) => many) : [];
  });
  const isSame = (one: FlowMove) => (other: FlowMove) =>
    other.name === one.name && other.form === one.form;
  const moves = (first ?? []).filter((move) => others.every((own) => own.some(isSame(move))));
  return { flow: rows[0]?.flow ?? '', moves };
}
