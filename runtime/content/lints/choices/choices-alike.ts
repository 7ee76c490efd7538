// Lint: a person can tell the choices of a field apart: no two of them have the same words.
import { toDotted } from '../../../core/index.ts';
import { lacksMessages } from '../../model/model.ts';
import type { WholeLint } from '../common/lint.ts';
import { namedChoices } from './choice-words.ts';

export const choicesAlike: WholeLint = ({ model, report }) => {
  if (lacksMessages(model)) return;
  for (const form of model.forms) {
    for (const { field, choices } of namedChoices(form, model)) {
      const known = new Map<string, string>();
      for (const { value, key, words } of choices) {
        const first = known.get(words);
        if (first === undefined) {
          known.set(words, value);
          continue;
        }
        report({
          code: 'choices-alike',
          file: field.file,
          place: field.place,
          message: `The choices "${first}" and "${value}" of "${toDotted(field.pointer)}" both read "${words}", so nobody can tell them apart.`,
          remedy: 'Give one of them other words in the messages, or take one of them out.',
          about: key,
        });
      }
    }
  }
};
