// Several things done one after the other, each on the content that those before it leave: what two of them say of one list is said of both.
import { applyCommand, unedited } from '../../commands/apply.ts';
import type { CommandFault, Part } from '../../commands/command.ts';
import type { ContentSource } from '../../model/types.ts';

/** The parts of one thing that is done, or why it cannot be. */
export type Done = { readonly parts: readonly Part[] } | { readonly fault: CommandFault };

/** All parts in their order; of what cannot be done, the first reason. */
export function inTurn(
  source: ContentSource,
  steps: readonly ((source: ContentSource) => Done)[],
): Done {
  let edited = unedited(source);
  const parts: Part[] = [];
  for (const step of steps) {
    const done = step(edited.source);
    if ('fault' in done) return done;
    parts.push(...done.parts);
    const told = { said: 'set', values: {} } as const;
    const applied = applyCommand(edited, { kind: 'act', told, parts: done.parts });
    if ('fault' in applied) return applied;
    edited = applied.edited;
  }
  return { parts };
}
