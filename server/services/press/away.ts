// What the press says when a document could not be made, and nobody is to blame who asked for it.

/** No document was made, and nothing else was done; the same may well succeed soon. */
export class PressAway extends Error {
  constructor(why: string) {
    super(`The press has made no document: ${why}.`);
    this.name = 'PressAway';
  }
}
