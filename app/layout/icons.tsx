// The line icons of the shell, drawn inline and hidden from screen readers.

import type { ReactElement } from 'react';
import { ICON_PATHS } from '../../runtime/react/index.ts';

const { cross, down, exit, alert, info } = ICON_PATHS;

const PATHS = {
  ...{ cross, down, exit, alert, info },
  menu: 'M3 6h14M3 10h14M3 14h14',
  user: 'M10 3.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4M3.8 17a6.2 6.2 0 0 1 12.4 0',
  settings: 'M3 6h6M13 6h4M11 4v4M3 14h4M11 14h6M9 12v4',
  sun: 'M10 6.6a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 1 0 0-6.8M10 1.8v1.6M10 16.6v1.6M1.8 10h1.6M16.6 10h1.6M4.2 4.2l1.1 1.1M14.7 14.7l1.1 1.1M4.2 15.8l1.1-1.1M14.7 5.3l1.1-1.1',
  moon: 'M16.4 12.2A7 7 0 0 1 7.8 3.6a7 7 0 1 0 8.6 8.6z',
  check: 'M10 2.4a7.6 7.6 0 1 0 0 15.2a7.6 7.6 0 1 0 0-15.2M6.8 10.2l2.3 2.3 4.2-4.7',
} as const;

export type ShellIcon = keyof typeof PATHS;

interface Size {
  /** Of 16 px. */
  readonly small?: boolean | undefined;
}

export const Icon = ({ name, small }: Size & { readonly name: ShellIcon }): ReactElement => (
  <LineIcon path={PATHS[name]} small={small} />
);

/** One of another table. */
export const LineIcon = ({ path, small }: Size & { readonly path: string }): ReactElement => (
  <svg className={small ? 'i s16' : 'i'} viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);
