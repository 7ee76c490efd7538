// Lint: a mail of a move says only what that move can fill in: a payment its amount, a move that asks something the words of it.
import type { FlowMail } from '../../../core/index.ts';
import type { Model } from '../../model/model.ts';
import type { Program } from '../../model/types.ts';
import { readTemplate } from '../../texts/templates.ts';
import type { WholeLint } from '../common/lint.ts';

interface Move {
  readonly name: string;
  readonly form?: string;
  readonly payment?: string;
  readonly server?: string;
  readonly mails?: readonly FlowMail[];
}

export const flowMails: WholeLint = ({ model, program, report }) => {
  if (program?.mails === undefined || model.incomplete) return;
  const { mails } = program;
  for (const { file, flow } of model.flows.values()) {
    const start: Move = { ...flow.start, name: 'start' };
    const all: readonly (readonly [string, Move])[] = [
      ['/start', start],
      ...flow.moves.map((move, at) => [`/moves/${at}`, move] as const),
    ];
    for (const [place, move] of all)
      for (const [at, { mail }] of (move.mails ?? []).entries()) {
        const filled = filledBy(move, mails);
        const empty = mentionedIn(mail, model).filter((name) => !filled.includes(name));
        if (empty.length === 0) continue;
        report({
          code: 'mail-unfilled',
          file,
          place: `${place}/mails/${at}/mail`,
          message: `The mail "${mail}" says ${empty.map((name) => `{{${name}}}`).join(', ')}, and the move "${move.name}" of "${flow.id}" has nothing to put there.`,
          remedy: `Send another mail, or write one that says no more than ${filled.map((name) => `{{${name}}}`).join(', ')}.`,
        });
      }
  }
};

function filledBy({ form, payment, server }: Move, mails: NonNullable<Program['mails']>) {
  return [
    ...mails.always,
    ...(form !== undefined || server !== undefined ? mails.asked : []),
    ...(mails.paid[payment ?? ''] ?? []),
  ];
}

/** Of a mail that is not there others tell. */
const mentionedIn = (mail: string, { messages }: Model): readonly string[] => [
  ...new Set(readTemplate(messages.get(`mail.${mail}`)?.text ?? '').placeholders),
];
