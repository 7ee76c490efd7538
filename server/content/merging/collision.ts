// A place that two sides changed, each in its own way.

/** The side that a collision is decided for: the files that came with the server, or what was published on top of those before. */
export type Side = 'shipped' | 'published';

/** A place that both sides changed, and not to the same. */
export interface Collision {
  readonly file: string;
  /** A JSON Pointer; of Markdown, and of a file that is gone on one side, ''. */
  readonly place: string;
  /** As each side has it; absent where it is gone there. */
  readonly shipped?: string;
  readonly published?: string;
}

/** Decides a collision. */
export type Decide = (collision: Collision) => Side;

/** Tells a collision of a file, and hears how it is decided. */
export type Meet = (collision: Omit<Collision, 'file'>) => Side;
