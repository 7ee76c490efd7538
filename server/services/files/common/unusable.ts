// Files that cannot be kept as the settings say: said at the start, in one line.

/** The message is the line the start ends with. */
export class UnusableFiles extends Error {}
