// What the host puts around a part that another library draws: its theme, which only such a part needs.

import { type ComponentType, Fragment, type ReactNode } from 'react';

/** Draws its children under the host's theme. */
export type Frame = ComponentType<{ readonly children?: ReactNode }>;

let registered: Frame = Fragment;

/** Called once by the host; forms without such parts never draw it. */
export function registerFrame(frame: Frame): void {
  registered = frame;
}

/** Nothing of its own where the host has none. */
export const frame = (): Frame => registered;
