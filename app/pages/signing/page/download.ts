// Saves the document of a link: as it is to be signed, or as it was signed.

import { useCallback, useState } from 'react';
import { saveBlob } from '../../../../runtime/react/index.ts';
import { usePortal, useT } from '../../../portal.tsx';

/** `onSaved` hears that the person has it. */
export function useDownload(
  token: string,
  title: string,
  onSaved?: () => void,
): { readonly busy: boolean; readonly download: () => Promise<void> } {
  const t = useT();
  const { calls, toasts } = usePortal();
  const [busy, setBusy] = useState(false);
  const download = useCallback(async () => {
    setBusy(true);
    const { ok, blob } = await calls('sign_document', { token }, { as: 'blob' });
    setBusy(false);
    if (!ok || !blob) return toasts.show('error', t('app.sign.downloadFailed'));
    saveBlob(blob, `${title}.pdf`);
    onSaved?.();
  }, [calls, toasts, t, token, title, onSaved]);
  return { busy, download };
}
