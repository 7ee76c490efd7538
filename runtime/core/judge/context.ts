// The facts `context.*` that every form has: made in one place, so that browser and server judge by the same ones.
import type { FormBundle, JsonObject } from '../model/types.ts';

export interface Opening {
  /** Which page shows the form: `form` for those without a page of their own. */
  readonly route: string;
  /** Today, YYYY-MM-DD. */
  readonly today: string;
  /** Records that were loaded beside the answers, by the names rules know them by. */
  readonly records?: JsonObject;
}

/** Names of the facts below `context` that rules of any form may read, besides those of loaded records. */
export const CONTEXT_FACTS = ['route', 'mode', 'who', 'roles', 'today', 'section'] as const;

/** The record below `context` that a form edits: its answers as they are stored, with masks in place of secrets. */
export const RECORD_FACT = 'record';

/** The id below `context` of what the form is about, where a person keeps a draft of it for each thing. */
export const ABOUT_FACT = 'about';

/** The context of a form that is opened: route, mode, who, roles, today, the step it opens on, and loaded records. */
export function contextOf(form: FormBundle, { route, today, records }: Opening): JsonObject {
  return {
    ...records,
    route: form.record?.route ?? route,
    mode: form.record ? 'edit' : 'new',
    who: form.who ?? form.access,
    roles: form.roles ?? [form.access],
    today,
    section: form.sections[0]?.id ?? '',
  };
}

/** The same when the form is sent: a form in steps is sent from its last one. */
export function contextAtSubmit(form: FormBundle, opening: Opening): JsonObject {
  const section = form.kind === 'wizard' ? form.sections.at(-1)?.id : form.sections[0]?.id;
  return { ...contextOf(form, opening), section: section ?? '' };
}
