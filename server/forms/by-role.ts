// What the caller of a form may see and change of it by their roles: what they may not is as it was kept, whatever they send.
import {
  type Answers,
  carryOver,
  type Fault,
  type FormBundle,
  getAt,
  isBlank,
  isOfRoles,
  isWithin,
  type Judgement,
  lockedPlaces,
  namesRoles,
  type Roles,
  sameValue,
  seenBy,
  setAt,
  withDefaults,
  withoutUnseen,
  withThose,
} from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { findDraft } from '../store/forms/drafts.ts';
import { newFault } from './faults.ts';
import { formOfRelease } from './releases.ts';
import type { FormUse, OwnedForm } from './use.ts';

type Server = Pick<ServerContext, 'db' | 'content'>;

/** The roles of whoever uses the form: the one that it lets in, unless more is known of them. */
export const rolesOf = ({ form, roles }: Caller): Roles => roles ?? [form.bundle.access];

/** A form, and what is known of whoever uses it. */
interface Caller {
  readonly form: { readonly bundle: Pick<FormBundle, 'access'> };
  readonly roles?: Roles;
}

/** What they may see of answers. */
export const answersInSight = (form: FormBundle, use: Caller, answers: Answers): Answers =>
  withoutUnseen(form, rolesOf(use), answers);

/** What holds at the places that a caller may not change. */
export interface Withheld {
  readonly places: readonly string[];
  /** The answers that were kept, with the defaults of the form where there are none. */
  readonly kept: Answers;
}

/** Nothing where they may change all of it. */
export async function withheldFrom(
  server: Server,
  use: FormUse | OwnedForm,
  form: FormBundle,
): Promise<Withheld> {
  const places = namesRoles(form) ? lockedPlaces(form, rolesOf(use)) : [];
  if (places.length === 0) return { places, kept: {} };
  return { places, kept: withDefaults(form, use.kept ?? (await draftOf(server, use, form))) };
}

async function draftOf(
  server: Server,
  use: FormUse | OwnedForm,
  form: FormBundle,
): Promise<Answers> {
  const draft =
    'owner' in use ? await findDraft(server.db, { form_id: form.id, owner: use.owner }) : undefined;
  if (!draft || draft.closed) return {};
  if (draft.release === form.release) return draft.data;
  const then = await formOfRelease(server, form.id, draft.release);
  return carryOver(form, draft.data, then?.bundle).answers;
}

/** The answers as they count: what the caller may not change is as it was kept. */
export const asKept = ({ places, kept }: Withheld, answers: Answers): Answers =>
  withThose(places, answers, kept);

/** Who sent them, and what else they may have had from here. */
interface Sent {
  readonly roles: Roles;
  /** What rules made of the answers, by place. */
  readonly values?: Judgement['values'];
  /** Other answers that were kept, before or after. */
  readonly also?: Answers;
}

/**
 * A fault where somebody sent another answer than the kept one at a place that they may not change. What the rules
 * make of it is theirs to send back; of what they do not see, that and what every form begins with alone.
 */
export function changedByOthers(
  form: FormBundle,
  { places, kept }: Withheld,
  sent: Answers,
  { roles, values = {}, also = {} }: Sent,
): readonly Fault[] {
  if (places.length === 0) return [];
  const begins = withDefaults(form, {});
  return places.flatMap((place) => {
    const value = getAt(sent, place);
    const info = form.fields[place];
    const seen = info && seenBy(info, roles) ? [kept, also] : [];
    const within = Object.entries(values).filter(([pointer]) => isWithin(pointer, place));
    const isKnown = [begins, ...seen].some((answers) => {
      const ruled = within.reduce<Answers>((all, [at, made]) => setAt(all, at, made), answers);
      return [answers, ruled].some((one) => sameValue(getAt(one, place), value));
    });
    return isBlank(value) || isKnown ? [] : [newFault(place, 'byRole')];
  });
}

/** The answers to store, with what others wrote where the caller sees nothing; what rules hide by themselves stays out. */
export function withUnseenKept(
  { places }: Withheld,
  { because, fields }: Pick<Judgement, 'because' | 'fields'>,
  judged: Answers,
  submitted: Answers,
): Answers {
  return places.reduce<Answers>((all, place) => {
    const value = getAt(judged, place);
    const isTheirs = fields[place]?.hidden && because[place]?.every(isOfRoles);
    return isTheirs && !isBlank(value) ? setAt(all, place, value) : all;
  }, submitted);
}
