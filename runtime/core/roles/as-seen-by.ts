// A form as a person of some roles has it on the screen.
import type {
  FieldInfo,
  FormBundle,
  GenericPointer,
  JsonObject,
  SectionBundle,
} from '../model/types.ts';
import { parsePointer } from '../values/paths.ts';
import { setAt } from '../values/set-at.ts';
import { changedBy, namesRoles, type Roles, seenBy } from './roles.ts';

const KNOWN = new WeakMap<FormBundle, Map<string, FormBundle>>();
/** The form that one was made of for some roles. */
const WHOLE = new WeakMap<FormBundle, FormBundle>();

/**
 * The form as these roles have it: sections of which they see nothing are not there, what they may not change can only be
 * read. Rules then read the roles as `context.roles`. The same object each time.
 */
export function asSeenBy(given: FormBundle, roles: Roles): FormBundle {
  const form = WHOLE.get(given) ?? given;
  const key = roles.join(' ');
  if (key === (form.roles ?? [form.access]).join(' ') && !namesRoles(form)) return form;
  const known = KNOWN.get(form) ?? new Map<string, FormBundle>();
  KNOWN.set(form, known);
  const made = known.get(key) ?? seen(form, roles);
  known.set(key, made);
  WHOLE.set(made, form);
  return made;
}

function seen(form: FormBundle, roles: Roles): FormBundle {
  if (!namesRoles(form)) return { ...form, roles };
  const fields = Object.fromEntries(
    Object.entries(form.fields).map(([pointer, info]) => [pointer, shown(info, roles)]),
  );
  const sections = form.sections.filter(({ id, owns }) => {
    const own = owns.flatMap((name) => form.fields[`/${name}`] ?? []);
    return own.length === 0 || own.some((info) => info.section !== id || seenBy(info, roles));
  });
  const locked = Object.keys(form.fields).filter(
    (pointer) => !changedBy(form.fields[pointer] ?? {}, roles),
  );
  const shownOf = sections.length > 0 ? sections : form.sections;
  return { ...form, roles, fields, sections: shownOf.map((one) => unmarked(one, locked)) };
}

/** What nobody asks of them is not marked as optional either. */
function unmarked(section: SectionBundle, locked: readonly GenericPointer[]): SectionBundle {
  const ui = locked
    .filter((pointer) => section.owns.includes(parsePointer(pointer)[0] ?? ''))
    .map((pointer) => pointer.replaceAll('/*', '/items'))
    .reduce<JsonObject>((all, at) => setAt(all, `${at}/ui:options/optional`, false), section.ui);
  return { ...section, ui };
}

function shown(info: FieldInfo, roles: Roles): FieldInfo {
  if (!seenBy(info, roles)) return { ...info, hiddenAtFirst: true };
  if (changedBy(info, roles)) return info;
  const { required: _, ...rest } = info;
  return {
    ...rest,
    readOnly: true,
    texts: { locked: 'runtime.lockedByRole', ...info.texts },
  };
}
