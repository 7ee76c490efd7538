// Puts MUI's theme around what MUI itself draws in a form, and fetches it with the first such part.

import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../layout/waiting.tsx';

const MuiFrame = lazy(async () => ({ default: (await import('../theme/mui.tsx')).MuiFrame }));

export const LiveFrame = ({ children }: { readonly children?: ReactNode }): ReactElement => (
  <Suspense fallback={<Skeleton />}>
    <MuiFrame>{children}</MuiFrame>
  </Suspense>
);
