// One coverage: a box to tick, switches that wake up once it is ticked, and whatever else its table shows.

import { memo, type ReactElement } from 'react';
import {
  cellText,
  isObject,
  type Json,
  joinPointer,
  type Pointer,
  type ViewColumn,
} from '../../../runtime/core/index.ts';
import { tableRoles, useStore, useTexts } from '../../../runtime/react/index.ts';
import { type Coverage, coverageName, isTicked } from './rows.ts';

const { ROW, CELL } = tableRoles;

interface Props {
  readonly columns: readonly ViewColumn[];
  readonly coverage: Coverage;
  readonly row: Json | undefined;
  readonly place: Pointer;
  readonly marked: boolean;
  /** Its description stands above it, for it and others. */
  readonly under: boolean;
  readonly onTick: (coverage: Coverage) => void;
}

export const CoverageRow = memo(
  function CoverageRow({ columns, ...props }: Props): ReactElement {
    return (
      <tr {...ROW} className={props.under ? 'under' : undefined}>
        {columns.map((column) => {
          if (column.input === 'tick') return <Tick key={column.key} column={column} {...props} />;
          if (column.input === 'switch')
            return <Switch key={column.key} column={column} {...props} />;
          return <Plain key={column.key} column={column} {...props} />;
        })}
      </tr>
    );
  },
  // `onTick` reads the answers when it is called, so an older one does the same.
  (a, b) =>
    a.row === b.row &&
    a.coverage === b.coverage &&
    a.place === b.place &&
    a.marked === b.marked &&
    a.under === b.under &&
    a.columns === b.columns,
);

type CellProps = Omit<Props, 'columns'> & { readonly column: ViewColumn };

function Tick({ column, coverage, row, marked, under, onTick }: CellProps): ReactElement {
  const { sub_coverage: sub, desc } = coverage;
  const text = cellText(column, coverage);
  return (
    <td {...CELL} className="top">
      <label className="f-choice">
        <input type="checkbox" checked={isTicked(row)} onChange={() => onTick(coverage)} />
        {under ? (
          <span>
            <span className="f-sr">{text} </span>
            {sub}
          </span>
        ) : (
          <span>
            {text}
            {marked && <Needed />}
            {sub !== '' && sub !== desc && <small className="sub">{sub}</small>}
          </span>
        )}
      </label>
    </td>
  );
}

/** The asterisk of an area in which attorneys are needed. */
export function Needed(): ReactElement {
  const { t } = useTexts();
  return (
    <span title={t('app.coverages.needed')}>
      {' *'}
      <span className="f-sr"> {t('app.coverages.needed')}</span>
    </span>
  );
}

function Switch({ column, coverage, row, place }: CellProps): ReactElement {
  const { t, has } = useTexts();
  const store = useStore();
  const enabled = isTicked(row);
  const on = enabled && isObject(row) && row[column.key] === true;
  const heading = t(column.heading);
  const labelKey = `app.coverages.${column.key}`;
  const name = coverageName(coverage);
  return (
    <td {...CELL} data-l={heading} className={enabled ? 'cov-in' : 'cov-in off-p'}>
      <label className="f-switch">
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          disabled={!enabled}
          onChange={(event) =>
            store.set(`${place}${joinPointer([column.key])}`, event.target.checked)
          }
        />
        <i aria-hidden="true" />
        <span className="f-sr">
          {has(labelKey) ? t(labelKey, { coverage: name }) : `${heading}, ${name}`}
        </span>
      </label>
    </td>
  );
}

function Plain({ column, coverage }: CellProps): ReactElement {
  const { t } = useTexts();
  return (
    <td {...CELL} data-l={t(column.heading)}>
      {cellText(column, coverage)}
    </td>
  );
}
