// The dialog in which somebody shows anew who they are; whatever was being saved goes on by itself afterwards.

import { type ReactElement, useEffect } from 'react';
import { Button, Dialog } from '../../runtime/react/index.ts';
import type { FormId } from '../../schemas/names.gen.d.ts';
import { DeclaredForm } from '../host/DeclaredForm.tsx';
import { FormHost, fieldsWith } from '../host/FormHost.tsx';
import { useRefusal } from '../host/refused.ts';
import { usePortal, useSession, useT } from '../portal/portal.tsx';
import { tokenOf } from '../session/selectors.ts';

/** Whose form is sent to another call. */
const STAFF = 'staff_confirm';

interface Props {
  /** Id of the form that asks. */
  readonly form: string;
  readonly onEnd: (isConfirmed: boolean) => void;
}

export function ConfirmDialog({ form, onEnd }: Props): ReactElement {
  const t = useT();
  const refuse = useRefusal();
  const { toasts } = usePortal();
  const isLoggedIn = useSession((session) => tokenOf(session) !== undefined);
  useEffect(() => {
    // A session that ended meanwhile has nothing to confirm.
    if (!isLoggedIn) onEnd(false);
  }, [isLoggedIn, onEnd]);
  return (
    <Dialog
      title={t('app.confirm.title')}
      close={t('runtime.close')}
      unasked
      onClose={() => onEnd(false)}
    >
      <DeclaredForm id={form as FormId} beside>
        {(opened) => (
          <FormHost
            opened={opened}
            call={opened.form.bundle.submit?.call === STAFF ? STAFF : 'confirm_identity'}
            onSent={() => {
              toasts.forgive();
              onEnd(true);
            }}
            onRefused={refuse}
            frame={fieldsWith({
              beside: (
                <Button large onClick={() => onEnd(false)}>
                  {t('app.settings.cancel')}
                </Button>
              ),
            })}
          />
        )}
      </DeclaredForm>
    </Dialog>
  );
}
