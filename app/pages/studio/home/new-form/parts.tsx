// What the ways to a new form have in common: its title, who fills it in, and the buttons below.

import type { ReactElement } from 'react';
import { Button } from '../../../../../runtime/react/index.ts';
import { useT } from '../../../../portal/portal.tsx';
import { Choose } from '../../shell/Choose.tsx';
import { TextField } from '../../shell/TextField.tsx';

interface TitleProps {
  readonly title: string;
  readonly onTitle: (title: string) => void;
}

export function Title({ title, onTitle }: TitleProps): ReactElement {
  const t = useT();
  const label = t('studio.newForm.name');
  return <TextField label={label} text={title} onText={onTitle} maxLength={120} required />;
}

export const ACCESS = ['public', 'applicant', 'attorney'] as const;

interface WhoProps {
  readonly access: string;
  readonly onAccess: (access: string) => void;
}

export function Who({ access, onAccess }: WhoProps): ReactElement {
  const t = useT();
  return (
    <Choose
      label={t('studio.newForm.access')}
      value={access}
      choices={ACCESS.map((one) => [one, t(`studio.newForm.access.${one}`)])}
      onChoose={onAccess}
    />
  );
}

interface FootProps {
  readonly refused: string;
  readonly isBusy: boolean;
  readonly does: string;
  readonly onEnd: () => void;
}

export function Foot({ refused, isBusy, does, onEnd }: FootProps): ReactElement {
  const t = useT();
  return (
    <>
      {refused !== '' && (
        <p className="st-bad" role="alert">
          {refused}
        </p>
      )}
      <div className="f-acts">
        <Button onClick={onEnd}>{t('studio.cancel')}</Button>
        <Button type="submit" look="primary" busy={isBusy}>
          {does}
        </Button>
      </div>
    </>
  );
}
