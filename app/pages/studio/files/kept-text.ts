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
  /** What was kept while no change was begun is of this one from here on. */
  adopt(): void;
}

/** Of one person in one change; '' is one that is not begun. Without usable storage nothing is kept. */
export function textKeeper(
  storage: Storage | undefined,
  { person, change }: { readonly person: string; readonly change: string },
): TextKeeper {
  const prefixOf = (of: string): string => `portal.studio.file.${person}.${of}.`;
  const prefix = prefixOf(change);
  const write = (key: string, text: string | undefined): void => {
    try {
      if (text === undefined) storage?.removeItem(key);
      else storage?.setItem(key, text);
    } catch {
      // Full or forbidden: the page still has it.
    }
  };
  return {
    find(path) {
      try {
        return JSON.parse(storage?.getItem(prefix + path) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    keep: (path, kept) => write(prefix + path, kept && JSON.stringify(kept)),
    paths: () => new Set(pathsIn(storage, prefix)),
    adopt() {
      const before = prefixOf('');
      if (before === prefix) return;
      for (const path of pathsIn(storage, before)) {
        const kept = storage?.getItem(before + path);
        if (kept && storage?.getItem(prefix + path) === null) write(prefix + path, kept);
        write(before + path, undefined);
      }
    },
  };
}

const pathsIn = (storage: Storage | undefined, prefix: string): readonly string[] =>
  Object.keys(storage ?? {})
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
