// Lint: states of a flow are in the groups that the house declares for it, and in each of these there is one at least.
import { type Flow, nearestOf, statesOfGroup } from '../../../core/index.ts';
import { HOUSE_FILE } from '../../model/house.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

export const flowGroups: WholeLint = ({ model, report }) => {
  if (model.unread.has(HOUSE_FILE)) return;
  for (const { file, flow } of model.flows.values()) {
    const known = model.house.stateGroups[flow.id] ?? [];
    reportUnknown({ file, flow, known }, report);
    reportEmpty({ file, flow, known }, report);
  }
};

interface Grouped {
  readonly file: string;
  readonly flow: Flow;
  readonly known: readonly string[];
}

function reportUnknown({ file, flow, known }: Grouped, report: Report): void {
  for (const [at, { group }] of flow.states.entries()) {
    if (group === undefined || known.includes(group)) continue;
    const near = nearestOf(group, known);
    report({
      code: 'unknown-name',
      file,
      place: `/states/${at}/group`,
      message: `"${group}" is not a group of states of "${flow.id}".`,
      remedy: didYouMean(near, `Take it out; ${HOUSE_FILE} declares those that are asked for.`),
      nearest: near,
    });
  }
}

/** What the server asks for would be nothing: nobody could log in, for one. */
function reportEmpty({ file, flow, known }: Grouped, report: Report): void {
  for (const group of known) {
    if (statesOfGroup(flow, group).length > 0) continue;
    report({
      code: 'empty-group',
      file,
      place: '/states',
      message: `No state of "${flow.id}" is in the group "${group}".`,
      remedy: `Say "group": "${group}" of the states that are meant.`,
    });
  }
}
