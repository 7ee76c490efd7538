// Asks before a sign-out that would lose answers which could not be saved: the copy on this device goes with the person.

import { type ReactElement, useEffect, useState } from 'react';
import { type Autosave, ConfirmDialog } from '../../runtime/react/index.ts';
import { useT } from '../portal/portal.tsx';
import { onQuestion } from '../session/leaving.ts';

/** States in which the last words are known to be on this device only. */
const UNSAVED: ReadonlySet<string> = new Set(['waiting', 'refused', 'conflict']);

export function LeaveQuestion({ autosave }: { readonly autosave: Autosave }): ReactElement | null {
  const t = useT();
  const [asked, setAsked] = useState<{ readonly say: (leave: boolean) => void }>();
  useEffect(
    () =>
      onQuestion(() =>
        UNSAVED.has(autosave.state().kind)
          ? new Promise((say) => {
              setAsked({ say });
            })
          : undefined,
      ),
    [autosave],
  );
  if (!asked) return null;
  const close = (leave: boolean) => () => {
    setAsked(undefined);
    if (leave) autosave.forget();
    asked.say(leave);
  };
  return (
    <ConfirmDialog
      title={t('app.leave.title')}
      confirm={t('app.leave.confirm')}
      cancel={t('app.leave.cancel')}
      destructive
      onConfirm={close(true)}
      onCancel={close(false)}
    >
      {t('app.leave.text')}
    </ConfirmDialog>
  );
}
