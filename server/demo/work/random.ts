// Chance that gives the same each time: invented people and cases are to be the same in every store of one seed.

export interface Chance {
  /** A whole number from 0, below this one. */
  below(count: number): number;
  pick<T>(items: readonly T[]): T;
  uuid(): string;
}

/** Chance of a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (count: number) => next() % count;
  return {
    below,
    pick(items) {
      const picked = items[below(items.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
    uuid() {
      const hex = [next(), next(), next(), next()]
        .map((part) => part.toString(16).padStart(8, '0'))
        .join('');
      const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
      return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20)].join('-');
    },
  };
}
