// The way back to the list.

import type { ReactElement } from 'react';
import { Icon } from '../../../runtime/react/index.ts';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';

export function BackToRequests(): ReactElement {
  const t = useT();
  return (
    <Link className="request-back" to="/authorizations">
      <Icon name="left" />
      {t('app.title.authorizations')}
    </Link>
  );
}
