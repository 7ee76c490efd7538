// What the parts of a table are, said outright: on a phone rows are drawn as cards, and browsers then forget it.

export const TABLE = { role: 'table' } as const;
export const BODY = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const CELL = { role: 'cell' } as const;
/** The heading of several rows. */
export const ROW_HEADING = { role: 'rowheader' } as const;
export const HEADING = { role: 'columnheader' } as const;
