// Lint: sections and fields for some roles can be told apart on the server, and whoever changes one sees it.
import { isWithin, toPointer } from '../../../core/index.ts';
import type { LinkedForm } from '../../model/model.ts';
import type { Report } from '../../read/faults.ts';
import { ofForms } from '../common/lint.ts';
import { type PlaceForRoles, placesForRoles } from '../common/places-for-roles.ts';

export const rolePlaces = ofForms((form, { report }) => {
  for (const one of placesForRoles(form)) {
    checkUnseen(form, one, report);
    checkRows(one, report);
  }
  checkStarts(form, report);
});

/** A role that is to change what it does not see. */
function checkUnseen(form: LinkedForm, one: PlaceForRoles, report: Report): void {
  const seen = one.field ? one.field.seen : one.own.seen;
  const around = one.field && form.sections.find(({ id }) => id === one.section);
  for (const [at, role] of (one.own.changed ?? []).entries()) {
    if (seen === undefined || seen.includes(role)) continue;
    report({
      code: 'changed-unseen',
      file: one.file,
      place: `${one.place}/changed/${at}`,
      message: `The role "${role}" is to change ${named(one)}, and does not see it.`,
      remedy: `Add "${role}" to "seen"${around ? ' here and of what the field stands in' : ''}, or take it out here.`,
    });
  }
}

/** Which row is whose is not known, so what another role wrote in one could not be kept. */
function checkRows(one: PlaceForRoles, report: Report): void {
  if (!one.field?.pointer.includes('*')) return;
  report({
    code: 'role-in-row',
    file: one.file,
    place: one.place,
    message: `The field "${one.field.pointer.slice(1)}" is for some roles, and stands in the rows of a list.`,
    remedy:
      'Say "seen" and "changed" of the list as a whole, or ask for it in a field outside of the list.',
  });
}

/** What a browser tells at the start cannot be told from what somebody has changed. */
function checkStarts({ fields, declared }: LinkedForm, report: Report): void {
  for (const { file, start } of declared)
    for (const [at, { to }] of start.entries()) {
      const field = [...fields.values()].find(
        ({ pointer, seen, changed }) =>
          (seen !== undefined || changed !== undefined) && isWithin(toPointer(to), pointer),
      );
      if (field === undefined) continue;
      report({
        code: 'role-at-start',
        file,
        place: `/start/map/${at}/to`,
        message: `The form fills in "${to}" at the start, and not everybody may change it.`,
        remedy:
          'Take the starting value out, or let everybody who has the form open change the field.',
      });
    }
}

const named = ({ field, section }: PlaceForRoles): string =>
  field ? `the field "${field.pointer.slice(1)}"` : `the section "${section}"`;
