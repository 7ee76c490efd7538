// The way to one's own forms; nothing where none is open to whoever looks, and they sent none.

import type { ReactElement } from 'react';
import { useCall } from '../calls/reading.tsx';
import { useT } from '../portal/portal.tsx';
import { LineIcon } from './icons.tsx';
import { Link } from './Link.tsx';

interface Props {
  readonly onChosen?: () => void;
}

const ALL = {};
const PAPER = 'M5 2.8h6.6L15.4 6.6v10.6H5zM11.6 2.8v3.8h3.8M7.6 10.2h5M7.6 13.4h5';

export function OwnFormsLink({ onChosen }: Props): ReactElement | null {
  const t = useT();
  const { forms = [], sent = false } = useCall('form_open_list', ALL).data?.data ?? {};
  if (forms.length === 0 && !sent) return null;
  return (
    <Link to="/forms" {...(onChosen && { onClick: onChosen })}>
      <LineIcon path={PAPER} />
      {t('app.forms.yoursLink')}
    </Link>
  );
}
