// Who may see and who may change a place of a form, by role: what screen, judge and server go by alike.
import type {
  Answers,
  CompiledRule,
  FieldInfo,
  FormBundle,
  GenericPointer,
  Pointer,
} from '../model/types.ts';
import { getAt, isWithin } from '../values/paths.ts';
import { setAt } from '../values/set-at.ts';

/** The names of the roles a person has while they use a form. */
export type Roles = readonly string[];

type ByRole = Pick<FieldInfo, 'seen' | 'changed'>;

/** May whoever has these roles see the place? What names no roles is seen by everybody who has the form open. */
export const seenBy = ({ seen }: ByRole, roles: Roles): boolean =>
  seen === undefined || seen.some((role) => roles.includes(role));

/** May they change it? Whoever sees a place may, unless it names others. */
export const changedBy = (place: ByRole, roles: Roles): boolean =>
  seenBy(place, roles) &&
  (place.changed === undefined || place.changed.some((role) => roles.includes(role)));

/** The places of a form that these roles do not see, outermost first; none of a form that names no roles. */
export const unseenPlaces = (form: FormBundle, roles: Roles): readonly GenericPointer[] =>
  outermost(form, (info) => !seenBy(info, roles));

/** The places that these roles may not change, whether they see them or not, outermost first. */
export const lockedPlaces = (form: FormBundle, roles: Roles): readonly GenericPointer[] =>
  outermost(form, (info) => !changedBy(info, roles));

const NAMING = new WeakMap<FormBundle['fields'], boolean>();

/** Does the form name roles at any of its places? */
export function namesRoles({ fields }: FormBundle): boolean {
  const known = NAMING.get(fields);
  if (known !== undefined) return known;
  const names = Object.values(fields).some((info) => info.seen ?? info.changed);
  NAMING.set(fields, names);
  return names;
}

function outermost(
  { fields }: FormBundle,
  is: (info: FieldInfo) => boolean,
): readonly GenericPointer[] {
  const found: GenericPointer[] = [];
  // Outer places come before those within them.
  for (const [pointer, info] of Object.entries(fields))
    if (is(info) && !found.some((outer) => isWithin(pointer, outer))) found.push(pointer);
  return found;
}

/** The answers without what these roles do not see. */
export const withoutUnseen = (form: FormBundle, roles: Roles, answers: Answers): Answers =>
  withThose(unseenPlaces(form, roles), answers, {});

/** The answers with what is kept at these places, whatever they say there. */
export const withThose = (places: readonly Pointer[], answers: Answers, kept: Answers): Answers =>
  places.reduce<Answers>((all, place) => {
    const value = getAt(kept, place);
    return value === getAt(all, place) ? all : setAt(all, place, value);
  }, answers);

const BY_ROLE = /^(seen|changed) by /;

/** Is it one of the rules that `roleRules` makes? */
export const isOfRoles = (rule: string): boolean => BY_ROLE.test(rule);

/** The rules by which a judge hides and locks such places from whoever `context.roles` says is there. */
export function roleRules(fields: FormBundle['fields']): readonly CompiledRule[] {
  return (['seen', 'changed'] as const).flatMap((word) => {
    const sets = new Map<string, GenericPointer[]>();
    for (const [pointer, info] of Object.entries(fields)) {
      const named = info[word];
      if (named === undefined) continue;
      const key = named.join(', ');
      const places = sets.get(key) ?? [];
      if (!places.some((outer) => isWithin(pointer, outer))) places.push(pointer);
      sets.set(key, places);
    }
    return [...sets].map(
      ([key, places]): CompiledRule => ({
        name: `${word} by ${key}`,
        on: 'edit',
        priority: 1,
        conditions: {
          all: [
            { not: { fact: 'context.roles', operator: 'containsAny', value: key.split(', ') } },
          ],
        },
        reads: ['context.roles'],
        effect: { type: word === 'seen' ? 'hide' : 'disable', fields: places },
      }),
    );
  });
}
