// Lint: what was taken away from a flow is there no more, and its things go on from a state there is.
import { type Flow, nearestOf, RETIRED, START, stateNamed, UNDONE } from '../../../core/index.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

export const flowRetired: WholeLint = ({ model, report }) => {
  for (const { file, flow } of model.flows.values()) {
    checkStates({ file, flow }, report);
    checkMoves({ file, flow }, report);
    checkReserved({ file, flow }, report);
  }
};

interface Read {
  readonly file: string;
  readonly flow: Flow;
}

function checkStates({ file, flow }: Read, report: Report): void {
  const seen = new Set<string>();
  for (const [at, { name, to }] of (flow.retired?.states ?? []).entries()) {
    const place = `/retired/states/${at}`;
    const known = seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    if (known || stateNamed(flow, name))
      report({
        code: 'retired-and-there',
        file,
        place: `${place}/name`,
        message: `The state "${name}" of "${flow.id}" ${known ? 'is taken away twice' : 'is taken away, and there'}.`,
        remedy: 'Take it out of one of the two lists.',
      });
    if (stateNamed(flow, to)) continue;
    const names = flow.states.map((state) => state.name);
    const near = nearestOf(to, names);
    report({
      code: 'unknown-name',
      file,
      place: `${place}/to`,
      message: `"${to}" is not a state of "${flow.id}".`,
      remedy: didYouMean(near, `Name one of: ${names.join(', ')}.`),
      nearest: near,
    });
  }
}

function checkMoves({ file, flow }: Read, report: Report): void {
  for (const [at, { name, who }] of (flow.retired?.moves ?? []).entries()) {
    if (!flow.moves.some((move) => move.name === name && move.who === who)) continue;
    report({
      code: 'retired-and-there',
      file,
      place: `/retired/moves/${at}`,
      message: `The move "${name}" of "${who}" is taken away, and there.`,
      remedy: 'Take it out of one of the two lists.',
    });
  }
}

const RESERVED: readonly string[] = [START, RETIRED, UNDONE];

/** The history tells by these names how things began, left a state that was taken away, and what was taken back. */
function checkReserved({ file, flow }: Read, report: Report): void {
  for (const [at, { name }] of flow.moves.entries()) {
    if (!RESERVED.includes(name)) continue;
    report({
      code: 'reserved-name',
      file,
      place: `/moves/${at}/name`,
      message: `No move can be called "${name}": the history has another meaning for it.`,
      remedy: 'Call it otherwise.',
    });
  }
}
