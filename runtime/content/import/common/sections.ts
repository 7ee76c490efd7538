// The sections of an imported form, with what its layout says.
import type { JsonObject } from '../../../core/index.ts';
import type { ImportNote } from './notes.ts';

/** A section of the form: its fields, and how they are laid out. */
export interface Section {
  readonly id: string;
  readonly schema: JsonObject;
  readonly ui: JsonObject;
}

export interface Layout {
  readonly sections: readonly Section[];
  /** Message key without the form's name → text. */
  readonly messages: Readonly<Record<string, string>>;
  /** Dotted paths of what nobody sees, members not named: no words speak of it. */
  readonly unseen: readonly string[];
  readonly leftOut: readonly string[];
  readonly notes: readonly ImportNote[];
  readonly rules?: readonly JsonObject[];
  readonly cases?: readonly JsonObject[];
}
