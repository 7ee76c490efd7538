// Lint: the button of a form waits for a field that it has.
import { toPointer } from '../../../core/index.ts';
import { didYouMean } from '../../read/faults.ts';
import { fieldAt, nearestField } from '../common/field-lookup.ts';
import { ofForms } from '../common/lint.ts';

export const submitOnce = ofForms((form, { report }) => {
  const once = form.form.submit?.once;
  if (once === undefined || fieldAt(form, toPointer(once)) !== undefined) return;
  const near = nearestField(form, once);
  report({
    code: 'unknown-field',
    file: form.file,
    place: '/submit/once',
    message: `The button waits for "${once}", which this form does not have: it would never be there.`,
    remedy: didYouMean(near, 'Correct the path, or take it out.'),
    nearest: near,
  });
});
