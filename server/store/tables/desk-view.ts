// `desk_view`: what a clerk asks a queue for, kept under a name.
export interface DeskViewTable {
  readonly staff_id: string;
  readonly queue: string;
  readonly name: string;
  /** The query of the queue's address, as its page writes it. */
  readonly search: string;
}
