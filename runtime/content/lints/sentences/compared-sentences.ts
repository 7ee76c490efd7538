// Lint: a sentence that programs compare is worded as they expect it.
import type { WholeLint } from '../common/lint.ts';

const FILE = 'schemas/compared.json';

export const comparedSentences: WholeLint = ({ model, report }) => {
  if (model.incomplete) return;
  for (const [key, sentence] of model.compared) {
    const message = model.messages.get(key);
    if (message === undefined)
      report({
        code: 'unknown-message',
        file: FILE,
        place: `/sentences/${key}`,
        message: `There is no message "${key}".`,
        remedy: 'Name a message that exists, or take the line away.',
      });
    else if (message.text !== sentence)
      report({
        code: 'compared-sentence',
        file: message.file,
        place: message.place,
        message: `The message "${key}" must read "${sentence}": programs tell by it what to do.`,
        remedy: 'Write it as it was. Only a developer can change it, together with the program.',
      });
  }
};
