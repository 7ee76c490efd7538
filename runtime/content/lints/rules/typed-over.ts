// Lint: what a rule computes again and again is shown, not typed: whatever people typed would be gone at once.
import { generic, isObject } from '../../../core/index.ts';
import { pointerIn, sourcesOf, targetsOf } from '../../compile/rules.ts';
import type { FieldNode, LinkedForm, PlacedRule } from '../../model/model.ts';
import { ofForms } from '../common/lint.ts';
import { isDrawnByAnother, isOnlyRead } from './never-answerable.ts';
import { follows } from './together.ts';

export const typedOver = ofForms((form, { report }) => {
  for (const placed of form.placed) {
    const { rule, file, place } = placed;
    const [target] = targetsOf(rule);
    const field = target && form.fields.get(generic(pointerIn(rule, target.path)));
    if (!field || !computesAgain(placed) || !canBeTypedInto(form, field, placed)) continue;
    report({
      code: 'computed-and-typed',
      file,
      place: `${place}${target?.place ?? ''}`,
      message: `The rule "${rule.name}" computes "${target?.path}" whenever anything changes, so that whatever is typed there is lost at once.`,
      remedy:
        'Show the field only (the widget "output", or "readOnly": true), disable it by a rule of the same conditions, or compute it once, with "on": "start".',
    });
  }
});

/** By other fields: what is made of the field's own answer, such as capitals, is what was typed. */
function computesAgain({ rule }: PlacedRule): boolean {
  if (rule.event.type !== 'set' || rule.on === 'start') return false;
  if (!isObject(rule.event.params.compute)) return false;
  const own = targetsOf(rule).map(({ path }) => generic(pointerIn(rule, path)));
  return !sourcesOf(rule).some(({ path }) => own.includes(generic(pointerIn(rule, path))));
}

function canBeTypedInto(form: LinkedForm, field: FieldNode, { rule }: PlacedRule): boolean {
  if (field.unseen || isOnlyRead(field)) return false;
  if (field.ui['ui:disabled'] === true || isDrawnByAnother(field, form)) return false;
  return !form.rules.some(
    (other) =>
      (other.event.type === 'disable' || other.event.type === 'hide') &&
      targetsOf(other).some(({ path }) => generic(pointerIn(other, path)) === field.pointer) &&
      follows(rule, other),
  );
}
