// Lint: flows are those that things of the program follow, with every move that it makes by itself, or that forms go through.
import type { Flow } from '../../../core/index.ts';
import { nearestOf } from '../../../core/index.ts';
import type { Model } from '../../model/model.ts';
import type { NeededMove } from '../../model/types.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

export const flowNeeded: WholeLint = ({ model, program, report }) => {
  if (program === undefined) return;
  const { flows } = program;
  for (const [id, moves] of Object.entries(flows)) {
    const found = model.flows.get(id);
    if (found) checkMoves({ ...found, moves }, report);
    else if (!model.incomplete) reportMissing(id, report);
  }
  for (const [flow, form] of Object.entries(program.formsOfFlows ?? {}))
    checkForm(model, { flow, form }, report);
  const known = Object.keys(flows);
  const ofForms = new Set(model.forms.map(({ form }) => form.flow));
  // A form that could not be read, or misspells its flow, may be what goes through it.
  const isMeant = model.incomplete || [...ofForms].some((id) => id && !model.flows.has(id));
  for (const { file, flow } of model.flows.values()) {
    if (known.includes(flow.id)) continue;
    checkMoves({ file, flow, moves: [] }, report);
    if (ofForms.has(flow.id) || isMeant) continue;
    const near = nearestOf(flow.id, known);
    report({
      code: 'flow-not-begun',
      file,
      place: '/start',
      message: `Nothing ever begins the flow "${flow.id}": no thing of this program follows it, and no form goes through it.`,
      remedy: didYouMean(
        near,
        `Things follow: ${known.join(', ')}. Name it as "flow" in the form.json of a form, or take the file away.`,
      ),
      nearest: near,
    });
  }
};

/** What goes through the flow is what this form sends: without its word nobody would find it there. */
function checkForm(
  { forms }: Model,
  { flow, form: id }: { readonly flow: string; readonly form: string },
  report: Report,
): void {
  const found = forms.find(({ form }) => form.id === id);
  if (!found || found.form.flow === flow) return;
  report({
    code: 'needed-flow-gone',
    file: found.file,
    place: '/flow',
    message: `What the form "${id}" sends goes through the flow "${flow}": the program counts on it.`,
    remedy: `Say "flow": "${flow}" here.`,
  });
}

interface Needed {
  readonly file: string;
  readonly flow: Flow;
  readonly moves: readonly NeededMove[];
}

function checkMoves({ file, flow, moves }: Needed, report: Report): void {
  const isNeeded = ({ name, who }: NeededMove): boolean =>
    moves.some((one) => one.name === name && one.who === who);
  const gone = moves.filter(
    ({ name, who }) => !flow.moves.some((move) => move.name === name && move.who === who),
  );
  for (const { name, who } of gone) {
    const near = nearestOf(
      name,
      flow.moves.filter((move) => move.who === who && !isNeeded(move)).map((move) => move.name),
    );
    report({
      code: 'needed-move-gone',
      file,
      place: '/moves',
      message: `The program itself makes the move "${name}" of "${who}", and "${flow.id}" has none of that name.`,
      remedy: didYouMean(
        near,
        `Put it back under this name and role. Freely changed are where it leads from and to, its form, its mails and its words flows.${flow.id}.move.${name}.`,
      ),
      nearest: near,
    });
  }
  for (const [at, move] of flow.moves.entries()) {
    if ((move.server !== undefined) === isNeeded(move)) continue;
    // It is the one that is told of as gone, under another name or in another role.
    if (move.server !== undefined && gone.length > 0) continue;
    report({
      code: 'server-move',
      file,
      place: `/moves/${at}${move.server === undefined ? '' : '/server'}`,
      message:
        move.server === undefined
          ? `The program itself makes the move "${move.name}" of "${move.who}", and nothing says so here.`
          : `The program makes no move "${move.name}" of "${move.who}" by itself.`,
      remedy:
        move.server === undefined
          ? 'Say when, as "server", so that nobody renames it or takes it away.'
          : 'Take "server" out: such a move may be renamed and taken away.',
    });
  }
}

function reportMissing(id: string, report: Report): void {
  report({
    code: 'flow-gone',
    file: `schemas/flows/${id}.json`,
    place: '',
    message: `There is no status flow "${id}", and things of this program follow it.`,
    remedy: 'Put the file back.',
  });
}
