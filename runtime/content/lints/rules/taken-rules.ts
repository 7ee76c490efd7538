// Lint: a rule that a form takes over from another one is there, and finds in this form all that it names.
import { nearestOf } from '../../../core/index.ts';
import { didYouMean } from '../../read/faults.ts';
import { ofForms } from '../common/lint.ts';
import { wrongPaths } from './rule-paths.ts';

export const takenRules = ofForms((form, { model, report }) => {
  for (const { use, place, found } of form.taken) {
    const at = { file: form.rulesFile, place };
    if (found === undefined) {
      if (model.incomplete) continue;
      const near = nearestOf(use, model.rulesToTake);
      report({
        code: 'unknown-rule',
        ...at,
        message: `There is no rule "${use}".`,
        remedy: didYouMean(near, 'Name a form and one of its own rules, with a dot between.'),
        nearest: near,
      });
      continue;
    }
    for (const { message, remedy } of wrongPaths(form, found))
      report({ code: 'rule-does-not-fit', ...at, message, remedy });
  }
});
