// Saves one of the agreement or fee schedule files.

import { type ReactElement, useState } from 'react';
import { Button, useFormRuntime, useStore, useTexts } from '../../../runtime/react/index.ts';
import { messageKeyOf } from '../../calls/refusal.ts';
import type { DocumentToSave } from './downloads.ts';
import { downloadDocument } from './save-document.ts';

interface Props {
  readonly document: DocumentToSave;
  /** Only "Download", where the name stands beside it. */
  readonly short?: boolean;
}

export function DocumentButton({ document, short }: Props): ReactElement {
  const { t } = useTexts();
  const { calls } = useStore();
  const { toast } = useFormRuntime();
  const [busy, setBusy] = useState(false);
  const { name, label } = document;
  const save = async (): Promise<void> => {
    setBusy(true);
    const refused = await downloadDocument(calls, name);
    setBusy(false);
    if (!refused) return;
    const message = messageKeyOf(refused);
    toast('error', 'key' in message ? t(message.key) : message.text);
  };
  return (
    <Button
      look={short ? 'quiet' : 'plain'}
      icon="download"
      busy={busy}
      aria-label={short ? `${t('app.fees.download')} ${label}` : undefined}
      onClick={() => void save()}
    >
      {short ? t('app.fees.download') : label}
    </Button>
  );
}
