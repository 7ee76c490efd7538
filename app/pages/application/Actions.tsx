// Under the steps: Save and Exit, and Download Application where the server offers it.

import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftOf, secretEndsOf } from '../../../runtime/core/index.ts';
import {
  type Autosave,
  Button,
  SaveAndExit,
  saveBlob,
  useFormRuntime,
  useStore,
  useTexts,
} from '../../../runtime/react/index.ts';
import { sayingOf } from '../../calls/refusal.ts';
import { endSession } from '../../layout/sign-out.ts';
import { usePortal } from '../../portal/portal.tsx';
import type { Lead } from '../../session/record.ts';

interface Props {
  readonly autosave: Autosave;
  readonly lead: Lead;
}

export function Actions({ autosave, lead }: Props): ReactElement {
  const { t } = useTexts();
  const portal = usePortal();
  const navigate = useNavigate();
  const onExit = (message: string): void => {
    autosave.forget();
    autosave.dispose();
    portal.toasts.show('success', message);
    endSession(portal);
    navigate('/sign-in');
  };
  return (
    <>
      <SaveAndExit
        autosave={autosave}
        words={{
          label: t('app.application.saveAndExit'),
          title: t('app.application.exit.title'),
          text: t('app.application.exit.text'),
          confirm: t('app.application.exit.confirm'),
          cancel: t('app.application.exit.cancel'),
          failed: t('app.application.exit.failed'),
        }}
        onExit={onExit}
      />
      {portal.content.app.calls.attorney_app_pdf && <Download lead={lead} />}
    </>
  );
}

/** The PDF is made from the form as it stands, then fetched by the name the answer gives. */
function Download({ lead }: { readonly lead: Lead }): ReactElement {
  const { t } = useTexts();
  const { send, download: fetchFile } = usePortal();
  const { toast } = useFormRuntime();
  const store = useStore();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    const answers = store.answers();
    const form = draftOf(store.bundle, answers);
    const ends = secretEndsOf(store.bundle, answers);
    const made = await send('attorney_app_pdf', {
      form,
      ...(Object.keys(ends).length > 0 && { ends }),
      lead_id: lead.id,
      file_type: 'attorney_app',
    });
    const file = made.ok
      ? await fetchFile('download_signed_enrollment', { name: made.body.file_name })
      : made;
    setBusy(false);
    if (file.ok) saveBlob(file.blob, `${t('application.print.attorney_app')}.pdf`);
    else toast('error', sayingOf(file.refused, t, 'app.application.downloadFailed'));
  };
  return (
    <Button look="quiet" icon="download" busy={busy} onClick={() => void download()}>
      {t('app.application.download')}
    </Button>
  );
}
