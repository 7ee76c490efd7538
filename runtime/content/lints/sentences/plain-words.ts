// Lint: the messages of JSON files are plain sentences, shown to the letter: nothing of HTML is drawn there.
import type { Message } from '../../model/model.ts';
import { ENTITY, isElement, MARKDOWN, TAG } from '../../texts/markup.ts';
import type { WholeLint } from '../common/lint.ts';

interface Markup {
  readonly found: RegExp;
  readonly words: (written: string) => { readonly what: string; readonly remedy: string };
}

/** What people write who expect it to be drawn, and what to write instead. */
const MARKUP: readonly Markup[] = [
  {
    found: TAG,
    words: (written) =>
      isElement(written)
        ? {
            what: `HTML: ${shorten(written)}`,
            remedy:
              'Leave the words, and take out what stands between < and >. Bold, links and lists are for the long texts in messages/en-US/pages.',
          }
        : {
            what: `words between < and >: ${shorten(written)}`,
            remedy: 'Take the < and > away. A value that is filled in stands between {{ and }}.',
          },
  },
  {
    found: MARKDOWN,
    words: (written) => ({
      what: `signs of Markdown: ${shorten(written)}`,
      remedy:
        'Leave the words alone. Bold and links are for the long texts in messages/en-US/pages.',
    }),
  },
  {
    found: ENTITY,
    words: (written) => ({
      what: `a sign written as in HTML: ${written}`,
      remedy: 'Write the sign itself, such as & or “ ”, or a space.',
    }),
  },
];

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

export const plainWords: WholeLint = ({ model, report }) => {
  for (const message of model.messages.values()) {
    if (message.long || message.uses !== undefined) continue;
    const fault = faultOf(message);
    if (fault === undefined) continue;
    const { file, place, key } = message;
    report({ code: 'not-plain', file, place, about: key, ...fault });
  }
};

function faultOf({ key, text }: Message): { message: string; remedy: string } | undefined {
  if (text.trim() === '')
    return {
      message: `The message "${key}" is empty.`,
      remedy: 'Write a sentence, or take the line out.',
    };
  for (const { found, words } of MARKUP) {
    const [written] = found.exec(text) ?? [];
    if (written === undefined) continue;
    const { what, remedy } = words(written);
    return {
      message: `The message "${key}" holds ${what}. People would read it as it stands.`,
      remedy,
    };
  }
  return undefined;
}
