// The way to what forms received, for staff outside the desk who may read some of it; the desk has it among its queues.

import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useCall } from '../calls/reading.tsx';
import { useT } from '../portal/portal.tsx';
import { Link } from './Link.tsx';

const TO = '/desk/forms';

export function FormsLink(): ReactElement | null {
  const t = useT();
  const { pathname } = useLocation();
  const { data } = useCall('received_forms', {});
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Link to={TO} aria-current={pathname.startsWith(TO) ? 'page' : undefined}>
      {t('app.received.title')}
    </Link>
  );
}
