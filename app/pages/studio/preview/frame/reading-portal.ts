// The portal to whatever a preview shows, which can ask and do nothing.

import { useMemo } from 'react';
import { typedDownload, typedSend } from '../../../../calls/typed.ts';
import { readingCalls } from '../../../../host/reading-calls.ts';
import type { Portal } from '../../../../portal/portal.tsx';
import { readingToasts } from './reading-toasts.ts';

export function useReadingPortal(portal: Portal): Portal {
  return useMemo(() => {
    const { content } = portal;
    const nothing = () => content.texts.t('app.preview.nothing');
    const calls = readingCalls({
      calls: portal.calls,
      infoOf: (id) => content.app.calls[id],
      message: nothing,
    });
    const toasts = readingToasts(portal.toasts, nothing);
    return { ...portal, toasts, calls, send: typedSend(calls), download: typedDownload(calls) };
  }, [portal]);
}
