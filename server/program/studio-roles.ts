// Who may open the Studio: people of the staff with one of these roles, by what each of them is for.

/** Sentences; those, structure and whole files; releasing what others changed; all of it. */
export const STUDIO_ROLES = ['wording', 'editor', 'publisher', 'admin'] as const;

export type StudioRole = (typeof STUDIO_ROLES)[number];

/** Of them, those who publish, and approve what others made. */
export const RELEASERS = ['publisher', 'admin'] as const satisfies readonly StudioRole[];
