// Any form as people see it, for staff: as it is released, or as a change has it. Pages of ours may frame it.

import { type ReactElement, useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Followed } from '../../../../host/drafted/Followed.tsx';
import { useOpening } from '../../../../host/opening.ts';
import { Failed } from '../../../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../../../layout/waiting.tsx';
import { type Portal, PortalProvider, usePortal } from '../../../../portal/portal.tsx';
import { Missing } from '../../../form/Missing.tsx';
import { type ChangeFiles, changeFiles } from './files.ts';
import { OfChange } from './OfChange.tsx';
import { openPreview } from './open-preview.ts';
import { useReadingPortal } from './reading-portal.ts';
import { isFramed, Shown } from './Shown.tsx';
import { useTheme } from './theme.ts';

export function Preview(): ReactElement {
  const { id = '' } = useParams();
  const [asked] = useSearchParams();
  const live = usePortal();
  const portal = useReadingPortal(live);
  useTheme(asked.get('theme'), isFramed());
  const change = asked.get('change');
  const { session } = portal;
  const files = useMemo(() => filesOf(change || 'live', session), [change, session]);
  if (change !== null)
    return (
      <OfChange key={`${change} ${id}`} {...{ portal, id, files }} address={`/preview/${id}`} />
    );
  return (
    <PortalProvider portal={portal}>
      <OfRelease key={id} id={id} />
    </PortalProvider>
  );
}

const filesOf = (change: string, session: Portal['session']): ChangeFiles =>
  changeFiles(`/studio/content/${encodeURIComponent(change)}`, () => session.get().staff?.token);

function OfRelease({ id }: { readonly id: string }): ReactElement {
  const portal = usePortal();
  const opening = useOpening(useCallback(() => openPreview(portal, id), [portal, id]));
  if (opening.state === 'loading') return <Skeleton />;
  if (opening.state === 'failed') return <Failed of={opening.of} onRetry={opening.retry} />;
  if (!opening.value) return <Missing reason="missing" />;
  return <Followed opened={opening.value}>{(opened) => <Shown opened={opened} />}</Followed>;
}
