// Lint: a message that uses the words of another finds them.
import { joinPointer, nearestOf } from '../../../core/index.ts';
import { lacksMessages, type Message } from '../../model/model.ts';
import { didYouMean } from '../../read/faults.ts';
import { usesItself } from '../../texts/used-words.ts';
import type { WholeLint } from '../common/lint.ts';

export const usedMessages: WholeLint = ({ model, report }) => {
  if (lacksMessages(model)) return;
  const { messages } = model;
  for (const message of messages.values()) {
    const { key, file, place, uses } = message;
    if (uses === undefined) continue;
    const at = { file, place: `${place}${joinPointer(['use'])}` };
    const used = messages.get(uses);
    if (used === undefined) {
      const near = nearestOf(uses, sentencesOf(messages));
      report({
        ...at,
        code: 'unknown-message',
        message: `"${key}" uses the message "${uses}", which is not there.`,
        remedy: didYouMean(near, 'Name a message by its full key, or write the sentence here.'),
        nearest: near,
      });
    } else if (used.long)
      report({
        ...at,
        code: 'long-message',
        message: `"${key}" uses "${uses}", which is a long text.`,
        remedy: 'Write the sentence here: long texts stand alone.',
      });
    else if (usesItself(message, messages))
      report({
        ...at,
        code: 'message-in-circle',
        message: `"${key}" uses "${uses}", which comes back to it: none of them has words.`,
        remedy: 'Write the sentence at one of them.',
      });
  }
};

const sentencesOf = (messages: ReadonlyMap<string, Message>): readonly string[] =>
  [...messages.values()].flatMap(({ key, long }) => (long ? [] : [key]));
