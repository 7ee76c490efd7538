// What a native select and a searched line draw, and how both look.

import type { controlOf } from '../../control/control.ts';

type Control = ReturnType<typeof controlOf>;

/** One choice, as both of them show it. */
export interface Offered {
  readonly key: string;
  readonly label: string;
  /** A short word that people and browsers know it by as well, such as "GA". */
  readonly word?: string | undefined;
}

export interface OneOfProps {
  readonly control: Omit<Control, 'aria-label'> & Partial<Pick<Control, 'aria-label'>>;
  readonly choices: readonly Offered[];
  /** Which of them is chosen; -1 for none. */
  readonly chosen: number;
  /** What stands there while none is. */
  readonly empty: string | undefined;
  /** What is said where nothing is found for what was typed. */
  readonly notFound: string;
  /** What the control is called, for the list under it. */
  readonly label: string;
  readonly width?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly disabled: boolean;
  readonly busy?: boolean;
  /** -1 takes the answer back. */
  readonly onChoose: (index: number) => void;
  readonly onLeave: () => void;
}

/** How both look. */
export const selectClass = (width: string | undefined): string =>
  `f-in f-sel${width && width !== 'full' ? ` f-w-${width}` : ''}`;
