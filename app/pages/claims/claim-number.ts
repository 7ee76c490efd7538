// The number the form gives a Matter claim: 2, then 01 to 99, then six digits (MTR-18); the number of the answer counts (OR-51).

const below = (count: number): number => {
  const [one = 0] = crypto.getRandomValues(new Uint32Array(1));
  return one % count;
};

export const claimNumber = (): string =>
  `2${String(1 + below(99)).padStart(2, '0')}${String(below(1_000_000)).padStart(6, '0')}`;
