// Lint: the messages of JSON files are plain sentences, shown to the letter: nothing of HTML is drawn there.
import type { Message } from '../model/model.ts';
import { ENTITY, TAG } from '../texts/markup.ts';
import type { Lint } from './lint.ts';

/** What people write who expect it to be drawn, and what it looks like. */
const MARKUP: readonly { readonly found: RegExp; readonly what: string }[] = [
  { found: TAG, what: 'HTML' },
  { found: ENTITY, what: 'a sign written as in HTML' },
];

export const plainWords: Lint = ({ model, report }) => {
  for (const message of model.messages.values()) {
    if (message.long || message.uses !== undefined) continue;
    const fault = faultOf(message);
    if (fault === undefined) continue;
    const { file, place } = message;
    report({ code: 'not-plain', file, place, ...fault });
  }
};

function faultOf({ key, text }: Message): { message: string; remedy: string } | undefined {
  if (text.trim() === '')
    return {
      message: `The message "${key}" is empty.`,
      remedy: 'Write a sentence, or take the line out.',
    };
  for (const { found, what } of MARKUP) {
    const [written] = found.exec(text) ?? [];
    if (written === undefined) continue;
    return {
      message: `The message "${key}" holds ${what}: ${written.slice(0, 40)}. People would read it as it stands.`,
      remedy:
        'Write the words and signs themselves (& “ ”). Bold, links and lists are for the long texts in messages/en-US/pages.',
    };
  }
  return undefined;
}
