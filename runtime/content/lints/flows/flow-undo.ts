// Lint: only what the program can take back has a way back: moves of whoever it takes them back for, that neither pay nor are its own.
import type { FlowMove } from '../../../core/index.ts';
import type { WholeLint } from '../common/lint.ts';

export const flowUndo: WholeLint = ({ model, program, report }) => {
  if (program?.undoes === undefined) return;
  const { undoes } = program;
  for (const { file, flow } of model.flows.values())
    for (const [at, move] of flow.moves.entries()) {
      const why = move.undo === undefined ? undefined : reasonAgainst(move, undoes);
      if (why === undefined) continue;
      report({
        code: 'undo-of-what-stays',
        file,
        place: `/moves/${at}/undo`,
        message: `The move "${move.name}" has a way back, and ${why}.`,
        remedy: 'Take "undo" out.',
      });
    }
};

function reasonAgainst({ who, payment, server }: FlowMove, undoes: string): string | undefined {
  if (who !== undoes) return `only moves of "${undoes}" are taken back`;
  if (payment !== undefined) return 'what it does to a payment is not taken back';
  return server === undefined ? undefined : 'what the program does with it is not taken back';
}
