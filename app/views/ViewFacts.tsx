// One row as a list of facts: the columns of a declared view are its terms.

import { type ReactElement, useMemo } from 'react';
import { cellOf, saidIn, tableView } from '../../runtime/core/index.ts';
import { Tag } from '../../runtime/react/index.ts';
import type { ViewId } from '../../schemas/names.gen.d.ts';
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
        const { tone } = cell;
        const said = saidIn(column, cell, texts);
        if (said === '') return null;
        return (
          <div key={column.key}>
            <dt>{texts.t(column.heading)}</dt>
            <dd>{tone === undefined ? said : <Tag tone={tone}>{said}</Tag>}</dd>
          </div>
        );
      })}
    </dl>
  );
}
