// Lint: a section that any form can use is used, and finds in each form that uses it what its rules expect.
import { toPointer } from '../../../core/index.ts';
import { type LinkedForm, type Model, SHARED_FOLDER } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { fieldAt, nearestField } from '../common/field-lookup.ts';
import type { WholeLint } from '../common/lint.ts';

export const sharedSections: WholeLint = ({ model, report }) => {
  for (const form of model.forms) {
    for (const [index, { id, shared }] of form.sections.entries())
      if (shared) checkExpected(form, id, index, model, report);
  }
  if (model.incomplete) return;
  for (const name of model.sections.keys()) {
    if (model.forms.some(({ sections }) => sections.some((one) => one.shared && one.id === name)))
      continue;
    report({
      code: 'unused-section',
      file: `${SHARED_FOLDER}${name}/section.schema.json`,
      place: '',
      message: `No form uses the section "${name}".`,
      remedy: `Write { "use": "${name}" } among the sections of a form, or take the section away with its rules and words.`,
    });
  }
};

function checkExpected(
  form: LinkedForm,
  section: string,
  index: number,
  { sections }: Model,
  report: Report,
): void {
  const expected = sections.get(section)?.declared.flatMap(({ expects }) => expects) ?? [];
  for (const path of expected) {
    if (fieldAt(form, toPointer(path)) !== undefined) continue;
    const near = nearestField(form, path);
    report({
      code: 'section-lacks-field',
      file: form.file,
      place: `/sections/${index}`,
      message: `The rules of the section "${section}" need the field "${path}", which the form "${form.id}" does not have.`,
      remedy: didYouMean(
        near,
        `Use a section that has "${path}" too, or declare the field in a section of the form.`,
      ),
      nearest: near,
    });
  }
}
