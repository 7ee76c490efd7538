// One row as a list of facts: the columns of a declared view are its terms.

import { type ReactElement, useMemo } from 'react';
import { cellOf, tableView, textInCell } from '../../runtime/core/index.ts';
import { Tag } from '../../runtime/react/index.ts';
import type { ViewId } from '../../schemas/names.gen.d.ts';
import { Link } from '../layout/Link.tsx';
import { usePortal } from '../portal/portal.tsx';
import './view-facts.css';

/** Facts that the row does not have are left out. */
export function ViewFacts({
  view: id,
  row,
}: {
  readonly view: ViewId;
  readonly row: object;
}): ReactElement {
  const { app, texts } = usePortal().content;
  const { columns } = useMemo(() => tableView(app.views, id), [app, id]);
  return (
    <dl className="view-facts">
      {columns.map((column) => {
        const cell = cellOf(column, row);
        const { tone, href } = cell;
        const text = textInCell(column, cell, texts);
        if (text === '') return null;
        return (
          <div key={column.key}>
            <dt>{texts.t(column.heading)}</dt>
            <dd>
              {href !== undefined ? (
                <Link to={href}>{text}</Link>
              ) : tone !== undefined ? (
                <Tag tone={tone}>{text}</Tag>
              ) : (
                text
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
