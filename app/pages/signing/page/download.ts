// Saves the document of a link: as it is to be signed, or as it was signed.

import { useCallback, useState } from 'react';
import { saveBlob } from '../../../../runtime/react/index.ts';
import { sayingOf } from '../../../calls/refusal.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';

/** `onSaved` hears that the person has it. */
export function useDownload(
  token: string,
  title: string,
  onSaved?: () => void,
): { readonly busy: boolean; readonly download: () => Promise<void> } {
  const t = useT();
  const { download: fetchFile, toasts } = usePortal();
  const [busy, setBusy] = useState(false);
  const download = useCallback(async () => {
    setBusy(true);
    const file = await fetchFile('sign_document', { token });
    setBusy(false);
    if (!file.ok)
      return toasts.fail(file.refused, sayingOf(file.refused, t, 'app.sign.downloadFailed'));
    saveBlob(file.blob, `${title}.pdf`);
    onSaved?.();
  }, [fetchFile, toasts, t, token, title, onSaved]);
  return { busy, download };
}
