// The insurance reminder: what is missing, and the way to where it is entered.

import type { ReactElement } from 'react';
import { Button, Dialog } from '../../../runtime/react/index.ts';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import type { InsuranceReminder } from '../../session/record.ts';

export interface InsuranceDialogProps {
  readonly reminder: InsuranceReminder;
  readonly onClose: () => void;
}

export function InsuranceDialog({ reminder, onClose }: InsuranceDialogProps): ReactElement {
  const t = useT();
  return (
    <Dialog
      title={t('app.insurance.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('app.insurance.later')}</Button>
          <Link className="f-btn f-primary" to="/update-profile/practice">
            {t('app.insurance.update')}
          </Link>
        </>
      }
    >
      <p>{t(`app.insurance.${reminder}`)}</p>
    </Dialog>
  );
}
