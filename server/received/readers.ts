// Who of the staff may read what a form received: by role and by form.
import { type FieldInfo, type FormBundle, seenBy, unseenPlaces } from '../../runtime/core/index.ts';
import { hasRole, STAFF } from '../accounts/staff/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { DESK } from '../flows/index.ts';
import { releasedForm } from '../forms/use.ts';
import type { Staff } from '../store/accounts/staff.ts';

export type Reader = Pick<Staff, 'roles'>;

/** Whom a form is read by that does not say so. */
const READERS: readonly string[] = [DESK];

/** Is it a form whose answers become a submission, and nothing else? */
export const isReceived = ({ submit, record }: FormBundle): boolean =>
  submit?.call === undefined && record === undefined;

const mayRead = ({ received }: FormBundle, reader: Reader): boolean =>
  (received?.by ?? READERS).some((role) => hasRole(reader, role));

/** Who reads it: one of the staff, or somebody outside, with what is personal and all else that is kept back, or without. */
export type Sight = Reader | { readonly personal: boolean };

/** May they see what is marked as personal? */
const seesPersonal = ({ received }: FormBundle, reader: Reader): boolean =>
  (received?.personal ?? []).some((role) => hasRole(reader, role));

const MARKED = new WeakMap<FormBundle, Map<string, FormBundle>>();

/**
 * The form with those places marked as personal that are kept back from them: what is personal, unless `today` lets them
 * see that, and what their roles do not see. The same object each time.
 */
export function markedFor(form: FormBundle, sight: Sight, today = form): FormBundle {
  const roles = 'roles' in sight ? [STAFF, ...sight.roles] : [];
  const isWhole = 'personal' in sight && sight.personal;
  const seesAll = isWhole || ('roles' in sight && seesPersonal(today, sight));
  if (!seesAll && unseenPlaces(form, roles).length === 0) return form;
  const key = `${isWhole} ${seesAll} ${roles.join(' ')}`;
  const known = MARKED.get(form) ?? new Map<string, FormBundle>();
  MARKED.set(form, known);
  const isKept = ({ personal, ...info }: FieldInfo): boolean =>
    !isWhole && ((personal === true && !seesAll) || !seenBy(info, roles));
  const made = known.get(key) ?? marked(form, isKept);
  known.set(key, made);
  return made;
}

function marked(form: FormBundle, isKept: (info: FieldInfo) => boolean): FormBundle {
  const fields = Object.entries(form.fields).map(([pointer, info]) => {
    const { personal: _, ...others } = info;
    return [pointer, { ...others, ...(isKept(info) && { personal: true }) }];
  });
  return { ...form, fields: Object.fromEntries(fields) };
}

/** The forms of the release that they may read. */
export const formsReadBy = (
  { content }: Pick<ServerContext, 'content'>,
  reader: Reader,
): readonly FormBundle[] =>
  Object.values(content.forms)
    .map(({ bundle }) => bundle)
    .filter((bundle) => isReceived(bundle) && mayRead(bundle, reader));

/** The form of that id; a Refusal where there is none that receives anything, or none for them. */
export function readForm(
  server: Pick<ServerContext, 'content'>,
  reader: Reader,
  id: string,
): ReleasedForm {
  const form = releasedForm(server, id);
  if (!isReceived(form.bundle)) throw new Refusal('UNKNOWN_FORM');
  if (!mayRead(form.bundle, reader)) throw new Refusal('FORM_CLOSED_TO_YOU');
  return form;
}

/** What somebody may read of what a form received; nothing of a form that is not released any more. */
export function readingOf(
  { content }: Pick<ServerContext, 'content'>,
  reader: Reader,
  id: string,
): { readonly may: boolean; readonly seesAll: boolean } {
  const form = Object.hasOwn(content.forms, id) ? content.forms[id] : undefined;
  if (!form) return { may: false, seesAll: false };
  return { may: mayRead(form.bundle, reader), seesAll: seesPersonal(form.bundle, reader) };
}
