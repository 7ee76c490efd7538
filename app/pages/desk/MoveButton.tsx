// One move to choose, with the key that chooses it.

import type { ReactElement } from 'react';
import type { Flow, FlowMove } from '../../../runtime/core/index.ts';
import { Button } from '../../../runtime/react/index.ts';
import { useT } from '../../portal/portal.tsx';

interface Props {
  readonly flow: Flow;
  readonly move: FlowMove;
  /** What is usually done: it stands out. */
  readonly isUsual: boolean;
  readonly busy: boolean;
  /** Nothing is moved for a moment. */
  readonly isSettling: boolean;
  readonly onChoose: () => void;
}

export function MoveButton(props: Props): ReactElement {
  const { flow, move, isUsual, busy, isSettling, onChoose } = props;
  const t = useT();
  const { name, key, form } = move;
  return (
    <Button
      busy={busy}
      data-move={name}
      aria-disabled={(isSettling && form === undefined) || undefined}
      {...(isUsual && { look: 'primary' as const, large: true })}
      {...(form !== undefined && { 'aria-expanded': false })}
      {...(key !== undefined && { 'aria-keyshortcuts': key })}
      onClick={onChoose}
    >
      {t(`flows.${flow.id}.move.${name}`)}
      {key !== undefined && (
        <span className="desk-move-key" aria-hidden="true">
          {key.toUpperCase()}
        </span>
      )}
    </Button>
  );
}
