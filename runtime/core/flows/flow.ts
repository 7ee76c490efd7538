// Reads a status flow: what is a state of it, and who may do what with something in that state. Pure.
import type { Flow, FlowMove, FlowState, RetiredMove } from '../model/flow.ts';

/** Who makes the moves that no person makes. */
export const SYSTEM = 'system';

/** The name of the move that makes something. */
export const START = 'start';

/** The name of the move by which something leaves a state that was taken away. */
export const RETIRED = 'retired';

/** The name of the move by which somebody takes back the one before it. */
export const UNDONE = 'undone';

/** States are one and the same in whatever capitals. */
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The state of this name; undefined for one that the flow does not know, or knows no more. */
export const stateNamed = ({ states }: Flow, name: string): FlowState | undefined =>
  states.find((state) => same(state.name, name));

/** The name of the state that took the place of one that was taken away. */
const successorOf = ({ retired }: Flow, name: string): string | undefined =>
  retired?.states?.find((state) => same(state.name, name))?.to;

/** The state in which something is that was put into one of this name: it may have been taken away since. */
export const stateNow = (flow: Flow, name: string): FlowState | undefined =>
  stateNamed(flow, name) ?? stateNamed(flow, successorOf(flow, name) ?? '');

/**
 * Names under which rows may have these states (all, unless told): their own, and those of states that were taken away and
 * whose things go on from one of them.
 */
export const statesNamed = (
  { states, retired }: Flow,
  names: readonly string[] = states.map(({ name }) => name),
): readonly string[] => [
  ...names,
  ...(retired?.states ?? []).flatMap(({ name, to }) =>
    names.some((one) => same(one, to)) ? [name] : [],
  ),
];

/** Names of the states from which a move leads. */
export const fromOf = ({ states }: Flow, { from }: Pick<FlowMove, 'from'>): readonly string[] =>
  from === 'any' ? states.flatMap(({ name, last }) => (last ? [] : [name])) : from;

/** What somebody of a role may do with something in this state, in the order of the content. */
export const movesFrom = (flow: Flow, state: string, who: string): readonly FlowMove[] =>
  flow.moves.filter(
    (move) =>
      move.who === who &&
      fromOf(flow, move).some((name) => same(name, stateNow(flow, state)?.name ?? state)),
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

/** Is the move what is usually done from this state? */
export const isUsual = (
  flow: Flow,
  { usual = [] }: Pick<FlowMove, 'usual'>,
  state: string,
): boolean => usual.some((name) => same(name, stateNow(flow, state)?.name ?? state));

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

/**
 * What is known of a move that was made: as it is made today from there, or by this role from anywhere, or as it was when it
 * was taken away; undefined where nothing is.
 */
export const moveMade = (flow: Flow, made: WantedMove): RetiredMove | undefined => {
  const isIt = ({ name, who }: RetiredMove): boolean => name === made.move && who === made.who;
  return moveFor(flow, made) ?? flow.moves.find(isIt) ?? flow.retired?.moves?.find(isIt);
};

/** Names of the states of a group, those taken away included. */
export const statesOfGroup = (flow: Flow, group: string): readonly string[] =>
  statesNamed(
    flow,
    flow.states.flatMap((state) => (state.group === group ? [state.name] : [])),
  );

/** A state, by a name under which rows may have it, and with which last word it is somebody's turn; with any where absent. */
export interface Turn {
  readonly state: string;
  readonly answered?: boolean;
}

/** Whose turn it is in a state: the role that is waited for, once answered or before; undefined for nobody. */
export function waitedFor(flow: Flow, name: string, answered: boolean): string | undefined {
  const state = stateNow(flow, name);
  return (answered ? state?.answered : undefined) ?? state?.waits;
}

/** When it is the turn of people of a role, states that were taken away included. */
export const turnsOf = (flow: Flow, role: string): readonly Turn[] =>
  statesNamed(flow).flatMap((state): readonly Turn[] => {
    const [before, after] = [false, true].map((it) => waitedFor(flow, state, it) === role);
    if (before && after) return [{ state }];
    return before || after ? [{ state, answered: after === true }] : [];
  });

/** Names of the states in which something waits for people of a role, those taken away included. */
export const statesWaitingFor = (flow: Flow, role: string): readonly string[] =>
  statesNamed(
    flow,
    flow.states.flatMap(({ name, waits }) => (waits === role ? [name] : [])),
  );
