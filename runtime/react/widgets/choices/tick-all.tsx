// One tick for many: ticked when all are, half ticked when some are.

import type { ReactElement, ReactNode } from 'react';

interface Props {
  readonly chosen: number;
  readonly count: number;
  /** Ticks all of them, or none. */
  readonly onTick: (all: boolean) => void;
  /** What it is called where that is not what stands beside it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** From half ticked it goes to all. */
export function TickAll({ chosen, count, onTick, label, children }: Props): ReactElement {
  const some = chosen > 0 && chosen < count;
  return (
    <label className="f-choice">
      <input
        type="checkbox"
        aria-label={label}
        checked={count > 0 && chosen === count}
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
        onChange={() => onTick(chosen < count)}
      />
      <span>{children}</span>
    </label>
  );
}
