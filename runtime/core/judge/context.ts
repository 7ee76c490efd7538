// The facts `context.*` that every form has: made in one place, so that browser and server judge by the same ones.
import type { FormBundle, JsonObject } from '../model/types.ts';

export interface Opening {
  /** Which page shows the form: `form` for those without a page of their own. */
  readonly route: string;
  /** Today in America/New_York, YYYY-MM-DD. */
  readonly today: string;
  /** Records that were loaded beside the answers, such as `lead`. */
  readonly records?: JsonObject;
}

/** Who fills a form in, by whom it lets in. */
const WHO = {
  public: 'visitor',
  applicant: 'applicant',
  attorney: 'attorney',
  staff: 'staff',
} as const satisfies Record<FormBundle['access'], string>;

/** Records that are loaded beside the answers, by whom a form lets in. */
const RECORDS: Readonly<Partial<Record<FormBundle['access'], readonly string[]>>> = {
  applicant: ['lead'],
};

/** Names of the facts below `context` that rules of such a form may read. */
export const contextFacts = (access: FormBundle['access']): readonly string[] => [
  'route',
  'mode',
  'who',
  'today',
  'section',
  ...(RECORDS[access] ?? []),
];

/** The context of a form that is opened: route, mode, who, today, the step it opens on, and loaded records. */
export function contextOf(form: FormBundle, { route, today, records }: Opening): JsonObject {
  return {
    ...records,
    route,
    mode: 'new',
    who: WHO[form.access],
    today,
    section: form.sections[0]?.id ?? '',
  };
}

/** The same when the form is sent: a form in steps is sent from its last one. */
export function contextAtSubmit(form: FormBundle, opening: Opening): JsonObject {
  const section = form.kind === 'wizard' ? form.sections.at(-1)?.id : form.sections[0]?.id;
  return { ...contextOf(form, opening), section: section ?? '' };
}
