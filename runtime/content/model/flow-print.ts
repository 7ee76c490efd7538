// What a flow has had in any release: enough to tell a later one from which a state or a move was taken away.
import type { Flow } from '../../core/index.ts';

export interface FlowPrint {
  /** Names, those taken away included. */
  readonly states: readonly string[];
  readonly moves: readonly MovePrint[];
}

export interface MovePrint {
  readonly name: string;
  readonly who: string;
  /** What was said with it is for people of its own role alone. */
  readonly inside?: true;
}

/** The print of a flow: what it has, and what was taken away before. */
export function flowPrintOf({ states, moves, retired = {} }: Flow): FlowPrint {
  const all = [...moves, ...(retired.moves ?? [])];
  const prints = new Map<string, MovePrint>();
  for (const { name, who, inside } of all) {
    const key = `${who}/${name}`;
    if (inside || !prints.has(key)) prints.set(key, { name, who, ...(inside && { inside }) });
  }
  return {
    states: [...states, ...(retired.states ?? [])].map(({ name }) => name),
    moves: [...prints.values()],
  };
}
