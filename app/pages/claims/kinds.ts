// What the two kinds of claims have in common, and by which form and calls they differ.

import type { JsonObject } from '../../../runtime/core/index.ts';

/** The kind of a case, as calls name it. */
export type Kind = 'Matter' | 'CDL';

/** The form of a claim on a case of this kind. */
export const FORMS = { Matter: 'matter-claim', CDL: 'cdl-claim' } as const;

/** The flow that a claim goes through. */
export const FLOWS = { Matter: 'matter-claim', CDL: 'cdl-claim' } as const;

/** The call that takes files of a claim. */
export const UPLOADS = {
  Matter: 'upload_matter_claim_files',
  CDL: 'upload_cdl_claim_files',
} as const;

/** A file of a claim that has been made. */
export interface ClaimFile {
  readonly name: string;
  readonly prefix: string;
}

/** Files that were chosen and have not arrived, by the id of their claim: as long as the page is there, nobody chooses them twice. */
export type Held = Map<string, readonly File[]>;

/** A claim that was made. */
export interface Standing {
  readonly kind: Kind;
  /** The case with the claim. */
  readonly one: JsonObject;
  /** When it was sent, YYYY-MM-DD; undefined where nobody says. */
  readonly sent: string | undefined;
}
