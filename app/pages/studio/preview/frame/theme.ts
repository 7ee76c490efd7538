// Light or dark as the address of a preview asks, whatever whoever looks at it has chosen for their own pages.

import { useEffect } from 'react';
import { holdColorScheme, onColorScheme } from '../../../../theme/color-scheme.ts';

/** Nothing is remembered; without one of both it is as everywhere. `holds`: no button of the page switches. */
export function useTheme(asked: string | null, holds: boolean): void {
  useEffect(() => (holds ? holdColorScheme() : undefined), [holds]);
  useEffect(() => {
    if (asked !== 'light' && asked !== 'dark') return undefined;
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    const set = (): void => {
      if (dataset.theme !== asked) dataset.theme = asked;
    };
    set();
    const unhear = onColorScheme(set);
    return () => {
      unhear();
      if (before !== undefined) dataset.theme = before;
    };
  }, [asked]);
}
