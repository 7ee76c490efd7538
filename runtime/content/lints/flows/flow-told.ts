// Lint: whoever sent something reads something of a move that they are written to about, or that waits for them.
import { type Flow, type FlowMove, SYSTEM, stateNamed } from '../../../core/index.ts';
import type { LinkedForm } from '../../model/model.ts';
import type { WholeLint } from '../common/lint.ts';
import { formsThrough } from './form-flow.ts';

/** As `server/items` has it, where a move names no reason. */
const NOTE = 'note';

export const flowTold: WholeLint = ({ model, program, report }) => {
  for (const { file, flow } of model.flows.values()) {
    if (Object.hasOwn(program?.flows ?? {}, flow.id)) continue;
    if (formsThrough(model, flow.id).length === 0) continue;
    const beginner = flow.start.who;
    for (const [at, move] of flow.moves.entries()) {
      const form = model.forms.find(({ id }) => id === move.form);
      if (!form || !reaches(flow, move) || tells(form, move, beginner)) continue;
      report({
        code: 'flow-told-nothing',
        level: 'warning',
        file,
        place: `/moves/${at}/form`,
        message: `With the move "${move.name}" somebody is written to or waited for as "${beginner}", and of what its form "${form.id}" asks they read nothing.`,
        remedy: `Ask for words in a field "${NOTE}", name a field as "reason", or name "${beginner}" in "seen" of a field that they may read.`,
      });
    }
  }
};

/** Is whoever sent it told of the move, or waited for after it? */
function reaches(flow: Flow, { who, inside, to, mails = [] }: FlowMove): boolean {
  const beginner = flow.start.who;
  if (who === beginner || who === SYSTEM || inside) return false;
  return mails.some((mail) => mail.to === beginner) || stateNamed(flow, to)?.waits === beginner;
}

const tells = ({ fields }: LinkedForm, { reason = NOTE }: FlowMove, beginner: string): boolean =>
  fields.has(`/${reason}`) || [...fields.values()].some(({ seen }) => seen?.includes(beginner));
