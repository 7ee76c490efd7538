// Lint: what a form lets change only after a confirmation are fields it has, each said once, under a name that has words.
import { joinPointer, nearestOf, toPointer } from '../../../core/index.ts';
import { type LinkedForm, lacksMessages, type Model } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { fieldAt, nearestField } from '../common/field-lookup.ts';
import { ofForms } from '../common/lint.ts';

export const confirmed = ofForms((form, { model, report }) => {
  const { changes = [], addresses = [] } = form.form.confirm ?? {};
  const named = [
    ...changes.flatMap(({ fields }, at) =>
      fields.map((path, index) => ({ path, at: ['changes', at, 'fields', index] })),
    ),
    ...addresses.map((path, index) => ({ path, at: ['addresses', index] })),
  ];
  for (const { path, at } of named) checkField(form, path, at, report);
  changes.forEach(({ what }, at) => {
    checkWords(form, model, { what, at }, report);
  });
});

function checkField(
  form: LinkedForm,
  path: string,
  at: readonly (string | number)[],
  report: Report,
): void {
  if (fieldAt(form, toPointer(path)) !== undefined) return;
  const near = nearestField(form, path);
  report({
    code: 'unknown-field',
    file: form.file,
    place: joinPointer(['confirm', ...at]),
    message: `The form has no field "${path}": whatever it stands for could be changed without a confirmation.`,
    remedy: didYouMean(near, 'Correct the path, or take it out.'),
    nearest: near,
  });
}

function checkWords(
  { file }: LinkedForm,
  model: Model,
  { what, at }: { readonly what: string; readonly at: number },
  report: Report,
): void {
  if (lacksMessages(model) || model.messages.has(what)) return;
  const near = nearestOf(what, [...model.messages.keys()]);
  report({
    code: 'unknown-message',
    file,
    place: joinPointer(['confirm', 'changes', at, 'what']),
    message: `There is no message "${what}" to call such a change by.`,
    remedy: didYouMean(near, 'Name a message by its full key.'),
    nearest: near,
  });
}
