// What is said when a worker thread could not do its task, and nobody is to blame who asked for it.

/** No document was made, and nothing else was done; the same may well succeed soon. */
export class WorkersAway extends Error {
  constructor(why: string) {
    super(`No document was made: ${why}.`);
    this.name = 'WorkersAway';
  }
}
