// One submission of whoever looks, at the address of its form.

import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '../../calls/reading.tsx';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { NotFound } from '../NotFound.tsx';
import { SentOne } from './SentOne.tsx';

const GONE = 404;

export function SentPage(): ReactElement {
  const { form = '', id = '' } = useParams();
  const { data, error, retry } = useCall('form_sent_one', { form, id });
  useTitle(data?.data.title);
  if (!data && error?.status === GONE) return <NotFound of={error} />;
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  return data ? <SentOne one={data.data} /> : <Skeleton />;
}
