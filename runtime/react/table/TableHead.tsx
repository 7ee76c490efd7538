// The headings of a table; those that put its rows in order are buttons, and say which order it is.

import type { ReactElement } from 'react';
import type { RowOrder, ViewColumn } from '../../core/index.ts';
import type { TableHost } from './host.ts';
import { HEADING, ROW } from './roles.ts';

interface Props {
  readonly host: TableHost;
  readonly columns: readonly ViewColumn[];
  /** The order rows stand in. */
  readonly order: RowOrder | undefined;
  readonly onOrder: (order: RowOrder) => void;
  /** A column before the others in which rows are chosen. */
  readonly choosable: boolean;
  /** In its place a box that selects all rows of the page, or none. */
  readonly selectAll?: SelectAll | undefined;
}

export interface SelectAll {
  readonly how: 'all' | 'some' | 'none';
  readonly onAll: (all: boolean) => void;
}

export function TableHead(props: Props): ReactElement {
  const { host, columns, order, onOrder, choosable, selectAll } = props;
  const { t } = host.texts;
  return (
    <thead>
      <tr {...ROW}>
        {selectAll && (
          <th {...HEADING} scope="col" className="f-view-choice">
            <AllRows {...selectAll} label={t('runtime.table.selectAll')} />
          </th>
        )}
        {choosable && (
          <th {...HEADING} scope="col" className="f-view-choice">
            <span className="f-sr">{t('runtime.table.chosen')}</span>
          </th>
        )}
        {columns.map(({ key, heading, align, sortable }) => {
          const way = order?.key === key ? wayOf(order) : undefined;
          return (
            <th
              key={key}
              {...HEADING}
              scope="col"
              className={`f-at-${align}`}
              aria-sort={sortable ? (way ?? 'none') : undefined}
            >
              {sortable ? (
                <button
                  type="button"
                  className="f-view-sort"
                  onClick={() => onOrder({ key, descending: way === 'ascending' })}
                >
                  {t(heading)}
                </button>
              ) : (
                t(heading)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function AllRows({ how, onAll, label }: SelectAll & { readonly label: string }): ReactElement {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={how === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = how === 'some';
      }}
      onChange={({ target }) => onAll(target.checked)}
    />
  );
}

const wayOf = ({ descending }: RowOrder) => (descending ? 'descending' : 'ascending');

type ChoiceProps = Pick<Props, 'host' | 'columns' | 'order'> & {
  readonly onOrder: (order: RowOrder | undefined) => void;
};

/** On a phone cards have no headings to press. */
export function OrderChoice({ host, columns, order, onOrder }: ChoiceProps): ReactElement | null {
  const { t } = host.texts;
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const choices = sortable.flatMap(({ key, heading }) =>
    [false, true].map((descending) => ({
      value: `${descending ? '-' : ''}${key}`,
      order: { key, descending },
      text: t(descending ? 'runtime.table.down' : 'runtime.table.up', { heading: t(heading) }),
    })),
  );
  return (
    <label className="f-view-order f-only-phone">
      {t('runtime.table.sortBy')}
      <select
        className="f-in f-sel"
        value={order ? `${order.descending ? '-' : ''}${order.key}` : ''}
        onChange={({ target }) =>
          onOrder(choices.find(({ value }) => value === target.value)?.order)
        }
      >
        <option value="">{t('runtime.table.asListed')}</option>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
