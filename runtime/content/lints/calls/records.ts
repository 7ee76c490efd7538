// Lint: a form that edits a record names what there is: sections, members of the answers it reads, inputs of its calls.
import type { RecordPlan, Schema } from '../../../core/index.ts';
import { editableSections, joinPointer, nearestOf, propertiesOf } from '../../../core/index.ts';
import type { LinkedForm, Model } from '../../model/model.ts';
import type { CallContract } from '../../model/types.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { type Given, type Making, wrongInputs } from '../common/inputs.ts';
import { ofForms } from '../common/lint.ts';

export const records = ofForms((form, { model, report }) => {
  const { record } = form.form;
  if (record === undefined) return;
  checkShape(form, report);
  checkSections(form, record, report);
  checkRead(form, record, model, report);
  checkSaved(form, record, model, report);
});

/** Words of forms that are filled in anew and sent. */
const OTHERS = ['load', 'draft', 'submit', 'start', 'given'] as const;

function checkShape({ file, form }: LinkedForm, report: Report): void {
  for (const word of OTHERS.filter((one) => form[one] !== undefined)) {
    report({
      code: 'call-without-use',
      file,
      place: `/${word}`,
      message: `A form that edits a record has no "${word}": it is loaded and saved as "record" says.`,
      remedy: `Take "${word}" out, or "record".`,
    });
  }
  if (form.kind === 'single') return;
  report({
    code: 'record-in-steps',
    file,
    place: '/kind',
    message: 'A record is changed a section at a time, in any order, so its form has no steps.',
    remedy: 'Write "single".',
  });
}

function checkSections(form: LinkedForm, record: RecordPlan, report: Report): void {
  const known = form.sections.map(({ id }) => id);
  const edited = editableSections({ sections: form.sections, record });
  const named = [
    ...(record.edit ?? []).map((id, index) => ({ id, place: `/record/edit/${index}`, known })),
    ...Object.entries(record.panes ?? {}).flatMap(([name, { sections }]) =>
      sections.map((id, index) => ({
        id,
        place: joinPointer(['record', 'panes', name, 'sections', index]),
        known: edited,
      })),
    ),
    ...Object.keys(record.save.key?.of ?? {}).map((id) => ({
      id,
      place: joinPointer(['record', 'save', 'key', 'of', id]),
      known: edited,
    })),
  ];
  for (const { id, place, known: names } of named.filter((one) => !one.known.includes(one.id))) {
    const near = nearestOf(id, names);
    report({
      code: 'unknown-section',
      file: form.file,
      place,
      message: `The form edits no section "${id}".`,
      remedy: didYouMean(near, `It has ${names.join(', ')}.`),
      nearest: near,
    });
  }
  for (const { required, section, file, place, pointer } of form.fields.values()) {
    if (!required || pointer.lastIndexOf('/') > 0 || edited.includes(section)) continue;
    report({
      code: 'required-but-shown',
      file,
      place,
      message: `"${pointer.slice(1)}" must be answered, but the section "${section}" is only shown.`,
      remedy: 'Take it out of "required": what is only shown is not sent.',
    });
  }
}

/** What is read of the answer of the load call is there. */
function checkRead({ file }: LinkedForm, record: RecordPlan, model: Model, report: Report): void {
  const answer = model.calls.get(record.load.call)?.responses['200'];
  if (answer === undefined) return;
  const read = [
    { path: record.load.at, place: '/record/load/at' },
    { path: record.revision, place: '/record/revision' },
    ...Object.entries(record.save.with ?? {}).map(([input, path]) => ({
      path,
      place: joinPointer(['record', 'save', 'with', input]),
    })),
  ];
  for (const { path, place } of read) {
    const missing = missingIn(answer, path.split('.'));
    if (missing === undefined) continue;
    const near = nearestOf(missing.name, missing.known);
    report({
      code: 'unknown-field',
      file,
      place,
      message: `The call "${record.load.call}" answers no "${path}".`,
      remedy: didYouMean(near, `There it answers ${missing.known.join(', ')}.`),
      nearest: near,
    });
  }
}

/** The first name of a path that is not answered; where nothing is listed, anything may be. */
function missingIn(
  answer: Schema,
  [name = '', ...rest]: readonly string[],
): { readonly name: string; readonly known: readonly string[] } | undefined {
  const known = propertiesOf(answer);
  if (known.size === 0) return undefined;
  const member = known.get(name);
  if (member === undefined) return { name, known: [...known.keys()] };
  return rest.length === 0 ? undefined : missingIn(member, rest);
}

function checkSaved(form: LinkedForm, record: RecordPlan, model: Model, report: Report): void {
  const { load, save } = record;
  const makings: readonly Making[] = [
    {
      id: load.call,
      where: 'that loads the record',
      given: new Map(),
      place: () => '/record/load/call',
      remedyForMissing: () =>
        'A record is asked for without inputs: the call knows whose it is by the login.',
    },
    {
      id: save.call,
      where: 'that saves the record',
      more: true,
      given: sentOf(form, record),
      place: (input) =>
        input !== undefined && save.with?.[input] !== undefined
          ? joinPointer(['record', 'save', 'with', input])
          : '/record/save/call',
      remedyForMissing: (input) => `Add a field "${input}", or say under "with" where it stands.`,
    },
  ];
  for (const making of makings) {
    const contract: CallContract | undefined = model.calls.get(making.id);
    for (const fault of contract ? wrongInputs(making, contract) : [])
      report({ ...fault, file: form.file });
  }
}

const ANY: Given = { some: true };

/** The fields of sections that are edited, the revision, the key, and what is sent besides. */
function sentOf(form: LinkedForm, record: RecordPlan): ReadonlyMap<string, Given> {
  const edited = editableSections({ sections: form.sections, record });
  const fields = [...form.fields.values()].filter(
    ({ pointer, section }) => pointer.lastIndexOf('/') === 0 && edited.includes(section),
  );
  const { save } = record;
  return new Map<string, Given>([
    ...fields.map(({ pointer, schema, unseen }): [string, Given] => [
      pointer.slice(1),
      unseen ? { answer: schema } : { answer: schema, typed: true },
    ]),
    ['revision', ANY],
    ...(save.key ? [[save.key.input, ANY] as const] : []),
    ...Object.keys(save.with ?? {}).map((input): [string, Given] => [input, ANY]),
  ]);
}
