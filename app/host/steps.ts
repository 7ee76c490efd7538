// The steps of a form in the address of its page: one address per step.

import { useCallback, useMemo, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Draft } from '../../runtime/core/index.ts';
import type { Navigation } from '../../runtime/react/index.ts';

/** `base` is the address of the form; the step follows it. */
export function useStepsAt(base: string): Navigation & { readonly go: (step: string) => void } {
  const navigate = useNavigate();
  const { step } = useParams();
  const go = useCallback(
    (to: string, options?: { readonly replace?: boolean }) =>
      navigate(`${base}/${to}`, { replace: options?.replace === true }),
    [navigate, base],
  );
  return useMemo(() => ({ step, go, href: (to: string) => `${base}/${to}` }), [step, go, base]);
}

/** The step in the address right now, asked outside of drawing. */
export const stepAt = (base: string): string | undefined =>
  window.location.pathname.slice(base.length + 1).split('/')[0] || undefined;

/** The farthest step that was opened: what a wizard opens with and tells, and what a draft asks for when it is saved. */
export interface Reach {
  readonly reached: () => string | undefined;
  readonly onReached: (step: string) => void;
}

/** Of a draft that is gone on with, if there is one. */
export function useReach(resumed: Pick<Draft, 'step' | 'reached'> | undefined): Reach {
  const far = useRef(resumed?.reached ?? resumed?.step);
  return useMemo(
    () => ({
      reached: () => far.current,
      onReached: (step: string) => {
        far.current = step;
      },
    }),
    [],
  );
}
