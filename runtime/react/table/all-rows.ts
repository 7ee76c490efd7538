// Every row a table has, for a file: those at hand, or page after page of its call.

import type { JsonObject, TableView } from '../../core/index.ts';
import { answerBody } from '../calls/question.ts';
import type { CallClient } from '../common/ports.ts';
import type { TablePlace } from './table-place.ts';
import { inputsAt, pageIn } from './use-rows.ts';

/** A call that never ends its pages must not run for ever. */
const MOST_PAGES = 1000;

/** Asks for all pages at a place, the largest there are; a refusal is thrown as the `CallAnswer` it came as. */
export async function readAllRows(
  view: TableView,
  calls: CallClient,
  payload: JsonObject,
  place: TablePlace,
): Promise<readonly object[]> {
  const { call } = view.source;
  const size = Math.max(...view.sizes);
  const all: object[] = [];
  let from: string | undefined;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const asked = { ...payload, ...inputsAt(view, { ...place, page, from, size }) };
    const { rows, total, next } = pageIn(view, await answerBody(calls, call, asked));
    all.push(...rows);
    const isLast = next === undefined && (total === undefined || all.length >= total);
    if (rows.length === 0 || isLast || (next !== undefined && next === from)) break;
    from = next;
  }
  return all;
}
