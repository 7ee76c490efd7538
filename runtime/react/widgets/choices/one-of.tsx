// One of some choices: a native select, or, where they are many, a line that searches them as one types.

import { type ReactElement, useLayoutEffect } from 'react';
import { fetchedOnce, useFetched } from '../../parts/on-demand.tsx';
import { type Offered, type OneOfProps, selectClass } from './searched/offered.ts';

export type { Offered };

/** From here on a list is too long to be read through. */
const LONG = 13;

type Searched = typeof import('./searched/Searched.tsx');
const { now, fetch: fetchSearched } = fetchedOnce<Searched>(
  () => import('./searched/Searched.tsx'),
);

/** Fetches what searches, for forms that may have a long list. */
export { fetchSearched };

/** So many choices are searched. */
export const isLong = (count: number): boolean => count >= LONG;

/** Draws it. Whoever is there while a list becomes a long one, or a short one, stays there. */
export function OneOf(props: OneOfProps): ReactElement {
  const long = isLong(props.choices.length);
  useKeptFocus(props.control.id, long);
  return long ? <Long {...props} /> : <Short {...props} />;
}

/** A native select until what searches has come. */
function Long(props: OneOfProps): ReactElement {
  const searched = useFetched(now(), fetchSearched);
  useKeptFocus(props.control.id, searched);
  return searched ? <searched.Searched {...props} /> : <Short {...props} />;
}

function Short(props: OneOfProps): ReactElement {
  const { chosen, onChoose } = props;
  return (
    <select
      {...props.control}
      className={selectClass(props.width)}
      autoComplete={props.autoComplete}
      value={chosen < 0 ? '' : String(chosen)}
      disabled={props.disabled}
      aria-busy={props.busy || undefined}
      onChange={({ target }) => onChoose(target.value === '' ? -1 : Number(target.value))}
      onBlur={props.onLeave}
    >
      <option value="">{props.empty}</option>
      {optionsOf(props.choices)}
    </select>
  );
}

const MADE = new WeakMap<readonly Offered[], readonly ReactElement[]>();

/** Made once for all selects that offer the same. */
function optionsOf(choices: readonly Offered[]): readonly ReactElement[] {
  const known = MADE.get(choices);
  if (known) return known;
  const made = choices.map(({ key, label }, index) => (
    <option key={key} value={String(index)}>
      {label}
    </option>
  ));
  MADE.set(choices, made);
  return made;
}

/** Focus that was on the control before it was drawn by another element is on that one afterwards. */
function useKeptFocus(id: string, drawnBy: unknown): void {
  const wasThere = document.activeElement?.id === id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another element loses the focus.
  useLayoutEffect(() => {
    if (wasThere) document.getElementById(id)?.focus();
  }, [drawnBy]);
}
