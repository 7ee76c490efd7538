// The words of what code needs of the content: names, and what an answer must be. Made from code, handed to whoever builds
// or publishes content; kept as data beside the code that needs it.

export const NEED_KINDS = [
  'form',
  'section',
  'field',
  'choice',
  'flow',
  'state',
  'group',
  'move',
  'view',
  'column',
  'mail',
  'document',
  'page',
  'message',
] as const;

export type NeedKind = (typeof NEED_KINDS)[number];

/** One name that code cannot do without. */
export interface Need {
  readonly kind: NeedKind;
  /** The form, flow or view it is of. */
  readonly of?: string;
  /** Of a field a pointer with `*` for rows. */
  readonly name: string;
  /** Of a choice: the value, the name being that of its field. */
  readonly choice?: string;
  /** Of a field: the type and the format of its answers, as its schema has them. */
  readonly type?: string;
  readonly format?: string;
  /** Of a field: code relies on an answer being there. */
  readonly there?: true;
  /** Files that need it. */
  readonly by: readonly string[];
}

/** Everything that code needs. */
export interface Needs {
  /** What each file is for, in the words of its first line. */
  readonly purposes: Readonly<Record<string, string>>;
  readonly needs: readonly Need[];
}
