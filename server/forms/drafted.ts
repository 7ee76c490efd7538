// Drafts and files that the calls of all forms keep for a form with a submit call of its own, one of each thing where it says so.
import type { FormBundle } from '../../runtime/core/index.ts';

const SAVE = 'form_draft_save';

/** Does the form leave its draft, and the files uploaded beside it, to the calls of all forms? */
export const keepsDraftHere = ({ draft, record }: FormBundle): boolean =>
  draft?.save === SAVE && record === undefined;

/** Owner of what an attorney fills in. */
export const attorneyOwner = (id: string): string => `attorney/${id}`;

/** Owner of what one of the staff fills in. */
export const staffOwner = (id: string): string => `staff/${id}`;

/** Owner of the draft that a person has about one thing; of the only one where it is about nothing. */
export const draftOwner = (person: string, about?: string): string =>
  about === undefined ? person : `${person}/about/${about}`;
