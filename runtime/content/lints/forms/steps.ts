// Lint: every step of a wizard can be reached and has something to show; no section file lies unused.
import { generic, isObject } from '../../../core/index.ts';
import { pointerIn, targetsOf } from '../../compile/rules.ts';
import type { LinkedForm } from '../../model/model.ts';
import { ofForms } from '../common/lint.ts';

export const steps = ofForms((form, { model, report }) => {
  for (const [index, { id }] of form.sections.entries()) {
    if (hasSomethingToShow(form, id) || isPartOfPage(form)) continue;
    report({
      code: 'unreachable-step',
      file: form.file,
      place: `/sections/${index}`,
      ...(isWithoutFields(form, id)
        ? {
            message: `Nobody can ever see the step "${id}": it has no fields.`,
            remedy: 'Give it one, or take the section out of the list.',
          }
        : {
            message: `Nobody can ever see the step "${id}": all of its fields are hidden.`,
            remedy: 'Show one of its fields, or take the section out of the list.',
          }),
    });
  }
  const folder = form.file.slice(0, -'form.json'.length);
  for (const file of model.source.keys()) {
    const layout = sectionName(file, folder, '.ui.json');
    if (
      layout !== undefined &&
      !form.form.sections.includes(layout) &&
      !model.source.has(`${folder}${layout}.schema.json`)
    ) {
      report({
        code: 'stray-file',
        file,
        place: '',
        message: `The form "${form.id}" has no section "${layout}", so nothing reads this file.`,
        remedy: 'Name the file after its section, or delete it.',
      });
    }
    const name = sectionName(file, folder);
    if (
      name === undefined ||
      form.sections.some(({ id, shared }) => id === name && !shared) ||
      isTakenOver(file, folder, model.source)
    )
      continue;
    report({
      code: 'unreachable-step',
      file,
      place: '',
      message: `The form "${form.id}" does not list the section "${name}", so nobody can reach it.`,
      remedy: `Add "${name}" to "sections" in form.json, or remove the file.`,
    });
  }
});

/** On one page a section may only keep something, as long as another one shows something. */
const isPartOfPage = (form: LinkedForm): boolean =>
  form.form.kind === 'single' && form.sections.some(({ id }) => hasSomethingToShow(form, id));

const isWithoutFields = ({ fields }: LinkedForm, section: string): boolean =>
  ![...fields.values()].some((field) => field.section === section);

/** A field that is not hidden for good: shown by itself, or by a rule. */
function hasSomethingToShow(form: LinkedForm, section: string): boolean {
  const hiddenForGood = new Set(
    form.rules
      .filter(({ event, conditions }) => event.type === 'hide' && isAlways(conditions))
      .flatMap((rule) => targetsOf(rule).map(({ path }) => generic(pointerIn(rule, path)))),
  );
  const { schema } = form.sections.find(({ id }) => id === section) ?? {};
  // Names of the answerer's own choice are no fields, and can be given all the same.
  if (isObject(schema?.additionalProperties) || isObject(schema?.patternProperties)) return true;
  return [...form.fields.values()].some(
    (field) => field.section === section && !field.unseen && !hiddenForGood.has(field.pointer),
  );
}

const isAlways = (conditions: object): boolean =>
  'all' in conditions && Array.isArray(conditions.all) && conditions.all.length === 0;

function sectionName(
  file: string,
  folder: string,
  ending: '.schema.json' | '.ui.json' = '.schema.json',
): string | undefined {
  if (!file.startsWith(folder) || !file.endsWith(ending)) return undefined;
  const name = file.slice(folder.length, -ending.length);
  return name.includes('/') ? undefined : name;
}

/** Another file of the form refers to it. */
function isTakenOver(file: string, folder: string, source: ReadonlyMap<string, string>): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return [...source].some(
    ([other, text]) => other !== file && text.includes(name) && other.startsWith(folder),
  );
}
