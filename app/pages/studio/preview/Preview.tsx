// Any form as people see it, for staff: as it is released, or as a change has it. Pages of ours may frame it.

import { type ReactElement, useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { typedDownload, typedSend } from '../../../calls/typed.ts';
import { Followed } from '../../../host/drafted/Followed.tsx';
import { useOpening } from '../../../host/opening.ts';
import { readingCalls } from '../../../host/reading-calls.ts';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { type Portal, PortalProvider, usePortal } from '../../../portal/portal.tsx';
import { Missing } from '../../form/Missing.tsx';
import { OfChange } from './OfChange.tsx';
import { openPreview } from './open-preview.ts';
import { Shown } from './Shown.tsx';
import { useTheme } from './theme.ts';

export function Preview(): ReactElement {
  const { id = '' } = useParams();
  const [asked] = useSearchParams();
  const portal = useReadingPortal();
  useTheme(asked.get('theme'));
  const change = asked.get('change');
  if (change !== null)
    return <OfChange key={`${change} ${id}`} portal={portal} id={id} change={change || 'live'} />;
  return (
    <PortalProvider portal={portal}>
      <OfRelease key={id} id={id} />
    </PortalProvider>
  );
}

/** The portal to whatever the form shows, which can ask and do nothing. */
function useReadingPortal(): Portal {
  const portal = usePortal();
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

function OfRelease({ id }: { readonly id: string }): ReactElement {
  const portal = usePortal();
  const opening = useOpening(useCallback(() => openPreview(portal, id), [portal, id]));
  if (opening.state === 'loading') return <Skeleton />;
  if (opening.state === 'failed') return <Failed of={opening.of} onRetry={opening.retry} />;
  if (!opening.value) return <Missing reason="missing" />;
  return <Followed opened={opening.value}>{(opened) => <Shown opened={opened} />}</Followed>;
}
