// Lint: a form's own calls know what they are given: its fields when it is sent, its draft when it is saved, and what its
// page adds (`given`).
import { isObject, parsePointer } from '../../../core/index.ts';
import { optionsOf } from '../../link/fields.ts';
import type { FormFile, LinkedForm } from '../../model/model.ts';
import type { Report } from '../../read/faults.ts';
import { type Given, type Making, wrongInputs } from '../common/inputs.ts';
import { ofForms } from '../common/lint.ts';

type Role = 'load' | 'save' | 'submit';

/** Where a form names its calls, and how a person would say what each is for. */
const ROLES: Readonly<
  Record<Role, { readonly place: string; readonly says: string; call(form: FormFile): unknown }>
> = {
  load: { place: '/load/call', says: 'that loads the form', call: ({ load }) => load?.call },
  save: { place: '/draft/save', says: 'that saves its draft', call: ({ draft }) => draft?.save },
  submit: {
    place: '/submit/call',
    says: 'that takes the form',
    call: ({ submit }) => submit?.call,
  },
};

/** What every save of a draft sends. */
const SAVED = ['data', 'revision', 'step', 'release'];

export const formInputs = ofForms((linked, { model, report }) => {
  for (const role of Object.keys(ROLES) as Role[]) {
    const id = ROLES[role].call(linked.form);
    const contract = typeof id === 'string' ? model.calls.get(id) : undefined;
    if (contract === undefined) {
      reportIdle(linked, role, report);
      continue;
    }
    for (const fault of wrongInputs(makingOf(linked, role, contract.id), contract))
      report({ ...fault, file: linked.file });
  }
});

function makingOf(linked: LinkedForm, role: Role, id: string): Making {
  const { place, says } = ROLES[role];
  const added = linked.form.given?.[role] ?? [];
  return {
    id,
    where: says,
    ...(role === 'submit' && { more: true }),
    given: new Map([...sentOf(linked, role), ...added.map((name): [string, Given] => [name, ANY])]),
    place: (input) => {
      const index = input === undefined ? -1 : added.indexOf(input);
      return index < 0 ? place : `/given/${role}/${index}`;
    },
    remedyForMissing: (input) =>
      role === 'submit'
        ? `Add a field "${input}", or name it under "given" if the page of the form sends it.`
        : `Name "${input}" under "given" once the page of the form sends it.`,
  };
}

const ANY: Given = { some: true };

function sentOf({ form, fields }: LinkedForm, role: Role): readonly [string, Given][] {
  if (role === 'load') return [];
  if (role === 'save') return SAVED.map((name) => [name, ANY]);
  const [under] = form.submit?.under?.split('.') ?? [];
  if (under !== undefined) return [[under, ANY]];
  return [...fields.values()].flatMap(({ pointer, schema, ui, unseen }): [string, Given][] => {
    const [name = '', ...rest] = parsePointer(pointer);
    const stays = rest.length > 0 || optionsOf(ui).transient === true;
    const given: Given = unseen ? { answer: schema } : { answer: schema, typed: true };
    return stays ? [] : [[String(name), given]];
  });
}

/** What a page is said to give with a call that the form does not name. */
function reportIdle(linked: LinkedForm, role: Role, report: Report): void {
  if (ROLES[role].call(linked.form) !== undefined) return;
  if (!isObject(linked.form.given) || linked.form.given[role] === undefined) return;
  report({
    code: 'call-without-use',
    file: linked.file,
    place: `/given/${role}`,
    message: `The form names no call ${ROLES[role].says}, so nothing is given with it.`,
    remedy: 'Take it out, or name the call.',
  });
}
