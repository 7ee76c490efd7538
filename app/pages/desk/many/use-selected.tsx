// What a clerk has selected in a queue: of the list as it was asked for, and no longer than it is.

import { type ReactElement, useState } from 'react';
import type { DataTableProps } from '../../../../runtime/react/index.ts';
import { askAgain } from '../../../calls/reading.tsx';
import { Left, type LeftOne } from '../left/Left.tsx';
import type { Queue } from '../queue/queues.ts';
import { Many } from './Many.tsx';
import type { LeftThing } from './moving-many.ts';
import { nameOf, type Row } from './row.ts';

interface Held {
  /** The queue, as it was asked for. */
  readonly of: string;
  readonly selected: ReadonlyMap<string, Row>;
  /** What could not be moved of what was selected before. */
  readonly left: readonly LeftOne[];
}

const NOTHING: Held = { of: '', selected: new Map(), left: [] };

/** For the table of a queue, and what is offered for all that is selected in it. */
export function useSelected(
  queue: Queue | undefined,
  search: string,
): {
  readonly selection: NonNullable<DataTableProps['selection']>;
  readonly many: ReactElement | null;
} {
  const of = `${queue}${search}`;
  const [held, hold] = useState<Held>();
  const { selected, left } = held?.of === of ? held : NOTHING;
  const select = (rows: ReadonlyMap<string, object>) =>
    hold({ of, selected: rows as ReadonlyMap<string, Row>, left: [] });
  const done = (more: readonly LeftThing[]): void => {
    const named = more.map((one) => ({ ...one, name: nameOf(queue, selected.get(one.id)) }));
    hold({ of, selected: NOTHING.selected, left: named });
    void askAgain('desk_queue');
    void askAgain('desk_counts');
  };
  if (queue === undefined) return { selection: { selected, onSelect: select }, many: null };
  const many =
    selected.size === 0 ? (
      <Left queue={queue} left={left} onClose={() => hold(undefined)} />
    ) : (
      <Many
        queue={queue}
        rows={[...selected.values()]}
        onDone={done}
        onGiven={() => hold(undefined)}
        onClear={() => hold(undefined)}
      />
    );
  return { selection: { selected, onSelect: select }, many };
}
