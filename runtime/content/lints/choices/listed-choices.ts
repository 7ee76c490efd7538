// Lint: a rule that leaves only some choices is about a field that has choices, and takes them from a list.
import { answerKind, isObject, widgetNamed } from '../../../core/index.ts';
import { widgetAt } from '../../compile/nodes.ts';
import { optionsOf } from '../../link/fields.ts';
import type { FieldNode } from '../../model/model.ts';
import { aKind, overlap, sideOf } from '../common/fact-kinds.ts';
import { fieldIn } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';

export const offeredChoices = ofUnits((form, { report }) => {
  for (const { rule, file, place } of form.placed) {
    const { type, params } = rule.event;
    if (type !== 'options') continue;
    const at = `${place}/event/params`;
    const field = fieldIn(form, rule, String(params.field));
    if (field !== undefined && !mayHaveChoices(field))
      report({
        code: 'no-such-choices',
        file,
        place: `${at}/field`,
        message: `The rule "${rule.name}" leaves some of the choices of "${params.field}", which has none.`,
        remedy: 'List its values in the schema ("enum"), or name a field that has choices.',
      });
    const { from } = params;
    if (typeof from !== 'string') continue;
    const { kinds } = sideOf(form, rule, from);
    if (overlap(['list'], kinds)) continue;
    report({
      code: 'no-such-choices',
      file,
      place: `${at}/from`,
      message: `The rule "${rule.name}" takes the choices of "${params.field}" from "${from}", which is ${aKind(kinds)}, not a list.`,
      remedy:
        'Name a list, all rows of one ("contacts.*.name"), or write the choices under "values".',
    });
  }
});

/** What is typed has no choices, unless it is chosen of what a call answers. */
function mayHaveChoices({ schema, elsewhere, ui }: FieldNode): boolean {
  const { options } = optionsOf(ui);
  if (isObject(options) && options.call !== undefined) return true;
  if (elsewhere.length > 0 || widgetNamed(widgetAt(schema, ui))?.asked === 'choose') return true;
  return !['text', 'number', 'integer'].includes(String(answerKind(schema)));
}
