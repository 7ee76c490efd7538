// Moments as the house writes them, for every page.

import { useMemo } from 'react';
import { type Moments, momentsIn } from '../../runtime/core/index.ts';
import { usePortal } from './portal.tsx';

export function useMoments(): Moments {
  const { timeZone, locale } = usePortal().content.app;
  return useMemo(() => momentsIn(timeZone, locale), [timeZone, locale]);
}
