// The practice areas where nobody edits them: states, in them the plan classes with their counties and rates, all of them on demand.

import { type ReactElement, useState } from 'react';
import {
  FORMATS,
  inOrder,
  isDeletedRow,
  isObject,
  type Json,
  type JsonObject,
  tableView,
} from '../../../runtime/core/index.ts';
import { RowState, type Shown } from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal/portal.tsx';
import { planClassName } from '../catalogue/plan-class.ts';
import { COVERAGE_TABLE } from '../coverage/view.ts';
import { orderOf } from './list-model.ts';
import { useStateNames } from './places.ts';
import { text } from './rows.ts';
import { hasRate, type Terms, termsOf } from './terms.ts';

/** Counties named before "and more". */
const FEW = 5;

interface Area {
  readonly state: string;
  readonly county: string;
  readonly planClass: string;
  /** What is asked for in this county; empty where the plan class has no rate. */
  readonly rate: string;
}

export function AreaSummary({ pointer, value, store, options, whole }: Shown): ReactElement {
  const { texts } = store;
  const stateNames = useStateNames();
  const { order } = tableView(usePortal().content.app.views, COVERAGE_TABLE);
  const [all, setAll] = useState(false);
  const terms = termsOf(options);
  const areas = areasOf(value, terms, new Set(store.rowsAside(pointer)));
  const gone = whole ? deletedRows(value) : [];
  if (areas.length + gone.length === 0)
    return <span className="f-blank">{texts.t('runtime.notAnswered')}</span>;
  const states = groupsOf(areas, ({ state }) => state);
  const lines = states.map(([code, ofState]) => ({
    code,
    count: ofState.length,
    classes: inOrder(
      order,
      ofState.map(({ planClass }) => planClass),
    ).map((planClass) => ({
      planClass,
      ...countiesOf(ofState.filter((area) => area.planClass === planClass)),
    })),
  }));
  const isLong = lines.some(({ classes }) => classes.some(({ names }) => names.length > FEW));
  return (
    <>
      {lines.map(({ code, count, classes }) => (
        <div className="f-dl-item" key={code}>
          <b>{stateNames.get(code) ?? code}</b>, {texts.t('app.areas.count', { count })}{' '}
          {whole && <RowState row={{}} texts={texts} />}
          {classes.map(({ planClass, rate, names }) => (
            <div key={planClass}>
              <span className="f-muted">
                {[planClassName(texts, planClass), rate].filter((word) => word !== '').join(', ')}:
              </span>{' '}
              {(all ? names : names.slice(0, FEW)).join(', ')}
              {!all && names.length > FEW && (
                <> {texts.t('runtime.list.more', { count: names.length - FEW })}</>
              )}
            </div>
          ))}
        </div>
      ))}
      {gone.map((row) => (
        <div className="f-dl-item" key={namesIn(row, terms).join()}>
          {namesIn(row, terms, (planClass) => planClassName(texts, planClass)).join(', ')}{' '}
          <RowState row={row} texts={texts} />
        </div>
      ))}
      {isLong && !all && (
        <button type="button" className="f-linkbtn" onClick={() => setAll(true)}>
          {texts.t('runtime.list.showAll', { count: areas.length })}
        </button>
      )}
    </>
  );
}

/** What a record remembers of areas that were taken out of it. */
const deletedRows = (value: Json | undefined): readonly JsonObject[] =>
  (Array.isArray(value) ? (value as readonly Json[]) : []).filter(isObject).filter(isDeletedRow);

/** County, state and plan class of a row. */
const namesIn = (
  row: JsonObject,
  { members }: Terms,
  classOf: (planClass: string) => string = String,
): readonly string[] => [
  text(row[members.county]),
  text(row[members.state]),
  classOf(text(row[members.planClass])),
];

/** What is neither deleted nor set aside, in reading order. */
function areasOf(
  value: Json | undefined,
  terms: Terms,
  aside: ReadonlySet<number>,
): readonly Area[] {
  const rows = Array.isArray(value) ? (value as readonly Json[]) : [];
  const { members } = terms;
  return orderOf(rows, members).flatMap((index) => {
    const row = rows[index];
    if (!isObject(row) || isDeletedRow(row) || aside.has(index)) return [];
    const planClass = text(row[members.planClass]);
    const typed = hasRate(terms, row) ? row[members.rate ?? ''] : undefined;
    const rate = FORMATS.money?.(typed ?? null) ?? '';
    return [
      { state: text(row[members.state]), county: text(row[members.county]), planClass, rate },
    ];
  });
}

/** One rate of them all stands beside the plan class, different ones beside their counties. */
function countiesOf(areas: readonly Area[]): { rate: string; names: readonly string[] } {
  const rates = new Set(areas.map(({ rate }) => rate));
  const [rate = ''] = rates;
  if (rates.size === 1) return { rate, names: areas.map(({ county }) => county) };
  return {
    rate: '',
    names: areas.map(({ county, rate: own }) => (own === '' ? county : `${county} ${own}`)),
  };
}

function groupsOf<T>(
  things: readonly T[],
  keyOf: (thing: T) => string,
): readonly (readonly [string, readonly T[]])[] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return [...groups];
}
