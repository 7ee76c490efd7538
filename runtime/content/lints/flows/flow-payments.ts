// Lint: something is paid only in flows of things that are paid, by forms that ask for all that a payment needs.
import type { FlowMove } from '../../../core/index.ts';
import type { Model } from '../../model/model.ts';
import type { Program } from '../../model/types.ts';
import type { Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

export const flowPayments: WholeLint = ({ model, program, report }) => {
  if (program?.payments === undefined) return;
  for (const { file, flow } of model.flows.values())
    for (const [at, move] of flow.moves.entries()) {
      if (move.payment === undefined) continue;
      const place = `/moves/${at}`;
      if (program.payments.flows.includes(flow.id))
        checkAsked(move, { file, place, model, payments: program.payments }, report);
      else
        report({
          code: 'payment-of-nothing',
          file,
          place: `${place}/payment`,
          message: `The move "${move.name}" does something to a payment, and things of the flow "${flow.id}" are never paid.`,
          remedy: `Take "payment" out. Paid is in: ${program.payments.flows.join(', ')}.`,
        });
    }
};

interface Where {
  readonly file: string;
  readonly place: string;
  readonly model: Model;
  readonly payments: NonNullable<Program['payments']>;
}

/** Of a form that is not there others tell. */
function checkAsked(
  { name, payment, form: id }: FlowMove,
  { file, place, model, payments }: Where,
  report: Report,
): void {
  const needed = payments.asks[payment ?? ''] ?? [];
  const form = model.forms.find((one) => one.id === id);
  if (needed.length === 0 || (id !== undefined && form === undefined)) return;
  const missing = needed.filter((field) => form?.fields.get(`/${field}`)?.required !== true);
  if (missing.length === 0) return;
  const fields = missing.map((field) => `"${field}"`).join(', ');
  report({
    code: 'payment-unasked',
    file,
    place: `${place}/${id === undefined ? 'payment' : 'form'}`,
    message:
      id === undefined
        ? `The move "${name}" has "payment": "${payment}" and asks nothing, so that nobody says ${fields}.`
        : `The move "${name}" has "payment": "${payment}", and its form "${id}" does not ask for ${fields}, or lets it be left out.`,
    remedy: 'Name a form as "form" in which these fields are required.',
  });
}
