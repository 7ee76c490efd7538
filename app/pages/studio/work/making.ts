// What is done to a form as a whole, and to a whole file: sent at once, and done or refused before anything else is; words in hand go before it.

import type { AnswerOf, PayloadOf, Send } from '../../../calls/typed.ts';
import type { WorkState } from './state.ts';
import type { Made, Piece } from './types.ts';

type Answer = AnswerOf<'studio_edit'>['data'];

interface Given {
  readonly send: Send;
  readonly get: () => WorkState;
  /** The change is as the server answered. */
  readonly take: (answer: Answer) => void;
}

type Command = PayloadOf<'studio_edit'>['commands'][number];

/** A way to send them; what nobody knows to be done is asked for again under the same ids. */
export function makingOf({ send, get, take }: Given) {
  let unsure: { readonly what: string; readonly commands: readonly Command[] } | undefined;
  return async (pieces: readonly Piece[], over = false): Promise<Made> => {
    const { id, seen } = get();
    const what = JSON.stringify([id, pieces]);
    const commands = unsure?.what === what ? unsure.commands : commandsOf(pieces);
    const sent = await send('studio_edit', {
      ...{ change: id, after: seen },
      commands: commands.map((one) => ({ ...one, ...(over && { over: newestOf(get()) }) })),
    });
    if (!sent.ok) {
      const { status } = sent.refused;
      unsure = status === 0 || status >= 500 ? { what, commands } : undefined;
      return { refused: sent.refused };
    }
    unsure = undefined;
    const { data } = sent.body;
    take(data);
    const [met] = data.clashes;
    return met ? { by: met.by } : { done: true };
  };
}

function commandsOf(pieces: readonly Piece[]): readonly Command[] {
  const batch = crypto.randomUUID();
  return pieces.map((piece) => ({ id: crypto.randomUUID(), ...piece, batch }));
}

const newestOf = ({ change, seen }: WorkState): number => Math.max(seen, change?.seq ?? 0);
