// Lint: calls that a form gives an upload are given to an upload it has.
import { joinPointer, nearestOf, sendsFiles, toDotted, toPointer } from '../../../core/index.ts';
import { widgetAt } from '../../compile/nodes.ts';
import { didYouMean } from '../../read/faults.ts';
import { fieldAt } from '../common/field-lookup.ts';
import { ofForms } from '../common/lint.ts';

export const givenUploads = ofForms((form, { report }) => {
  for (const path of Object.keys(form.form.uploads ?? {})) {
    const field = fieldAt(form, toPointer(path));
    if (field !== undefined && sendsFiles(widgetAt(field.schema, field.ui))) continue;
    const uploads = [...form.fields.values()].flatMap(({ pointer, schema, ui }) =>
      sendsFiles(widgetAt(schema, ui)) ? [toDotted(pointer)] : [],
    );
    const near = nearestOf(path, uploads);
    report({
      code: 'unknown-field',
      file: form.file,
      place: joinPointer(['uploads', path]),
      message: `The form has no upload "${path}".`,
      remedy: didYouMean(near, `Its uploads are: ${uploads.join(', ') || 'none'}.`),
      nearest: near,
    });
  }
});
