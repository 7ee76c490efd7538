// What an act comes down to on some content: the parts that carry it out, and how it is told. Pure: the same act on the same content is the same parts.
import type { ActCommand, CommandFault } from '../commands/command.ts';
import type { ContentSource } from '../model/types.ts';
import type { Act } from './act.ts';
import { requireField } from './set/require.ts';
import { setWord } from './set/set-word.ts';

/** What one kind of act comes down to. */
export type Expanded = Pick<ActCommand, 'parts' | 'told'> | { readonly fault: CommandFault };

type Expand<A extends Act> = (source: ContentSource, act: A) => Expanded;
type Expansions = { readonly [Name in Act['do']]: Expand<Extract<Act, { do: Name }>> };

const EXPANSIONS: Expansions = { set: setWord, require: requireField };

/** The command of an act on this content; what cannot be done there says why. */
export function commandOf(
  source: ContentSource,
  act: Act,
): ActCommand | { readonly fault: CommandFault } {
  const done = (EXPANSIONS[act.do] as Expand<Act>)(source, act);
  return 'fault' in done ? done : { kind: 'act', act, ...done };
}
