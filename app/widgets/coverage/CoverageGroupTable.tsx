// The coverages of one plan class: a table on a desktop, cards on a phone.

import { memo, type ReactElement } from 'react';
import { isObject, type Json, type Pointer } from '../../../runtime/core/index.ts';
import { useStore, useTexts } from '../../../runtime/react/index.ts';
import { planClassName, shortPlanClass } from '../plan-class.ts';
import { type Coverage, indexOfCoverage, isTicked } from './rows.ts';
import type { CoverageGroup } from './view.ts';

interface Props {
  readonly group: CoverageGroup;
  readonly list: readonly Json[];
  readonly pointer: Pointer;
  readonly isMarked: (coverage: Coverage) => boolean;
  readonly onTick: (coverage: Coverage) => void;
}

export function CoverageGroupTable({
  group,
  list,
  pointer,
  isMarked,
  onTick,
}: Props): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const indexes = group.coverages.map((coverage) => indexOfCoverage(list, coverage));
  const chosen = indexes.filter((index) => isTicked(list[index])).length;
  return (
    <div className="cov">
      <div className="cov-h">
        <h3>
          {planClassName(texts, group.planClass)}{' '}
          <span className="code">{shortPlanClass(texts, group.planClass)}</span>
        </h3>
        <span className="cov-n">
          {t('app.coverages.chosen', { chosen, count: group.coverages.length })}
        </span>
      </div>
      <table className="cards">
        <thead>
          <tr>
            <th scope="col">{t('views.coverage-table.desc.heading')}</th>
            <th scope="col">{t('views.coverage-table.remote_consult.heading')}</th>
            <th scope="col">{t('views.coverage-table.remote_service.heading')}</th>
          </tr>
        </thead>
        <tbody>
          {group.coverages.map((coverage, at) => {
            const index = indexes[at] ?? -1;
            return (
              <Row
                key={coverage.sub_cov_id}
                coverage={coverage}
                row={list[index]}
                place={`${pointer}/${index}`}
                marked={isMarked(coverage)}
                onTick={onTick}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly coverage: Coverage;
  readonly row: Json | undefined;
  readonly place: Pointer;
  readonly marked: boolean;
  readonly onTick: (coverage: Coverage) => void;
}

const Row = memo(
  function Row({ coverage, row, place, marked, onTick }: RowProps): ReactElement {
    const { t } = useTexts();
    const ticked = isTicked(row);
    const name =
      coverage.desc === coverage.sub_coverage
        ? coverage.desc
        : `${coverage.desc}, ${coverage.sub_coverage}`;
    return (
      <tr>
        <td className="top">
          <label className="f-choice">
            <input type="checkbox" checked={ticked} onChange={() => onTick(coverage)} />
            <span>
              {coverage.desc}
              {marked && (
                <span title={t('app.coverages.needed')}>
                  {' *'}
                  <span className="f-sr"> {t('app.coverages.needed')}</span>
                </span>
              )}
              {coverage.sub_coverage !== '' && coverage.sub_coverage !== coverage.desc && (
                <small className="sub">{coverage.sub_coverage}</small>
              )}
            </span>
          </label>
        </td>
        <Remote
          place={`${place}/remote_consult`}
          on={ticked && isObject(row) && row.remote_consult === true}
          enabled={ticked}
          head={t('views.coverage-table.remote_consult.heading')}
          label={t('app.coverages.remoteConsult', { coverage: name })}
        />
        <Remote
          place={`${place}/remote_service`}
          on={ticked && isObject(row) && row.remote_service === true}
          enabled={ticked}
          head={t('views.coverage-table.remote_service.heading')}
          label={t('app.coverages.remoteService', { coverage: name })}
        />
      </tr>
    );
  },
  // `onTick` reads the answers when it is called, so an older one does the same.
  (a, b) =>
    a.row === b.row && a.coverage === b.coverage && a.place === b.place && a.marked === b.marked,
);

interface RemoteProps {
  readonly place: Pointer;
  readonly on: boolean;
  readonly enabled: boolean;
  readonly head: string;
  readonly label: string;
}

/** A switch that wakes up once its coverage is ticked. */
function Remote({ place, on, enabled, head, label }: RemoteProps): ReactElement {
  const store = useStore();
  return (
    <td data-l={head} className={enabled ? undefined : 'off-p'}>
      <label className="f-switch">
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          disabled={!enabled}
          onChange={(event) => store.set(place, event.target.checked)}
        />
        <i aria-hidden="true" />
        <span className="f-sr">{label}</span>
      </label>
    </td>
  );
}
