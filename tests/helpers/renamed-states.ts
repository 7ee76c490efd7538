// An edit of a flow in which states have other names, with what becomes of things in the old ones.
import { edited } from './releases.ts';

interface Move {
  readonly from: string | readonly string[];
  readonly to: string;
  readonly usual?: readonly string[];
}

/** By value: the states, the beginning, and the moves from and to them. */
export function renamedStates(
  names: Readonly<Record<string, string>>,
  { way = true }: { readonly way?: boolean } = {},
): (text: string) => string {
  const now = (name: string): string => names[name] ?? name;
  const states = Object.entries(names).map(([name, to]) => ({ name, to }));
  return edited((flow) => ({
    ...flow,
    start: { ...(flow.start as Move), to: now((flow.start as Move).to) },
    states: (flow.states as { name: string }[]).map((one) => ({ ...one, name: now(one.name) })),
    moves: (flow.moves as Move[]).map((move) => ({
      ...move,
      from: typeof move.from === 'string' ? move.from : move.from.map(now),
      to: now(move.to),
      ...(move.usual && { usual: move.usual.map(now) }),
    })),
    ...(way && { retired: { states } }),
  }));
}
