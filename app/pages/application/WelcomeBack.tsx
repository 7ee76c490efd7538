// Greets a person who comes back from the sign-in page to a saved application.

import { type ReactElement, useState } from 'react';
import { Button, Dialog, useStore, useTexts } from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal/portal.tsx';
import type { OpenApplication } from './load.ts';

/** Both must hold: the previous route is sign-in, and a saved application was loaded (OR-21). */
export function useResumed({
  saved,
}: Pick<OpenApplication, 'saved'>): readonly [boolean, () => void] {
  const { session } = usePortal();
  const [open, setOpen] = useState(
    () => saved !== undefined && session.get().previousRoute === 'sign-in',
  );
  return [open, () => setOpen(false)];
}

interface Props {
  readonly step: string | undefined;
  readonly onClose: () => void;
}

export function WelcomeBack({ step, onClose }: Props): ReactElement {
  const { t } = useTexts();
  const { bundle } = useStore();
  const section = bundle.sections.find(({ id }) => id === step) ?? bundle.sections[0];
  const title = section?.title === undefined ? '' : t(section.title);
  return (
    <Dialog
      title={t('app.application.welcome.title')}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('app.application.welcome.confirm')}
        </Button>
      }
    >
      <p>{t('app.application.welcome.text', { step: title })}</p>
    </Dialog>
  );
}
