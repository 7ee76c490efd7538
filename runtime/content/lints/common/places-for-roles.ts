// Every section and field of a form that says whom it is for, and where that is written.
import { rolesIn, uiPlace } from '../../link/fields.ts';
import type { ByRoles, FieldNode, LinkedForm } from '../../model/model.ts';

/** Something of a form that names roles. */
export interface PlaceForRoles {
  readonly file: string;
  /** Of the object that has the words. */
  readonly place: string;
  readonly own: ByRoles;
  /** The field, unless it is a whole section. */
  readonly field?: FieldNode;
  readonly section: string;
}

/** Sections first, then fields, in their order. */
export function placesForRoles({
  file,
  form,
  sections,
  fields,
}: LinkedForm): readonly PlaceForRoles[] {
  const ofSections = form.sections.flatMap((ref, at): PlaceForRoles[] => {
    if (typeof ref === 'string') return [];
    const { use, section = use ?? '', ...own } = ref;
    return own.seen || own.changed ? [{ file, place: `/sections/${at}`, own, section }] : [];
  });
  const ofFields = [...fields.values()].flatMap((field): PlaceForRoles[] => {
    const own = rolesIn(field.ui);
    if (!own.seen && !own.changed) return [];
    const section = sections.find(({ id }) => id === field.section);
    const place = `${uiPlace(field)}/ui:options`;
    return [{ file: section?.uiFile ?? file, place, own, field, section: field.section }];
  });
  return [...ofSections, ...ofFields];
}
