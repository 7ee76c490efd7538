// One cell: the value, perhaps as a badge or a link, with what stands below it; its heading is the label on a card.

import type { ReactElement } from 'react';
import { type Cell, cellOf, textInCell, type ViewColumn } from '../../core/index.ts';
import type { TableHost } from './host.ts';
import { CELL } from './roles.ts';
import { Tag } from './Tag.tsx';

/** Characters of a text that needs more than a line of a list. */
const LINE = 60;
/** Wider than any column: it is broken, wherever it may be. */
const LONG_WORD = /\S{24}/;

interface Props {
  readonly column: ViewColumn;
  readonly row: object;
  readonly host: TableHost;
  /** How this table writes a value, where it is not as the column does. */
  readonly write?: ((text: string, column: ViewColumn) => string) | undefined;
}

export function TableCell({ column, row, host, write }: Props): ReactElement {
  const { texts } = host;
  const cell = cellOf(column, row);
  const text = textInCell(column, cell, texts);
  const isEmpty = text === '' && cell.second === undefined && cell.note === undefined;
  // On a card it has a line of its own, with its label: under the value of another it would be an amount of anything.
  const amount = column.second?.format === 'money' ? column.second : undefined;
  const words = LONG_WORD.test(text) ? ' f-broken' : '';
  return (
    <td
      {...CELL}
      className={`${cellClass(column, isEmpty)}${words}`}
      data-label={texts.t(column.heading)}
    >
      <div className="f-view-cell">
        <Value cell={{ ...cell, text: write ? write(text, column) : text }} host={host} />
        {cell.second !== undefined && !amount && (
          <span className="f-view-second">{cell.second}</span>
        )}
        {cell.note !== undefined && (
          <span className="f-view-note">
            <svg className="f-i f-i16" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.2 1.5H3.8zM8.4 17.2h3.2" />
            </svg>
            {texts.t(cell.note)}
          </span>
        )}
      </div>
      {cell.second !== undefined && amount && (
        <span className="f-view-second" data-label={texts.t(amount.heading)}>
          {cell.second}
        </span>
      )}
    </td>
  );
}

function Value({ cell, host }: { readonly cell: Cell; readonly host: TableHost }): ReactElement {
  const { text, tone, href } = cell;
  const shown = tone === undefined ? text : <Tag tone={tone}>{text}</Tag>;
  if (href === undefined && tone === undefined && text.length > LINE)
    return <span className="f-view-long">{text}</span>;
  if (href === undefined) return <>{shown}</>;
  const { Link } = host;
  return Link ? (
    <Link to={href} className="f-view-link">
      {shown}
    </Link>
  ) : (
    <a href={href} className="f-view-link">
      {shown}
    </a>
  );
}

/** Where a column stands and how its cells are set; nothing is drawn of an empty one on a card. */
export function cellClass({ align, card, format }: ViewColumn, isEmpty = false): string {
  const names = [`f-at-${align}`, `f-as-${format}`];
  if (card !== undefined) names.push(`f-card-${card}`);
  if (isEmpty) names.push('f-none');
  return names.join(' ');
}
