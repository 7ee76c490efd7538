// Puts on show what was on show in another store, where it still holds.

import type { Fault } from '../../core/index.ts';
import type { FormState } from './form-state.ts';
import type { Marks } from './marks.ts';

/** Shows what holds of them in a form that has just been judged; gives what of the list above it still holds, in its words. */
export function takeMarks(state: FormState, marks: Marks): readonly Fault[] {
  const server = marks.server.flatMap((fault) => {
    const section = state.info(fault.path)?.section;
    return section === undefined ? [] : [{ ...fault, section }];
  });
  state.faults.resume({ ...marks, server });
  state.validate();
  const now = marks.found.faults.map(({ path }) => state.faults.shownAt(state.anchor(path)));
  return [...new Set(now)].filter((fault) => fault !== undefined);
}
