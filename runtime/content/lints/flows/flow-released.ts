// Lint: a state or a move that was released is there, or is among those that were taken away.
import { type Flow, nearestOf } from '../../../core/index.ts';
import { type FlowPrint, flowPrintOf } from '../../model/flow-print.ts';
import type { Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

export const flowReleased: WholeLint = ({ model, report }) => {
  for (const [id, before] of model.releasedFlows) {
    const found = model.flows.get(id);
    if (found) compare({ ...found, before }, report);
    else if (!model.incomplete) reportFlow(id, report);
  }
};

interface Compared {
  readonly file: string;
  readonly flow: Flow;
  readonly before: FlowPrint;
}

function compare({ file, flow, before }: Compared, report: Report): void {
  const now = flowPrintOf(flow);
  const known = new Set(now.states.map((name) => name.toLowerCase()));
  const fresh = flow.states.filter(
    ({ name }) => !before.states.some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  for (const name of before.states.filter((one) => !known.has(one.toLowerCase()))) {
    const names = fresh.map((state) => state.name);
    // Where one state is gone and one is new, that is what was meant, however it is spelt.
    const near = nearestOf(name, names) ?? (names.length === 1 ? names[0] : undefined);
    report({
      code: 'state-gone',
      file,
      place: '/states',
      message: `The state "${name}" of a release is gone: whatever is in it would be stuck, and stand in no queue.`,
      remedy: `Say from which state that goes on: {"name": "${name}", "to": "${near ?? '…'}"} in "states" of "retired".`,
      nearest: near,
    });
  }
  for (const { name, who, inside } of before.moves) {
    const same = now.moves.find((move) => move.name === name && move.who === who);
    if (same && (same.inside || !inside)) continue;
    const entry = `{"name": "${name}", "who": "${who}"${inside ? ', "inside": true' : ''}}`;
    report({
      code: same ? 'words-let-out' : 'move-gone',
      file,
      place: '/moves',
      message: same
        ? `What was said with "${name}" of "${who}" was for people of that role alone; others would read it now.`
        : `The move "${name}" of "${who}" is gone: the history could not tell of it.`,
      remedy: same
        ? 'Leave "inside": true; a move that others may read needs another name.'
        : `Add ${entry} to "moves" of "retired", and leave flows.${flow.id}.done.${name} among the messages.`,
    });
  }
}

function reportFlow(id: string, report: Report): void {
  report({
    code: 'flow-gone',
    file: `schemas/released/flows/${id}.json`,
    place: '',
    message: `The status flow "${id}" of a release is gone: whatever follows it could not be moved or shown.`,
    remedy: `Put schemas/flows/${id}.json back.`,
  });
}
