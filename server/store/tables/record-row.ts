// What every row of an attorney's record has.

/** A row of a list of the record; `id` is the document's where it has one, and of this attorney only. */
export interface RecordRow {
  readonly attorney_id: string;
  readonly id: string;
  /** Its place in the list, from 0. */
  readonly position: number;
}
