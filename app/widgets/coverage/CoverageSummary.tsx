// The chosen coverages where nobody edits them: which, by plan class; of a record the deleted ones too, each with its state.

import type { ReactElement } from 'react';
import {
  inOrder,
  isObject,
  type Json,
  tableView,
  type ViewColumn,
} from '../../../runtime/core/index.ts';
import { RowState, type Shown } from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal/portal.tsx';
import { planClassName } from '../catalogue/plan-class.ts';
import { isTicked } from './rows.ts';
import { COVERAGE_TABLE } from './view.ts';

export function CoverageSummary({ pointer, value, store, whole }: Shown): ReactElement {
  const { texts } = store;
  const { columns, order } = tableView(usePortal().content.app.views, COVERAGE_TABLE);
  const aside = store.rowsAside(pointer);
  const rows = (Array.isArray(value) ? (value as readonly Json[]) : []).filter(
    (row, place) => (whole ? isObject(row) : isTicked(row)) && !aside.includes(place),
  );
  if (rows.length === 0) return <span className="f-blank">{texts.t('runtime.notAnswered')}</span>;
  const at = (row: Json, name: string) => (isObject(row) ? String(row[name] ?? '') : '');
  return (
    <>
      {inOrder(
        order,
        rows.map((row) => at(row, 'plan_class')),
      ).map((planClass) => (
        <div className="f-dl-item" key={planClass}>
          <b>{planClassName(texts, planClass)}</b>
          {rows
            .filter((row) => at(row, 'plan_class') === planClass)
            .map((row) => (
              <div key={at(row, 'sub_cov_id')}>
                {line(row, at, columns, texts.t)} {whole && <RowState row={row} texts={texts} />}
              </div>
            ))}
        </div>
      ))}
    </>
  );
}

/** Description, what is special about it, and how it is served from afar. */
function line(
  row: Json,
  at: (row: Json, name: string) => string,
  columns: readonly ViewColumn[],
  t: (key: string) => string,
): string {
  const names = [...new Set([at(row, 'desc'), at(row, 'sub_coverage')])].filter(
    (name) => name !== '',
  );
  const remote = columns
    .filter(({ key, input }) => input === 'switch' && isObject(row) && row[key] === true)
    .map(({ heading }) => t(heading));
  return [...names, ...remote].join(', ');
}
