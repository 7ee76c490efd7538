// A message that has the words of another: which words these are, and which are worth standing once.
import type { Message } from '../model/model.ts';

type Messages = ReadonlyMap<string, Message>;

/** The words of a message; undefined where what it uses is not there, is a long text, or comes back to itself. */
export function wordsOf(message: Message, messages: Messages): string | undefined {
  const passed = new Set<string>();
  let at: Message | undefined = message;
  while (at?.uses !== undefined) {
    if (passed.has(at.key)) return undefined;
    passed.add(at.key);
    at = messages.get(at.uses);
    if (at?.long) return undefined;
  }
  return at?.text;
}

/** Does a message come back to itself, through those that it uses? */
export function usesItself({ key, uses }: Message, messages: Messages): boolean {
  const passed = new Set<string>();
  for (let at = uses; at !== undefined && !passed.has(at); at = messages.get(at)?.uses) {
    if (at === key) return true;
    passed.add(at);
  }
  return false;
}

/** Two places may say "Name" or "Why not?" by accident; more is said on purpose. */
const FEW_WORDS = 3;
const END = /[.?!]$/;

/** More than a few words, or a few that end as a sentence does. */
export function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  return words > FEW_WORDS || (words === FEW_WORDS && END.test(text.trim()));
}
