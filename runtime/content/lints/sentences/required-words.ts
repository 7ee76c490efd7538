// Lint: whoever leaves out an answer is told what to enter, in the field's own sentence or in one that its label makes.
import { generic, toDotted } from '../../../core/index.ts';
import { pointerIn, targetsOf } from '../../compile/rules.ts';
import { type LinkedForm, lacksMessages } from '../../model/model.ts';
import { isNoun } from '../../texts/asked-words.ts';
import { firstKey } from '../../texts/field-words.ts';
import type { WholeLint } from '../common/lint.ts';

const WORD = 'error.required';

export const requiredWords: WholeLint = ({ model, report }) => {
  if (lacksMessages(model)) return;
  for (const form of model.forms) {
    const byRules = requiredByRules(form);
    for (const { pointer, required, unseen, prefixes, file, place } of form.fields.values()) {
      if (unseen || !(required || byRules.has(pointer))) continue;
      if (firstKey(model.messages, prefixes, WORD) !== undefined) continue;
      const key = firstKey(model.messages, prefixes, 'label') ?? '';
      const label = model.messages.get(key)?.text;
      if (label === undefined || isNoun(label)) continue;
      const name = toDotted(pointer);
      report({
        code: 'missing-required-sentence',
        file,
        place,
        about: key,
        message: `The field "${name}" can be required, and its label "${label}" makes no sentence that says what to enter.`,
        remedy: `Add "${(prefixes[0] ?? name).split('.').slice(1).join('.')}.${WORD}", like "Enter your hourly rate in dollars, like 240.", to the messages.`,
      });
    }
  }
};

function requiredByRules({ rules }: LinkedForm): ReadonlySet<string> {
  const required = rules.filter(({ event }) => event.type === 'require');
  return new Set(
    required.flatMap((rule) => targetsOf(rule).map(({ path }) => generic(pointerIn(rule, path)))),
  );
}
