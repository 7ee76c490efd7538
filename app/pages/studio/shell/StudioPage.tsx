// A page of the Studio in its room and its frame; of a page about a change its address says which.

import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../portal/portal.tsx';
import { StudioFrame, type StudioPlace } from './StudioFrame.tsx';
import { StudioRoom } from './StudioRoom.tsx';

interface StudioPageProps {
  readonly place: StudioPlace;
  /** Key of what it is called in the bar of a phone. */
  readonly title: string;
  /** Drawn anew for another change. */
  readonly children: (change: string) => ReactNode;
}

export function StudioPage(props: StudioPageProps): ReactElement {
  const [asked] = useSearchParams();
  const id = asked.get('change') ?? '';
  return (
    <StudioRoom>
      <Framed key={id} id={id} {...props} />
    </StudioRoom>
  );
}

function Framed({ id, place, title, children }: StudioPageProps & { readonly id: string }) {
  const t = useT();
  return (
    <StudioFrame place={place} title={t(title)} change={id}>
      {children(id)}
    </StudioFrame>
  );
}
