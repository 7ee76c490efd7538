// Lint: a form goes through a flow that is made for forms, begun by those who may open it, and moved by people who can be told.
import type { Flow, FlowMove } from '../../../core/index.ts';
import { nearestOf, SYSTEM } from '../../../core/index.ts';
import type { FormFile, LinkedForm, Model } from '../../model/model.ts';
import type { Program } from '../../model/types.ts';
import { didYouMean, type NewFault, type Report } from '../../read/faults.ts';
import { type LintInput, ofForms } from '../common/lint.ts';

export const formFlow = ofForms((linked, { model, program, report }) => {
  const { file, form } = linked;
  const tell = (fault: Omit<NewFault, 'file'>) => report({ file, ...fault });
  if (form.flow === undefined) return;
  const found = model.flows.get(form.flow);
  if (!found && model.unread.has(`schemas/flows/${form.flow}.json`)) return;
  const isOfProgram = isProgramFlow(program, form.flow);
  const isTheirs = isOfProgram && formOfFlow(program, form.flow) === form.id;
  if (!found || (isOfProgram && !isTheirs)) {
    tellUnknown(form.flow, { model, program, tell });
    return;
  }
  if (program !== undefined && !isTheirs) {
    checkForm(form, tell);
    checkReaders(form, program?.undoes, tell);
  }
  checkPeople({ form, flow: found.flow, file: found.file }, { program, report });
});

/** Things of the program itself follow it. */
export const isProgramFlow = (program: Program | undefined, flow: string): boolean =>
  Object.hasOwn(program?.flows ?? {}, flow);

/** The form whose submissions go through a flow of the program; undefined where they are no submissions of one form. */
export const formOfFlow = (program: Program | undefined, flow: string): string | undefined =>
  program?.formsOfFlows?.[flow];

type Tell = (fault: Omit<NewFault, 'file'>) => ReturnType<Report>;
type Known = Pick<LintInput, 'model' | 'program'> & { readonly tell: Tell };

function tellUnknown(name: string, { model, program, tell }: Known): void {
  const own = Object.keys(program?.flows ?? {});
  const free = [...model.flows.keys()].filter((id) => !own.includes(id));
  const near = nearestOf(name, free);
  tell({
    code: 'unknown-name',
    place: '/flow',
    message: own.includes(name)
      ? `The flow "${name}" is that of things of this program: no form goes through it.`
      : `"${name}" is not a status flow.`,
    remedy: didYouMean(
      near,
      `Make it in schemas/flows/${own.includes(name) ? '<name>' : name}.json.`,
    ),
    nearest: near,
  });
}

/** What it sends has to be a submission and nothing else. */
function checkForm({ submit, record }: FormFile, tell: Tell): void {
  if (submit?.call !== undefined || record !== undefined)
    tell({
      code: 'not-read',
      place: '/flow',
      message: '"flow" says nothing here: what this form sends goes to a call of its own.',
      remedy: 'Take it out, or leave the call out.',
    });
}

/** Whoever works on it reads it. */
function checkReaders({ received }: FormFile, worker: string | undefined, tell: Tell): void {
  if (worker === undefined || received?.by === undefined || received.by.includes(worker)) return;
  tell({
    code: 'flow-unread',
    place: '/received/by',
    message: `What goes through a flow is worked on by "${worker}", who may not read what this form sends.`,
    remedy: `Add "${worker}".`,
  });
}

interface Through {
  readonly form: FormFile;
  readonly flow: Flow;
  readonly file: string;
}

/** It is begun by those who open the form, and moved by them, by whoever works on it, or by itself. */
function checkPeople(
  { form, flow, file }: Through,
  { program, report }: { readonly program: Program | undefined; readonly report: Report },
): void {
  const { access } = form;
  if (flow.start.who !== access)
    report({
      code: 'flow-not-theirs',
      file,
      place: '/start/who',
      message: `The flow "${flow.id}" is begun by "${flow.start.who}", and the form "${form.id}" is open to "${access}".`,
      remedy: `Say "${access}" here, or open the form to "${flow.start.who}".`,
    });
  const worker = program?.undoes;
  const movers = [access, SYSTEM, ...(worker === undefined ? [] : [worker])];
  for (const [at, move] of flow.moves.entries()) {
    if (worker !== undefined && !movers.includes(move.who))
      report({
        code: 'flow-not-theirs',
        file,
        place: `/moves/${at}/who`,
        message: `"${move.who}" has no page on which to make the move "${move.name}".`,
        remedy: `What forms send is moved by: ${movers.join(', ')}.`,
      });
    checkWord(move, { file, place: `/moves/${at}/payment` }, report);
  }
}

function checkWord(
  { name, payment }: FlowMove,
  at: Pick<NewFault, 'file' | 'place'>,
  report: Report,
): void {
  if (payment !== undefined)
    report({
      code: 'not-read',
      ...at,
      message: `The move "${name}" pays something, and what a form sends is no claim.`,
      remedy: 'Take "payment" out.',
    });
}

/** The forms that go through a flow. */
export const formsThrough = ({ forms }: Model, flow: string): readonly LinkedForm[] =>
  forms.filter(({ form }) => form.flow === flow);
