// A set of listeners, told one by one; one may leave while it is told.

export interface Listeners<T> {
  add(listener: (value: T) => void): () => void;
  tell(value: T): void;
}

export function listeners<T>(): Listeners<T> {
  const all = new Set<(value: T) => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    tell(value) {
      for (const listener of [...all]) listener(value);
    },
  };
}
