// The coverages of one group: a table on a desktop, cards on a phone.

import type { ReactElement } from 'react';
import type { Json, Pointer, RowGroup, TableView } from '../../../runtime/core/index.ts';
import { useTexts } from '../../../runtime/react/index.ts';
import { planClassName, shortPlanClass } from '../plan-class.ts';
import { CoverageRow } from './CoverageRow.tsx';
import { type Coverage, indexOfCoverage, isTicked } from './rows.ts';

interface Props {
  readonly view: TableView;
  readonly group: RowGroup<Coverage>;
  readonly list: readonly Json[];
  readonly pointer: Pointer;
  readonly onTick: (coverage: Coverage) => void;
}

export function CoverageGroupTable({ view, group, list, pointer, onTick }: Props): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const { columns } = view;
  const indexes = group.rows.map((coverage) => indexOfCoverage(list, coverage));
  const chosen = indexes.filter((index) => isTicked(list[index])).length;
  return (
    <div className="cov">
      <div className="cov-h">
        {group.name !== '' && (
          <h3>
            {planClassName(texts, group.name)} <Short of={group.name} />
          </h3>
        )}
        <span className="cov-n">
          {t('app.coverages.chosen', { chosen, count: group.rows.length })}
        </span>
      </div>
      <table className="cards">
        <thead>
          <tr>
            {columns.map(({ key, heading, input }) => (
              <th key={key} scope="col" className={input === 'switch' ? 'cov-in' : undefined}>
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((coverage, at) => {
            const index = indexes[at] ?? -1;
            return (
              <CoverageRow
                key={`${coverage.plan_class} ${coverage.sub_cov_id}`}
                columns={columns}
                coverage={coverage}
                row={list[index]}
                place={`${pointer}/${index}`}
                marked={view.isMarked(coverage)}
                onTick={onTick}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The boxed letters of a plan class; a group by something else has none. */
function Short({ of }: { readonly of: string }): ReactElement | null {
  const texts = useTexts();
  const short = shortPlanClass(texts, of);
  return short === planClassName(texts, of) ? null : <span className="code">{short}</span>;
}
