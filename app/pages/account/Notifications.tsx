// Which mails come when something happens with cases, requests and claims: the declared form `notifications`.

import type { ReactElement } from 'react';
import { forgetCall, useCall } from '../../calls/reading.tsx';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import { useRefusal } from '../../host/refused.ts';
import { usePortal, useT } from '../../portal/portal.tsx';

/** Nothing is drawn before the answers are known: a form that opens with others would lie. */
export function Notifications(): ReactElement | null {
  const t = useT();
  const { toasts } = usePortal();
  const refuse = useRefusal();
  const { data } = useCall('notifications', {});
  if (!data) return <div className="account-space" />;
  return (
    <DeclaredForm id="notifications" beside answers={() => ({ ...data.data })}>
      {(opened) => (
        <FormHost
          opened={opened}
          call="change_notifications"
          onSent={() => {
            forgetCall('notifications');
            toasts.show('success', t('app.settings.done'));
          }}
          onRefused={refuse}
        />
      )}
    </DeclaredForm>
  );
}
