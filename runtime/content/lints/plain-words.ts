// Lint: the messages of JSON files are plain sentences, shown to the letter: nothing of HTML is drawn there.
import type { Message } from '../model/model.ts';
import type { Lint } from './lint.ts';

/** The elements of HTML that people write into texts; what else stands between < and > is somebody's own. */
const ELEMENTS =
  /^<\/?(?:a|b|big|blockquote|body|br|button|center|code|div|em|font|h[1-6]|head|hr|html|i|iframe|img|input|li|mark|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul)\b/i;

interface Markup {
  readonly found: RegExp;
  readonly words: (written: string) => { readonly what: string; readonly remedy: string };
}

/** What people write who expect it to be drawn, and what to write instead. */
const MARKUP: readonly Markup[] = [
  {
    found: /<\/?[a-z][^<>]*>/i,
    words: (written) =>
      ELEMENTS.test(written)
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
    found: /&(?:[a-z]{2,8}|#\d{2,5});/i,
    words: (written) => ({
      what: `a sign written as in HTML: ${written}`,
      remedy: 'Write the sign itself, such as & or “ ”, or a space.',
    }),
  },
];

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

export const plainWords: Lint = ({ model, report }) => {
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
