// The status of a request, in the colour its flow gives it.

import type { ReactElement } from 'react';
import { stateNow } from '../../../runtime/core/index.ts';
import { Badge, type BadgeTone } from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal/portal.tsx';

export function RequestStatus({ status }: { readonly status: string }): ReactElement {
  const flow = usePortal().content.app.flows.request;
  const tone = (flow && stateNow(flow, status)?.tone) ?? 'neutral';
  return <Badge tone={tone as BadgeTone}>{status}</Badge>;
}
