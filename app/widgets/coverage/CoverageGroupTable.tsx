// The coverages of one group: a table on a desktop, cards on a phone; what several have in common stands above them once.

import type { ReactElement } from 'react';
import type { Json, Pointer, RowGroup, TableView } from '../../../runtime/core/index.ts';
import { TickAll, tableRoles, useTexts } from '../../../runtime/react/index.ts';
import { planClassName, shortPlanClass } from '../catalogue/plan-class.ts';
import { CoverageRow, Needed } from './CoverageRow.tsx';
import { type Coverage, indexOfCoverage, isTicked } from './rows.ts';
import { coverageAreas } from './view.ts';

const { TABLE, BODY, ROW, HEADING, ROW_HEADING } = tableRoles;

interface Props {
  readonly view: TableView;
  readonly group: RowGroup<Coverage>;
  readonly list: readonly Json[];
  readonly pointer: Pointer;
  readonly onTick: (coverage: Coverage) => void;
  readonly onTickAll: (coverages: readonly Coverage[], all: boolean) => void;
}

export function CoverageGroupTable(props: Props): ReactElement {
  const { view, group, list } = props;
  const { t } = useTexts();
  const { columns } = view;
  return (
    <div className="cov">
      <GroupHead {...props} />
      <table {...TABLE} className="cards">
        <thead {...BODY}>
          <tr {...ROW}>
            {columns.map(({ key, heading, input }) => (
              <th
                {...HEADING}
                key={key}
                scope="col"
                className={input === 'switch' ? 'cov-in' : undefined}
              >
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        {coverageAreas(view, group.rows).map((area) => (
          <tbody {...BODY} key={area.rows[0]?.sub_cov_id}>
            {area.name !== undefined && <AreaHead {...props} name={area.name} rows={area.rows} />}
            {area.rows.map((coverage) => {
              const index = indexOfCoverage(list, coverage);
              return (
                <CoverageRow
                  key={`${coverage.plan_class} ${coverage.sub_cov_id}`}
                  columns={columns}
                  coverage={coverage}
                  row={list[index]}
                  place={`${props.pointer}/${index}`}
                  marked={view.isMarked(coverage)}
                  under={area.name !== undefined}
                  onTick={props.onTick}
                />
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}

const tickedOf = (list: readonly Json[], rows: readonly Coverage[]): number =>
  rows.filter((coverage) => isTicked(list[indexOfCoverage(list, coverage)])).length;

/** Name of the group, and the tick of all of it. */
function GroupHead({ group, list, onTickAll }: Props): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const count = group.rows.length;
  const chosen = tickedOf(list, group.rows);
  const name = planClassName(texts, group.name);
  return (
    <div className="cov-h">
      {group.name !== '' && (
        <h3>
          {name} <Short of={group.name} />
        </h3>
      )}
      <span className="cov-n">{t('app.coverages.chosen', { chosen, count })}</span>
      {count > 1 && (
        <TickAll
          chosen={chosen}
          count={count}
          label={t('app.coverages.all', { count, group: name })}
          onTick={(all) => onTickAll(group.rows, all)}
        >
          {t('app.coverages.allShort')}
        </TickAll>
      )}
    </div>
  );
}

interface AreaHeadProps extends Props {
  readonly name: string;
  readonly rows: readonly Coverage[];
}

/** What several coverages have in common, and the tick of all of them. */
function AreaHead({ view, name, rows, list, onTickAll }: AreaHeadProps): ReactElement {
  const { t } = useTexts();
  return (
    <tr {...ROW} className="over">
      <th {...ROW_HEADING} scope="rowgroup" colSpan={view.columns.length}>
        <TickAll
          chosen={tickedOf(list, rows)}
          count={rows.length}
          label={t('app.coverages.allOfArea', { area: name })}
          onTick={(all) => onTickAll(rows, all)}
        >
          {name}
          {rows.some(view.isMarked) && <Needed />}
        </TickAll>
      </th>
    </tr>
  );
}

/** The boxed letters of a plan class; a group by something else has none. */
function Short({ of }: { readonly of: string }): ReactElement | null {
  const texts = useTexts();
  const short = shortPlanClass(texts, of);
  return short === planClassName(texts, of) ? null : <span className="code">{short}</span>;
}
