// Lint: what a form says of the list of its submissions names fields that a column can show, or a filter can choose by.
import { isObject, toPointer } from '../../../core/index.ts';
import type { FieldNode, LinkedForm } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { choicesOf, fieldAt, isListField, nearestField } from '../common/field-lookup.ts';
import { ofForms } from '../common/lint.ts';

export const received = ofForms((form, { report }) => {
  const { received: plan, submit, record } = form.form;
  if (plan === undefined) return;
  if (submit?.call !== undefined || record !== undefined) {
    report({
      code: 'not-read',
      file: form.file,
      place: '/received',
      message: '"received" says nothing here: what this form sends goes to a call of its own.',
      remedy: 'Take it out.',
    });
    return;
  }
  for (const [at, path] of (plan.columns ?? []).entries())
    checkField(form, { place: `/received/columns/${at}`, path, report }, COLUMN);
  for (const [at, path] of (plan.filters ?? []).entries())
    checkField(form, { place: `/received/filters/${at}`, path, report }, FILTER);
});

interface Named {
  readonly place: string;
  readonly path: string;
  readonly report: Report;
}

interface Use {
  readonly fits: (field: FieldNode) => boolean;
  readonly says: string;
}

/** One value in one place: no group, no list of things, nothing inside a list, and no secret. */
const isOneAnswer = ({ pointer, schema }: FieldNode): boolean =>
  !pointer.includes('*') &&
  schema.writeOnly !== true &&
  schema.properties === undefined &&
  !(isObject(schema.items) && schema.items.properties !== undefined);

const COLUMN: Use = { fits: isOneAnswer, says: 'a column shows one answer that is no secret' };

const FILTER: Use = {
  fits: (field) => isOneAnswer(field) && (hasChoices(field) || field.schema.type === 'boolean'),
  says: 'a list is narrowed by the choices of a field',
};

const hasChoices = (field: FieldNode): boolean =>
  choicesOf(isListField(field) ? (field.schema.items ?? {}) : field.schema) !== undefined;

function checkField(form: LinkedForm, { place, path, report }: Named, { fits, says }: Use): void {
  const field = fieldAt(form, toPointer(path));
  if (field !== undefined && fits(field)) return;
  const near = field === undefined ? nearestField(form, path) : undefined;
  report({
    code: field === undefined ? 'unknown-field' : 'received-misfit',
    file: form.file,
    place,
    message:
      field === undefined
        ? `"${path}" is no field of this form.`
        : `"${path}" cannot stand here: ${says}.`,
    remedy: didYouMean(near, 'Name another field, or take it out.'),
    nearest: near,
  });
}
