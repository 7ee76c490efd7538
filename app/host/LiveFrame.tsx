// Puts MUI's theme around a form that needs it, and nothing around any other.

import { lazy, type ReactElement, type ReactNode, Suspense, useMemo } from 'react';
import type { FormBundle } from '../../runtime/core/index.ts';
import { hasLiveParts } from '../../runtime/react/index.ts';
import { Skeleton } from '../layout/waiting.tsx';

const MuiFrame = lazy(async () => ({ default: (await import('../theme/mui.tsx')).MuiFrame }));

interface Props {
  readonly bundle: FormBundle;
  readonly children: ReactNode;
}

export function LiveFrame({ bundle, children }: Props): ReactElement {
  const live = useMemo(() => hasLiveParts(bundle), [bundle]);
  if (!live) return <>{children}</>;
  return (
    <Suspense fallback={<Skeleton />}>
      <MuiFrame>{children}</MuiFrame>
    </Suspense>
  );
}
