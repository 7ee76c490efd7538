// Where the person stands in a table, and how to go elsewhere in it.

import { useMemo, useState } from 'react';
import type { TableView } from '../../core/index.ts';
import type { TableHost } from './host.ts';
import { placeIn, searchAt, type TablePlace } from './table-place.ts';

/** Going anywhere but to another page begins with the first page. */
export type Move = (to: Partial<TablePlace>) => void;

export function usePlace(view: TableView, { address }: TableHost): readonly [TablePlace, Move] {
  const [own, setOwn] = useState('');
  const search = address?.search ?? own;
  const place = useMemo(() => placeIn(search, view), [search, view]);
  const move: Move = (to) => {
    const next = { ...place, page: 1, from: undefined, ...to };
    (address?.go ?? setOwn)(searchAt(search, next, view));
  };
  return [place, move];
}
