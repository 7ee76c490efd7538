// Lint: in a status flow every state can be reached and, unless it is a last one, be left; no move has two meanings.
import { type Flow, fromOf, paymentMove, stateNamed } from '../../../core/index.ts';
import type { Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

export const flowWays: WholeLint = ({ model, report }) => {
  for (const { file, flow } of model.flows.values()) {
    const tell: Tell = (code, place, message, remedy) =>
      report({ code, file, place, message, remedy });
    checkTwice(flow, tell);
    checkMoves(flow, tell);
    checkStates(flow, tell);
    checkPayments(flow, tell);
  }
};

type Tell = (code: string, place: string, message: string, remedy: string) => ReturnType<Report>;

/** States are told apart by their names in whatever capitals. */
function checkTwice({ states }: Flow, tell: Tell): void {
  const seen = new Set<string>();
  for (const [at, { name }] of states.entries()) {
    const known = seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    if (!known) continue;
    tell(
      'state-twice',
      `/states/${at}/name`,
      `The state "${name}" is there twice.`,
      'Take one of them out: capitals make no difference.',
    );
  }
}

/** From one state, one role makes a move of one name in one way only. */
function checkMoves(flow: Flow, tell: Tell): void {
  const seen = new Set<string>();
  for (const [at, move] of flow.moves.entries()) {
    for (const from of fromOf(flow, move)) {
      const way = `${move.who}/${move.name}/${from.toLowerCase()}`;
      if (seen.has(way))
        tell(
          'move-twice',
          `/moves/${at}`,
          `From "${from}", "${move.name}" of "${move.who}" leads to two states.`,
          'Take the state out of "from" in one of the two, or give one another name.',
        );
      seen.add(way);
    }
  }
}

/** Above the setting a payment is proposed: whoever may pay needs somebody who may confirm it, or give it back. */
function checkPayments(flow: Flow, tell: Tell): void {
  for (const [at, { who, from, to, payment, ...pay }] of flow.moves.entries()) {
    if (payment !== 'pay') continue;
    const place = `/moves/${at}/payment`;
    for (const state of fromOf(flow, { from })) {
      for (const [word, needed] of [
        ['propose', state],
        ['return', state],
        ['confirm', to],
      ] as const) {
        const found = paymentMove(flow, { from: state, who, payment: word });
        if (found && lower(found.to) === lower(needed)) continue;
        tell(
          'payment-without-second',
          place,
          `From "${state}" something is paid, and no move of "${who}" to "${needed}" has "payment": "${word}".`,
          'Add it: what is paid above the setting of the server takes two.',
        );
      }
      const proposes = paymentMove(flow, { from: state, who, payment: 'propose' });
      if (proposes && (proposes.form !== pay.form || proposes.inside !== true))
        tell(
          'payment-told',
          place,
          `"${proposes.name}" is made in place of "${pay.name}", so it asks the same form, and stays inside.`,
          `Give it the same "form", and "inside": true.`,
        );
    }
  }
}

function checkStates(flow: Flow, tell: Tell): void {
  const reached = reachedFrom(flow);
  const left = new Set(flow.moves.flatMap((move) => fromOf(flow, move)).map(lower));
  for (const [at, { name, last }] of flow.states.entries()) {
    const place = `/states/${at}`;
    if (!reached.has(lower(name)))
      tell(
        'unreachable-state',
        place,
        `Nothing ever comes to "${name}".`,
        'Add a move that leads to it from the start, or take the state out.',
      );
    if (!last && !left.has(lower(name)))
      tell(
        'dead-end',
        place,
        `What has come to "${name}" stays there for good.`,
        'Add a move from it, or "last": true if it is over there.',
      );
  }
}

/** States that can be come to from the start, in small letters. */
function reachedFrom(flow: Flow): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [flow.start.to];
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (reached.has(lower(name)) || !stateNamed(flow, name)) continue;
    reached.add(lower(name));
    for (const move of flow.moves)
      if (fromOf(flow, move).map(lower).includes(lower(name))) next.push(move.to);
  }
  return reached;
}

const lower = (name: string): string => name.toLowerCase();
