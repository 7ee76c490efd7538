// The few line icons of the look, drawn inline and hidden from screen readers.

import type { ReactElement } from 'react';

/** How each is drawn: tables of further icons take those that are here from here. */
export const ICON_PATHS = {
  check: 'M4 10.5l4 4 8-9',
  alert: 'M10 2.4a7.6 7.6 0 1 0 0 15.2a7.6 7.6 0 1 0 0-15.2M10 6v4.8M10 13.8v.1',
  info: 'M10 2.4a7.6 7.6 0 1 0 0 15.2a7.6 7.6 0 1 0 0-15.2M10 9.2V14M10 6.2v.1',
  warn: 'M10 3.2L17.6 16.4H2.4zM10 8v4M10 14.3v.1',
  up: 'M5 12.5l5-5 5 5',
  down: 'M5 7.5l5 5 5-5',
  left: 'M12.5 5l-5 5 5 5',
  right: 'M7.5 5l5 5-5 5',
  plus: 'M10 4v12M4 10h12',
  cross: 'M5 5l10 10M15 5L5 15',
  edit: 'M12.8 4.2l3 3L7 16l-3.8.8L4 13z',
  trash: 'M3.5 5.5h13M8 5.5V3.8h4v1.7M5.2 5.5l.8 11h8l.8-11M8.4 8.8v4.6M11.6 8.8v4.6',
  exit: 'M8.5 3.5h-5v13h5M8 10h9M13.5 6.5L17 10l-3.5 3.5',
  download: 'M10 3.5v9M6.2 9l3.8 3.8L13.8 9M3.5 16.5h13',
  upload: 'M10 12.8v-9M6.2 7.3L10 3.5l3.8 3.8M3.5 16.5h13',
  lock: 'M6 9h8a1.4 1.4 0 0 1 1.4 1.4v5.2A1.4 1.4 0 0 1 14 17H6a1.4 1.4 0 0 1-1.4-1.4v-5.2A1.4 1.4 0 0 1 6 9M7 9V6.4a3 3 0 0 1 6 0V9',
  file: 'M5 2.8h6.5L15.5 7v10.2H5zM11.2 2.8V7.2h4.2',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5M10 7.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8',
  camera: 'M3 6.5h3.2l1.3-2h5l1.3 2H17v9.5H3zM10 8.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6',
  turn: 'M15.8 7.2A6.4 6.4 0 1 0 16.4 11M16 3.4v4h-4',
  find: 'M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M13 13l4 4',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** One icon; `small` is the 16-px size. */
export function Icon({
  name,
  small,
}: {
  readonly name: IconName;
  readonly small?: boolean;
}): ReactElement {
  return (
    <svg className={small ? 'f-i f-i16' : 'f-i'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
