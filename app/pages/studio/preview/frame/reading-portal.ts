// The portal to whatever a preview shows, which can ask and do nothing.

import { useMemo } from 'react';
import { typedDownload, typedSend } from '../../../../calls/typed.ts';
import { readingCalls } from '../../../../host/reading-calls.ts';
import type { Portal } from '../../../../portal/portal.tsx';

export function useReadingPortal(portal: Portal): Portal {
  return useMemo(() => {
    const { content } = portal;
    const calls = readingCalls({
      calls: portal.calls,
      infoOf: (id) => content.app.calls[id],
      message: () => content.texts.t('app.preview.nothing'),
    });
    return { ...portal, calls, send: typedSend(calls), download: typedDownload(calls) };
  }, [portal]);
}
