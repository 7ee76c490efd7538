// A declared table on a page of the portal, by the name of its view.

import { type ReactElement, useMemo } from 'react';
import { tableView } from '../../runtime/core/index.ts';
import { DataTable, type DataTableProps } from '../../runtime/react/index.ts';
import type { ViewId } from '../../schemas/names.gen.d.ts';
import { usePortal } from '../portal/portal.tsx';
import { RowLink } from './RowLink.tsx';
import { useTableHost } from './table-host.ts';

export interface ViewTableProps extends Omit<DataTableProps, 'view' | 'host'> {
  /** Name of the view in schemas/views. */
  readonly view: ViewId;
  /** The address keeps page, order and filters: for one table a page. */
  readonly inAddress?: boolean;
  /** What rows lead on with, in place of the portal's own link. */
  readonly rowLink?: NonNullable<DataTableProps['host']['Link']>;
}

/** The table of that view; a RuntimeError where the release has none. */
export function ViewTable({
  view: id,
  inAddress = false,
  rowLink = RowLink,
  ...others
}: ViewTableProps): ReactElement {
  const { app } = usePortal().content;
  const view = useMemo(() => tableView(app.views, id), [app, id]);
  const host = useTableHost({ Link: rowLink, inAddress });
  return <DataTable {...others} view={view} host={host} />;
}
