// What was sent by one form, as a table that the form shapes; its address keeps what is looked for.

import { type ComponentProps, type ReactElement, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { DataTable } from '../../../runtime/react/index.ts';
import { useCall } from '../../calls/reading.tsx';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { useMoments } from '../../portal/moments.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { type ReceivedForm as Form, textsOf } from '../../views/received-columns.ts';
import { fromList } from '../desk/place.ts';
import { NotFound } from '../NotFound.tsx';
import { useComeBack } from './opened.ts';
import { Saves } from './Saves.tsx';
import { viewOf } from './view-of.ts';
import '../desk/desk.css';
import '../desk/queues.css';
import './received.css';

export function ReceivedForm(): ReactElement {
  const { form: id = '' } = useParams();
  const { data, error, retry } = useCall('received_forms', {});
  const form = data?.data.find((one) => one.id === id);
  useTitle(form?.title);
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  return form === undefined ? <NotFound /> : <Listed key={id} form={form} />;
}

function Listed({ form }: { readonly form: Form }): ReactElement {
  const t = useT();
  const moments = useMoments();
  const { title, who, count, newest, keep_days } = form;
  const said = newest === undefined ? undefined : moments.moment(newest);
  return (
    <div className="page desk">
      <p className="desk-back">
        <Link to="/desk/forms">
          <Icon name="down" small />
          {t('app.received.all')}
        </Link>
      </p>
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <p className="lead desk-about">
        {count === 0
          ? t('app.received.none')
          : t('app.received.count', { count, ...(said !== undefined && { newest: said }) })}
      </p>
      <p className="muted received-who">
        {t('app.received.who', { who })}
        {form.unnamed && ` ${t('app.received.unnamed')}`}
        {keep_days !== undefined && ` ${t('app.received.keep', { count: keep_days })}`}
      </p>
      {count > 0 && <Rows form={form} />}
    </div>
  );
}

function Rows({ form }: { readonly form: Form }): ReactElement {
  const { content, calls } = usePortal();
  const { app, texts } = content;
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => viewOf(app.views, form), [app, form]);
  const words = useMemo(() => textsOf(form, texts), [form, texts]);
  const payload = useMemo(() => ({ form: form.id }), [form.id]);
  const host = useMemo(() => {
    const go = (to: string) => void navigate({ search: to, hash }, { preventScrollReset: true });
    return { texts: words, calls, Link: RowLink, address: { search, go } };
  }, [words, calls, search, hash, navigate]);
  return (
    <>
      <Saves form={form} view={view} search={search} />
      <section className="desk-queue received-list" aria-label={form.title}>
        <DataTable view={view} host={host} payload={payload} inset />
      </section>
    </>
  );
}

/** One that is opened from the list keeps what the list was asked for; whoever comes back finds its row. */
function RowLink({ to, ...others }: ComponentProps<typeof Link>): ReactElement {
  const { search } = useLocation();
  const place = useRef<HTMLSpanElement>(null);
  useComeBack(to, place);
  return (
    <span ref={place}>
      <Link {...others} to={fromList(to, search)} />
    </span>
  );
}
