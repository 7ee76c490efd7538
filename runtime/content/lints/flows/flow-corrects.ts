// Lint: what was sent is corrected by whoever sent it, with the form they sent it by, and where it is known which secret stays.
import type { Flow, FlowMove } from '../../../core/index.ts';
import type { LinkedForm } from '../../model/model.ts';
import type { NewFault } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';
import { formsThrough } from './form-flow.ts';

export const flowCorrects: WholeLint = ({ model, program, report }) => {
  // Who misspells the name of a flow is told of that.
  const isKnown = model.forms.every(
    ({ form: { flow } }) => flow === undefined || model.flows.has(flow),
  );
  for (const { file, flow } of model.flows.values()) {
    const forms = Object.hasOwn(program?.flows ?? {}, flow.id) ? [] : formsThrough(model, flow.id);
    for (const [at, move] of flow.moves.entries()) {
      if (!move.corrects) continue;
      const tell: Tell = (word, fault) => report({ file, place: `/moves/${at}/${word}`, ...fault });
      const isOfForms = forms.length > 0 || model.incomplete || !isKnown;
      checkMove(flow, move, { isOfForms, tell });
      for (const form of forms) checkSecrets(form, tell);
    }
  }
};

type Tell = (word: string, fault: Omit<NewFault, 'file' | 'place'>) => unknown;

/** Words of a move that have no place where the form is the one that was sent. */
const NO_PLACE = ['form', 'reason', 'inside', 'confirm', 'many'] as const;

function checkMove(
  flow: Flow,
  move: FlowMove,
  { isOfForms, tell }: { readonly isOfForms: boolean; readonly tell: Tell },
): void {
  if (!isOfForms) {
    tell('corrects', {
      code: 'not-read',
      message: `"corrects" says nothing here: no form goes through the flow "${flow.id}".`,
      remedy: 'Take it out.',
    });
    return;
  }
  if (move.who !== flow.start.who)
    tell('corrects', {
      code: 'flow-not-theirs',
      message: `The move "${move.name}" is made by "${move.who}", and what was sent is corrected by "${flow.start.who}" alone, who sent it.`,
      remedy: `Say "who": "${flow.start.who}", or take "corrects" out.`,
    });
  for (const word of NO_PLACE)
    if (move[word] !== undefined)
      tell(word, {
        code: 'not-read',
        message: `The move "${move.name}" is made with the form that was sent, and "${word}" has no place in it.`,
        remedy: 'Take it out.',
      });
}

/** Rows come and go: nobody could say which of them a secret belongs to that is not typed again. */
function checkSecrets(form: LinkedForm, tell: Tell): void {
  for (const { pointer, schema } of form.fields.values())
    if (schema.writeOnly === true && pointer.includes('*'))
      tell('corrects', {
        code: 'flow-secret-rows',
        message: `What the form "${form.id}" sends has a secret in its rows (${pointer}), which cannot stay when rows are changed.`,
        remedy: 'Take "corrects" out, or ask for the secret outside of the rows.',
      });
}
