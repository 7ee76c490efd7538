// Lint: a mail of a move says only what that move can fill in: a payment its amount, a move that asks something the words of it.
import type { FlowMail } from '../../../core/index.ts';
import type { Model } from '../../model/model.ts';
import type { Program } from '../../model/types.ts';
import type { NewFault } from '../../read/faults.ts';
import { readTemplate } from '../../texts/templates.ts';
import type { WholeLint } from '../common/lint.ts';
import { supplyOf } from '../sentences/supplied.ts';

interface Move {
  readonly name: string;
  readonly form?: string;
  readonly corrects?: true;
  readonly payment?: string;
  readonly server?: string;
  readonly mails?: readonly FlowMail[];
}

interface Unfilled {
  readonly mail: string;
  readonly names: readonly string[];
  readonly file: string;
  readonly place: string;
  /** As they are told. */
  readonly moves: readonly string[];
  /** What each of them fills in. */
  readonly filled: readonly string[];
}

export const flowMails: WholeLint = ({ model, program, report }) => {
  if (program?.mails === undefined || model.incomplete) return;
  const { mails } = program;
  const supplied = supplyOf(model);
  // One mail that says too much is one mistake, however many moves send it.
  const found = new Map<string, Unfilled>();
  for (const { file, flow } of model.flows.values()) {
    const start: Move = { ...flow.start, name: 'start' };
    const all: readonly (readonly [string, Move])[] = [
      ['/start', start],
      ...flow.moves.map((move, at) => [`/moves/${at}`, move] as const),
    ];
    for (const [place, move] of all)
      for (const [at, { mail }] of (move.mails ?? []).entries()) {
        const filled = filledBy(move, mails);
        const known = supplied(`mail.${mail}`);
        // What nothing at all fills in is told of the mail itself.
        const names = mentionedIn(mail, model).filter(
          (name) => known.includes(name) && !filled.includes(name),
        );
        if (names.length === 0) continue;
        const id = `${mail} ${names.join(' ')}`;
        const told = `"${move.name}" of "${flow.id}"`;
        const before = found.get(id);
        found.set(
          id,
          before
            ? {
                ...before,
                moves: [...new Set([...before.moves, told])],
                filled: before.filled.filter((name) => filled.includes(name)),
              }
            : { mail, names, file, place: `${place}/mails/${at}/mail`, moves: [told], filled },
        );
      }
  }
  for (const one of found.values()) report(asFault(one));
};

function asFault({ mail, names, file, place, moves, filled }: Unfilled): NewFault {
  const says = `The mail "${mail}" says ${namesIn(names)}, and the`;
  return {
    code: 'mail-unfilled',
    ...{ file, place },
    message:
      moves.length === 1
        ? `${says} move ${moves.join()} has nothing to put there.`
        : `${says} moves ${moves.join(', ')} have nothing to put there.`,
    remedy: `Send another mail, or write one that says no more than ${namesIn(filled)}.`,
  };
}

const namesIn = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

function filledBy({ form, corrects, payment, server }: Move, mails: NonNullable<Program['mails']>) {
  return [
    ...mails.always,
    ...(form !== undefined || corrects || server !== undefined ? mails.asked : []),
    ...(mails.paid[payment ?? ''] ?? []),
  ];
}

/** Of a mail that is not there others tell. */
const mentionedIn = (mail: string, { messages }: Model): readonly string[] => [
  ...new Set(readTemplate(messages.get(`mail.${mail}`)?.text ?? '').placeholders),
];
