// The steps of a form in the address of its page: one address per step.

import { useCallback, useMemo, useRef } from 'react';
import { useHref, useNavigate, useParams } from 'react-router-dom';
import type { Draft, FormBundle } from '../../runtime/core/index.ts';
import type { Navigation } from '../../runtime/react/index.ts';
import { isPreviewed, withoutPreview } from '../routes/addresses.ts';

/** `base` is the address of the form; the step follows it. */
export function useStepsAt(base: string): Navigation & { readonly go: (step: string) => void } {
  const navigate = useNavigate();
  const { step } = useParams();
  // A preview has its pages below an address of its own.
  const root = useHref(base);
  const go = useCallback(
    (to: string, options?: { readonly replace?: boolean }) =>
      navigate(`${base}/${to}`, { replace: options?.replace === true }),
    [navigate, base],
  );
  return useMemo(() => ({ step, go, href: (to: string) => `${root}/${to}` }), [step, go, root]);
}

/** The step in the address right now, asked outside of drawing. */
export const stepAt = (base: string): string | undefined =>
  withoutPreview(window.location.pathname)
    .slice(base.length + 1)
    .split('/')[0] || undefined;

/** The farthest step that was opened: what a wizard opens with and tells, and what a draft asks for when it is saved. */
export interface Reach {
  readonly reached: () => string | undefined;
  readonly onReached: (step: string) => void;
  /** Where the address names no step. */
  readonly opensAt: string | undefined;
}

/** Of a draft that is gone on with, if there is one. Whoever only looks at the portal may open every step. */
export function useReach(
  resumed: Pick<Draft, 'step' | 'reached'> | undefined,
  sections: FormBundle['sections'],
): Reach {
  const left = resumed?.reached ?? resumed?.step;
  const far = useRef(isPreviewed(window.location.pathname) ? sections.at(-1)?.id : left);
  const opensAt = resumed?.step ?? left ?? sections[0]?.id;
  return useMemo(
    () => ({
      reached: () => far.current,
      onReached: (step: string) => {
        far.current = step;
      },
      opensAt,
    }),
    [opensAt],
  );
}
