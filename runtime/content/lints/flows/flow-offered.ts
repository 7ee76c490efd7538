// Lint: of the moves that somebody may choose from one state, one at most is the usual one, and no two have the same key.
import { type Flow, type FlowMove, fromOf, isOpenMove } from '../../../core/index.ts';
import type { Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

export const flowOffered: WholeLint = ({ model, report }) => {
  for (const { file, flow } of model.flows.values())
    for (const [at, move] of flow.moves.entries()) {
      checkUsual(flow, { file, at, move }, report);
      checkKey(flow, { file, at, move }, report);
    }
};

interface Placed {
  readonly file: string;
  readonly at: number;
  readonly move: FlowMove;
}

function checkUsual(flow: Flow, { file, at, move }: Placed, report: Report): void {
  for (const [nth, state] of (move.usual ?? []).entries()) {
    const place = `/moves/${at}/usual/${nth}`;
    if (!leadsFrom(flow, move, state))
      report({
        code: 'usual-nowhere',
        file,
        place,
        message: `"${move.name}" is called usual from "${state}", and does not lead from there.`,
        remedy: 'Take the state out of "usual", or add it to "from".',
      });
    const other = rivals(flow, at).find((one) => one.usual?.some((name) => same(name, state)));
    if (other)
      report({
        code: 'usual-twice',
        file,
        place,
        message: `From "${state}" both "${other.name}" and "${move.name}" are called usual.`,
        remedy: 'Leave the state in "usual" of the one that is done most often.',
      });
  }
}

function checkKey(flow: Flow, { file, at, move }: Placed, report: Report): void {
  if (move.key === undefined) return;
  const other = rivals(flow, at).find(
    (one) => one.key === move.key && fromOf(flow, one).some((name) => leadsFrom(flow, move, name)),
  );
  if (other)
    report({
      code: 'key-twice',
      file,
      place: `/moves/${at}/key`,
      message: `The key "${move.key}" chooses both "${other.name}" and "${move.name}" where both are offered.`,
      remedy: 'Give one of them another letter.',
    });
}

/** Moves before this one that the same people are offered beside it: of payments, a proposal opens some and closes others. */
const rivals = (flow: Flow, at: number): readonly FlowMove[] => {
  const move = flow.moves[at];
  return flow.moves
    .slice(0, at)
    .filter(
      (one) =>
        one.who === move?.who &&
        [true, false].some(
          (proposed) =>
            isOpenMove(one.payment, { proposed }) && isOpenMove(move.payment, { proposed }),
        ),
    );
};

const leadsFrom = (flow: Flow, move: FlowMove, state: string): boolean =>
  fromOf(flow, move).some((name) => same(name, state));

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
