// The line icons of the Studio, drawn inline and hidden from screen readers.

import type { ReactElement } from 'react';

const PATHS = {
  undo: 'M4 8.5h8a4 4 0 0 1 0 8H9M4 8.5L7.4 5M4 8.5L7.4 12',
  redo: 'M16 8.5H8a4 4 0 0 0 0 8h3M16 8.5L12.6 5M16 8.5L12.6 12',
  saved: 'M4 10.5l4 4 8-9',
  change: 'M12.8 4.2l3 3L7 16l-3.8.8L4 13z',
  down: 'M5 7.5l5 5 5-5',
  left: 'M12.5 5l-5 5 5 5',
  right: 'M7.5 5l5 5-5 5',
  plus: 'M10 4v12M4 10h12',
  cross: 'M5 5l10 10M15 5L5 15',
  find: 'M9 3.6a5.4 5.4 0 1 0 0 10.8a5.4 5.4 0 1 0 0-10.8M13 13l4 4',
  replace: 'M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3',
  words:
    'M2.8 14.5L6.4 5.5 10 14.5M4 11.6h4.8M17 9v5.5M14.3 9.3a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2',
  home: 'M3.2 9.4L10 3.6l6.8 5.8M5 8.4v8.2h10V8.4M8.4 16.4v-4.6h3.2v4.6',
  history: 'M3.2 10a6.8 6.8 0 1 0 2.2-5M3.2 3.6V7h3.4M10 6.4V10l2.6 1.8',
  desktop:
    'M4 4h12a1.2 1.2 0 0 1 1.2 1.2v7a1.2 1.2 0 0 1-1.2 1.2H4a1.2 1.2 0 0 1-1.2-1.2v-7A1.2 1.2 0 0 1 4 4M7 16.5h6M10 13.4v3',
  phone:
    'M7.6 2.8h4.8A1.6 1.6 0 0 1 14 4.4v11.2a1.6 1.6 0 0 1-1.6 1.6H7.6A1.6 1.6 0 0 1 6 15.6V4.4a1.6 1.6 0 0 1 1.6-1.6M9 14.8h2',
  eye: 'M2.4 10S5.2 4.8 10 4.8 17.6 10 17.6 10 14.8 15.2 10 15.2 2.4 10 2.4 10zM10 7.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8',
  problem: 'M10 3.2L18 17H2zM10 8.2v4M10 14.6v.1',
  lock: 'M6 8.8h8a1.4 1.4 0 0 1 1.4 1.4v5.2a1.4 1.4 0 0 1-1.4 1.4H6a1.4 1.4 0 0 1-1.4-1.4v-5.2A1.4 1.4 0 0 1 6 8.8M7 8.6V6.4a3 3 0 0 1 6 0v2.2',
  comment: 'M3.4 4.6h13.2v9H9l-3.6 3v-3h-2z',
  alert: 'M10 2.4a7.6 7.6 0 1 0 0 15.2a7.6 7.6 0 1 0 0-15.2M10 6v4.8M10 13.8v.1',
  list: 'M4 5.5h.1M4 10h.1M4 14.5h.1M7.5 5.5h9M7.5 10h9M7.5 14.5h9',
  link: 'M8.4 11.6l3.2-3.2M9.4 6.2l1.6-1.6a3.2 3.2 0 0 1 4.5 4.5L13.8 10.7M10.6 13.8L9 15.4a3.2 3.2 0 0 1-4.5-4.5l1.7-1.6',
} as const;

export type StudioIconName = keyof typeof PATHS;

export function StudioIcon({
  name,
  small,
}: {
  readonly name: StudioIconName;
  readonly small?: boolean;
}): ReactElement {
  return (
    <svg className={small ? 'i s16' : 'i'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
