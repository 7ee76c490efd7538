// Keeps what somebody typed in a file and did not save, on this device: a closed window or another page loses nothing of it.

export interface KeptText {
  readonly text: string;
  /** What the file said when it was begun. */
  readonly on: string;
}

export interface TextKeeper {
  find(path: string): KeptText | undefined;
  /** Without a text nothing is kept any more. */
  keep(path: string, kept: KeptText | undefined): void;
  /** Files of which something is kept. */
  paths(): ReadonlySet<string>;
}

/** Of one person in one change; '' is one that is not begun. Without usable storage nothing is kept. */
export function textKeeper(
  storage: Storage | undefined,
  { person, change }: { readonly person: string; readonly change: string },
): TextKeeper {
  const prefix = `portal.studio.file.${person}.${change}.`;
  return {
    find(path) {
      try {
        return JSON.parse(storage?.getItem(prefix + path) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    keep(path, kept) {
      try {
        if (kept) storage?.setItem(prefix + path, JSON.stringify(kept));
        else storage?.removeItem(prefix + path);
      } catch {
        // Full or forbidden: the page still has it.
      }
    },
    paths() {
      const keys = storage ? Object.keys(storage) : [];
      return new Set(
        keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
      );
    },
  };
}
