// Lint: what a widget sends with a call are inputs the call knows and takes, and none that it must have is left out.
import type { Json, JsonObject } from '../../../core/index.ts';
import { isObject, joinPointer, placeOf, toDotted } from '../../../core/index.ts';
import { uiPlace } from '../../link/fields.ts';
import { callsOf, isGivenItsCalls, type WidgetCall } from '../../link/used-calls.ts';
import { type FieldNode, isAlone, type LinkedForm } from '../../model/model.ts';
import { fieldAt } from '../common/field-lookup.ts';
import { type Given, inputPlace, type Making, wrongInputs } from '../common/inputs.ts';
import { ofUnits } from '../common/lint.ts';

export const callInputs = ofUnits((form, { model, report }) => {
  for (const field of form.fields.values()) {
    const section = form.sections.find(({ id }) => id === field.section);
    // What a section sends that any form can use is looked at once, on the section alone.
    const isGiven = isGivenItsCalls(form.form, field.pointer);
    if (section?.shared && !isAlone(form) && !isGiven) continue;
    const file = isGiven ? form.file : (section?.uiFile ?? form.file);
    for (const call of callsOf(field.ui)) {
      const contract = model.calls.get(call.id);
      if (contract === undefined) continue;
      for (const fault of wrongInputs(makingOf(form, field, call), contract))
        report({ ...fault, file });
    }
  }
});

function makingOf(form: LinkedForm, field: FieldNode, call: WidgetCall): Making {
  const { id, tokens, sent } = call;
  // `with` stands beside the calls of an upload, and in any other call.
  const around = tokens.slice(0, 1);
  const at = isGivenItsCalls(form.form, field.pointer)
    ? joinPointer(['uploads', toDotted(field.pointer), 'with'])
    : `${uiPlace(field)}/ui:options${joinPointer([...around, 'with'])}`;
  return {
    id,
    where: `at "${toDotted(field.pointer)}"`,
    given: new Map([...ofItself(field, call), ...sentBy(form, field, sent)]),
    place: inputPlace(at, new Set(Object.keys(sent))),
    remedyForMissing: (input) => `Say in "with" which answer is sent as "${input}".`,
  };
}

const sentBy = (form: LinkedForm, field: FieldNode, sent: JsonObject): [string, Given][] =>
  Object.entries(sent).map(([name, part]) => [name, givenBy(form, field, part)]);

function givenBy(form: LinkedForm, field: FieldNode, part: Json | undefined): Given {
  if (isObject(part) && part.value !== undefined) return { value: part.value };
  if (typeof part !== 'string' || part.startsWith('context.')) return { some: true };
  const other = fieldAt(form, placeOf(part, field.pointer));
  if (other === undefined) return { some: true };
  return other.unseen ? { answer: other.schema } : { answer: other.schema, typed: true };
}

/** What an upload sends besides what is declared: the file and its type, or what is known of the file it is about. */
function ofItself({ ui, schema }: FieldNode, { role, file }: WidgetCall): [string, Given][] {
  if (role === 'add') {
    const options = ui['ui:options'];
    const typed = isObject(options) && options.types !== undefined;
    return [['file', { some: true }], ...(typed ? [TYPE_OF_FILE] : [])];
  }
  if (role !== 'delete' && role !== 'download') return [];
  const members = Object.entries(schema.items?.properties ?? {});
  return members
    .filter(([name]) => file?.includes(name) !== false)
    .map(([name, member]) => [name, { answer: member }]);
}

const TYPE_OF_FILE: [string, Given] = ['fileType', { some: true }];
