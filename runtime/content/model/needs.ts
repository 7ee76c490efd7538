// The words of what code needs of the content: names, and what an answer must be. Made from code, handed to whoever builds
// or publishes content; kept as data beside the code that needs it.

export type NeedKind =
  | 'form'
  | 'section'
  | 'field'
  | 'choice'
  | 'flow'
  | 'state'
  | 'group'
  | 'move'
  | 'view'
  | 'column'
  | 'table'
  | 'call'
  | 'mail'
  | 'document'
  | 'page'
  | 'message';

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
}

/** What one file of the code needs. */
export interface NeedsOfFile {
  /** What the file is for, in the words of its first line. */
  readonly for: string;
  readonly needs?: readonly Need[];
  /** Sentences and long texts by their full keys. */
  readonly messages?: readonly string[];
}

/** Everything that code needs, by the file that needs it. */
export type Needs = Readonly<Record<string, NeedsOfFile>>;

/** One name with the files that need it. */
export interface Needed extends Need {
  readonly by: readonly string[];
}

/** Every name once. */
export function neededNames(needs: Needs): readonly Needed[] {
  const found = new Map<string, Needed>();
  for (const [file, { needs: own = [], messages = [] }] of Object.entries(needs))
    for (const need of [...own, ...messages.map((name): Need => ({ kind: 'message', name }))]) {
      const key = JSON.stringify([need.kind, need.of, need.name, need.choice]);
      found.set(key, joined(found.get(key), { ...need, by: [file] }));
    }
  return [...found.values()];
}

const joined = (before: Needed | undefined, need: Needed): Needed => ({
  ...before,
  ...need,
  ...(before?.there && { there: before.there }),
  by: [...(before?.by ?? []), ...need.by],
});
