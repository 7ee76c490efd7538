// Cuts the rows of a table into pages, its groups with them.

import type { RowGroup } from '../../core/index.ts';

/** The groups with the rows of one page; without a size, all of them. */
export function onPage<Row>(
  groups: readonly RowGroup<Row>[],
  page: number,
  size: number | undefined,
): readonly RowGroup<Row>[] {
  if (size === undefined) return groups;
  let before = (page - 1) * size;
  let room = size;
  return groups.flatMap(({ name, rows }) => {
    const shown = room > 0 ? rows.slice(before, before + room) : [];
    before = Math.max(0, before - rows.length);
    room -= shown.length;
    return shown.length === 0 ? [] : [{ name, rows: shown }];
  });
}

export const countOf = (groups: readonly RowGroup<unknown>[]): number =>
  groups.reduce((count, { rows }) => count + rows.length, 0);

/** How many pages so many rows make; one at least. */
export const pagesOf = (count: number, size: number | undefined): number =>
  size === undefined ? 1 : Math.max(1, Math.ceil(count / size));
