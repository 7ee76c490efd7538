// Which commands of a change stand: what somebody may take back, and where two people met.
import { meet } from '../../../runtime/content/index.ts';
import type { CommandRow } from '../../store/studio/commands.ts';

type Step = Pick<CommandRow, 'seq' | 'undoes' | 'batch'>;

/** Of one person, oldest first: commands that can be taken back, and takings back that can be taken back themselves. */
export interface Stacks<S extends Step> {
  readonly done: readonly S[];
  readonly undone: readonly S[];
}

/** What one person's commands have come to; whoever does something else after an undo cannot do that again. */
export function stacksOf<S extends Step>(steps: readonly S[]): Stacks<S> {
  let done: readonly S[] = [];
  let undone: readonly S[] = [];
  const without = (list: readonly S[], seq: number) => list.filter((one) => one.seq !== seq);
  for (const step of steps) {
    const { undoes } = step;
    if (undoes === null) [done, undone] = [[...done, step], []];
    else if (done.some(({ seq }) => seq === undoes))
      [done, undone] = [without(done, undoes), [...undone, step]];
    else [done, undone] = [[...done, step], without(undone, undoes)];
  }
  return { done, undone };
}

/** The newest act: the last command with all that were made together with it, the newest first. */
export function lastAct<S extends Step>(stack: readonly S[]): readonly S[] {
  const last = stack.at(-1);
  const from = stack.findLastIndex(({ batch }) => batch !== last?.batch);
  return stack.slice(from + 1).reverse();
}

type Met = Pick<CommandRow, 'seq' | 'author' | 'touches' | 'undoes' | 'undone_by'>;

export interface Asking {
  readonly touches: readonly string[];
  /** Those the asker made: nobody meets themselves. */
  readonly isOwn: (row: Met) => boolean;
  /** The newest command the asker knows of. */
  readonly after: number;
}

/** The newest command about the same that the asker neither made nor knows; what came to nothing since does not count. */
export function metBy<R extends Met>(rows: readonly R[], asking: Asking): R | undefined {
  const { touches, isOwn, after } = asking;
  const unknown = (seq: number | null) => seq !== null && seq > after;
  return rows.findLast(
    (row) =>
      !isOwn(row) &&
      row.seq > after &&
      !unknown(row.undone_by) &&
      !unknown(row.undoes) &&
      meet(row.touches, touches),
  );
}
