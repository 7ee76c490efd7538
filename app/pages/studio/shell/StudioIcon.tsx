// The line icons of the Studio, drawn inline and hidden from screen readers.

import type { ReactElement } from 'react';
import { ICON_PATHS } from '../../../../runtime/react/index.ts';
import { LineIcon } from '../../../layout/icons.tsx';

const { down, left, right, plus, cross, find, alert, lock, eye } = ICON_PATHS;

const PATHS = {
  ...{ down, left, right, plus, cross, find, alert, lock, eye },
  undo: 'M4 8.5h8a4 4 0 0 1 0 8H9M4 8.5L7.4 5M4 8.5L7.4 12',
  redo: 'M16 8.5H8a4 4 0 0 0 0 8h3M16 8.5L12.6 5M16 8.5L12.6 12',
  saved: ICON_PATHS.check,
  change: ICON_PATHS.edit,
  replace: 'M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3',
  words:
    'M2.8 14.5L6.4 5.5 10 14.5M4 11.6h4.8M17 9v5.5M14.3 9.3a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2',
  home: 'M3.2 9.4L10 3.6l6.8 5.8M5 8.4v8.2h10V8.4M8.4 16.4v-4.6h3.2v4.6',
  history: 'M3.2 10a6.8 6.8 0 1 0 2.2-5M3.2 3.6V7h3.4M10 6.4V10l2.6 1.8',
  desktop:
    'M4 4h12a1.2 1.2 0 0 1 1.2 1.2v7a1.2 1.2 0 0 1-1.2 1.2H4a1.2 1.2 0 0 1-1.2-1.2v-7A1.2 1.2 0 0 1 4 4M7 16.5h6M10 13.4v3',
  phone:
    'M7.6 2.8h4.8A1.6 1.6 0 0 1 14 4.4v11.2a1.6 1.6 0 0 1-1.6 1.6H7.6A1.6 1.6 0 0 1 6 15.6V4.4a1.6 1.6 0 0 1 1.6-1.6M9 14.8h2',
  problem: ICON_PATHS.warn,
  comment: 'M3.4 4.6h13.2v9H9l-3.6 3v-3h-2z',
  list: 'M4 5.5h.1M4 10h.1M4 14.5h.1M7.5 5.5h9M7.5 10h9M7.5 14.5h9',
  link: 'M8.4 11.6l3.2-3.2M9.4 6.2l1.6-1.6a3.2 3.2 0 0 1 4.5 4.5L13.8 10.7M10.6 13.8L9 15.4a3.2 3.2 0 0 1-4.5-4.5l1.7-1.6',
} as const;

type StudioIconName = keyof typeof PATHS;

interface Props {
  readonly name: StudioIconName;
  readonly small?: boolean;
}

export const StudioIcon = ({ name, small }: Props): ReactElement => (
  <LineIcon path={PATHS[name]} small={small} />
);
