// Lint: a sentence stands once, so that whoever changes it changes it everywhere.
import type { Message } from '../../model/model.ts';
import { isSentence } from '../../texts/used-words.ts';
import type { WholeLint } from '../common/lint.ts';

export const repeatedSentences: WholeLint = ({ model, report }) => {
  const first = new Map<string, Message>();
  for (const message of model.messages.values()) {
    const { key, text, file, place, long, uses } = message;
    // What programs compare is their word, not ours: what people read may be worded otherwise one day.
    if (long || uses !== undefined || model.compared.has(key) || !isSentence(text)) continue;
    const before = first.get(text);
    if (before === undefined) first.set(text, message);
    else
      report({
        code: 'repeated-sentence',
        file,
        place,
        message: `"${key}" says word for word what "${before.key}" says.`,
        remedy: `Write { "use": "${before.key}" } here, or the other way round.`,
      });
  }
};
