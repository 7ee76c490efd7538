// How high the window over a long list is, and the rows in it.

/** Rows without faults are all this high, hairline included. */
export const ROW_HEIGHT = 57;

/** Of the window over more rows than fit. */
export const SIGHT = 560;

/** Rows drawn out of sight. All at once: a second pass right after the first cost more than their drawing. */
export const OVERSCAN = 4;

/** How high the window is over so many rows. */
export const heightOf = (count: number): number => Math.min(SIGHT, count * ROW_HEIGHT + 2);
