// The queue of one form with a process: a declared table, with the columns of the form and the statuses of its flow.

import { type ComponentProps, type ReactElement, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Flow } from '../../../runtime/core/index.ts';
import { DataTable, type DataTableProps } from '../../../runtime/react/index.ts';
import { useCall } from '../../calls/reading.tsx';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Link } from '../../layout/Link.tsx';
import { useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { type ReceivedForm, textsOf } from '../../views/received-columns.ts';
import { useTableHost } from '../../views/table-host.ts';
import { NotFound } from '../NotFound.tsx';
import { itemsView } from './items-view.ts';
import { fromList } from './place.ts';
import { QueueFrame } from './QueueFrame.tsx';
import { ITEMS } from './queue/queues.ts';

export function DeskItems(): ReactElement {
  const { form: id = '' } = useParams();
  const { flows } = usePortal().content.app;
  const { data, error, retry } = useCall('received_forms', {});
  const form = data?.data.find((one) => one.id === id);
  const flow = flows[form?.flow ?? ''];
  useTitle(form?.title);
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  return form && flow ? <Listed form={form} flow={flow} /> : <NotFound />;
}

interface Of {
  readonly form: ReceivedForm;
  readonly flow: Flow;
}

function Listed({ form, flow }: Of): ReactElement {
  const t = useT();
  return (
    <QueueFrame
      queue={ITEMS}
      form={form.id}
      label={form.title}
      table={(given) => <Rows key={form.id} {...given} form={form} flow={flow} />}
    >
      <p className="desk-more items-all">
        <Link to={`/desk/forms/${form.id}`}>{t('app.desk.items.all')}</Link>
      </p>
    </QueueFrame>
  );
}

type Given = Pick<DataTableProps, 'payload' | 'counts' | 'selection'>;

function Rows({ form, flow, ...given }: Of & Given): ReactElement {
  const { app, texts } = usePortal().content;
  const view = useMemo(() => itemsView(app.views, form, flow), [app, form, flow]);
  const words = useMemo(() => textsOf(form, texts), [form, texts]);
  const host = useTableHost({ Link: RowLink, inAddress: true, words });
  return <DataTable {...given} view={view} host={host} inset />;
}

/** A thing that is opened from its queue keeps of which form it is, and what the queue was asked for. */
function RowLink({ to, ...others }: ComponentProps<typeof Link>): ReactElement {
  const { search } = useLocation();
  const { form = '' } = useParams();
  const asked = new URLSearchParams(search);
  asked.set('form', form);
  return <Link {...others} to={fromList(to, `${asked}`)} />;
}
