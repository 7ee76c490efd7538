// What somebody can do to a form as a whole. An act names things by identity, never by a line or a number, and says nothing of files.
import type { Json } from '../../core/index.ts';

/**
 * A section as the schema files have it: `sections/practice` of those that several forms share, `forms/feedback/feedback` of one
 * that its form alone has.
 */
export type SectionId = string;

/** A field of a section, by the names on the way to it: `/contacts/*\/email` is a field of each row. */
export type FieldWay = string;

/** Where something is put: in a group of its section ('' where there are none), behind a field of it; '' before all others. */
export interface Spot {
  readonly section: SectionId;
  /** The list or group of fields it is put into; '' for the section itself. */
  readonly inside: FieldWay;
  readonly group: string;
  readonly after: string;
}

/** Sets one word of a field: of its schema, its layout or the options of its widget; without `value` it is taken away. */
export interface SetWord {
  readonly do: 'set';
  readonly section: SectionId;
  readonly field: FieldWay;
  readonly of: 'schema' | 'layout' | 'options';
  readonly name: string;
  readonly value?: Json;
}

/** Must a field always be answered? */
export interface SetRequired {
  readonly do: 'require';
  readonly section: SectionId;
  readonly field: FieldWay;
  readonly required: boolean;
}

export type Act = SetWord | SetRequired;

/** By which sentence an act is told; the server has one for each, `server.studio.act.<said>`. */
export type SaidOfAct = 'set' | 'unset' | 'required' | 'optional' | 'asReleased';

/** How an act is told, with what is filled in: `of` is what people call the thing. */
export interface Told {
  readonly said: SaidOfAct;
  readonly values: Readonly<Record<string, string>>;
}
