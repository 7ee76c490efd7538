// A list of the sidebar: its first lines, and the rest once somebody asks for it.

import { type ReactElement, useState } from 'react';
import { useT } from '../../portal/portal.tsx';

interface Props {
  readonly few: number;
  /** What is said where there are no lines. */
  readonly none: string;
  readonly children: readonly ReactElement[];
}

export function FoldedList({ few, none, children }: Props): ReactElement {
  const t = useT();
  const [open, setOpen] = useState(false);
  const count = children.length;
  if (count === 0) return <p className="side-text">{none}</p>;
  // One line more is no more to read than the button would be.
  const folds = count > few + 1;
  return (
    <>
      <ul>{folds && !open ? children.slice(0, few) : children}</ul>
      {folds && (
        <button
          type="button"
          className="linkbtn side-all"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? t('app.dashboard.fewer') : t('app.dashboard.all', { count })}
        </button>
      )}
    </>
  );
}
