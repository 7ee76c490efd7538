// A place of a form by the rows it stands in, not by their numbers: those change when a row above is taken out.

import { joinPointer, type Pointer, parsePointer } from '../../../../core/index.ts';
import type { FormStore } from '../../../store/form-store.ts';
import type { RowId } from '../../../store/rows.ts';

export interface LastingPlace {
  /** Tells it from every other place of the form, for as long as its rows are there. */
  readonly key: string;
  readonly parts: readonly (string | { readonly row: RowId })[];
}

export function lastingPlace(store: FormStore, pointer: Pointer): LastingPlace {
  const names = parsePointer(pointer).map(String);
  const parts = names.map((name, at) => {
    const row = /^\d+$/.test(name)
      ? store.rowIds(joinPointer(names.slice(0, at)))[Number(name)]
      : undefined;
    return row === undefined ? name : { row };
  });
  return { key: JSON.stringify(parts), parts };
}

/** Where it is now; undefined once one of its rows is gone. */
export function placeNow(store: FormStore, { parts }: LastingPlace): Pointer | undefined {
  const names: string[] = [];
  for (const part of parts) {
    if (typeof part === 'string') {
      names.push(part);
      continue;
    }
    const at = store.rowIds(joinPointer(names)).indexOf(part.row);
    if (at < 0) return undefined;
    names.push(String(at));
  }
  return joinPointer(names);
}
