// The practice areas on the review page: states with their counties, all of them on demand.

import { type ReactElement, useState } from 'react';
import { isDeletedRow, isObject, type Json } from '../../../runtime/core/index.ts';
import type { Shown } from '../../../runtime/react/index.ts';
import { shortPlanClass } from '../plan-class.ts';
import { orderOf } from './list-model.ts';
import { useStateNames } from './places.ts';
import { text } from './rows.ts';

/** Counties named before "and more". */
const FEW = 5;

interface State {
  readonly code: string;
  readonly names: readonly string[];
}

export function AreaSummary({ value, store }: Shown): ReactElement {
  const { texts } = store;
  const stateNames = useStateNames(store.calls);
  const [all, setAll] = useState(false);
  const rows = (Array.isArray(value) ? (value as readonly Json[]) : []).filter(
    (row) => !isDeletedRow(row),
  );
  if (rows.length === 0) return <span className="f-blank">{texts.t('runtime.notAnswered')}</span>;
  const states = statesOf(rows, (row) =>
    isObject(row) ? `${text(row.county)} ${shortPlanClass(texts, text(row.plan_class))}` : '',
  );
  const isLong = states.some(({ names }) => names.length > FEW);
  return (
    <>
      {states.map(({ code, names }) => (
        <div className="f-dl-item" key={code}>
          <b>{stateNames.get(code) ?? code}</b>,{' '}
          {texts.t('app.areas.count', { count: names.length })}:{' '}
          {(all ? names : names.slice(0, FEW)).join(', ')}
          {!all && names.length > FEW && (
            <> {texts.t('runtime.list.more', { count: names.length - FEW })}</>
          )}
        </div>
      ))}
      {isLong && !all && (
        <button type="button" className="f-linkbtn" onClick={() => setAll(true)}>
          {texts.t('runtime.list.showAll', { count: rows.length })}
        </button>
      )}
    </>
  );
}

function statesOf(rows: readonly Json[], name: (row: Json) => string): readonly State[] {
  const states = new Map<string, string[]>();
  for (const index of orderOf(rows)) {
    const row = rows[index];
    if (!isObject(row)) continue;
    const code = text(row.state_code);
    states.set(code, [...(states.get(code) ?? []), name(row)]);
  }
  return [...states].map(([code, names]) => ({ code, names }));
}
