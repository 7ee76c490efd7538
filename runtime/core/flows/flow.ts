// Reads a status flow: what is a state of it, and who may do what with something in that state. Pure.
import type { Flow, FlowMove, FlowState } from '../model/flow.ts';

/** Who makes the moves that no person makes. */
export const SYSTEM = 'system';

/** The name of the move that makes something. */
export const START = 'start';

/** States are one and the same in whatever capitals. */
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The state of this name; undefined for one that the flow does not know. */
export const stateNamed = ({ states }: Flow, name: string): FlowState | undefined =>
  states.find((state) => same(state.name, name));

/** Names of the states from which a move leads. */
export const fromOf = ({ states }: Flow, { from }: Pick<FlowMove, 'from'>): readonly string[] =>
  from === 'any' ? states.flatMap(({ name, last }) => (last ? [] : [name])) : from;

/** What somebody of a role may do with something in this state, in the order of the content. */
export const movesFrom = (flow: Flow, state: string, who: string): readonly FlowMove[] =>
  flow.moves.filter(
    (move) => move.who === who && fromOf(flow, move).some((name) => same(name, state)),
  );

/**
 * Is a move that does so to a payment open to a thing of which one waits for a second clerk, or none does? Nobody proposes
 * but by paying.
 */
export function isOpenMove(
  payment: FlowMove['payment'],
  { proposed }: { readonly proposed: boolean },
): boolean {
  if (payment === undefined || payment === 'correct') return true;
  return payment === 'pay' ? !proposed : payment !== 'propose' && proposed;
}

/** The move from this state that does so to a payment. */
export const paymentMove = (
  flow: Flow,
  { from, who, payment }: Omit<WantedMove, 'move'> & Required<Pick<FlowMove, 'payment'>>,
): FlowMove | undefined => movesFrom(flow, from, who).find((move) => move.payment === payment);

export interface WantedMove {
  readonly move: string;
  readonly from: string;
  readonly who: string;
}

/** The move of this name, where this role may make it from this state. */
export const moveFor = (flow: Flow, { move, from, who }: WantedMove): FlowMove | undefined =>
  movesFrom(flow, from, who).find(({ name }) => name === move);

/** Names of the states of a group. */
export const statesOfGroup = ({ states }: Flow, group: string): readonly string[] =>
  states.flatMap((state) => (state.group === group ? [state.name] : []));

/** Names of the states in which something waits for people of a role. */
export const statesWaitingFor = ({ states }: Flow, role: string): readonly string[] =>
  states.flatMap(({ name, waits }) => (waits === role ? [name] : []));

/** Names of the states from which somebody of a role may make a move. */
export const statesBefore = (flow: Flow, move: string, who: string): readonly string[] =>
  flow.moves
    .filter((one) => one.name === move && one.who === who)
    .flatMap((one) => fromOf(flow, one));
