// Two places changed one draft: asks about the answers that differ. The question comes on demand, for it is rare.

import { lazy, type ReactElement, Suspense, useState, useSyncExternalStore } from 'react';
import type { Autosave } from './autosave.ts';

const Question = lazy(async () => ({ default: (await import('./conflict.ts')).ConflictQuestion }));

/** Stands beside a form with an autosave; shows itself when needed. */
export function ConflictDialog({ autosave }: { readonly autosave: Autosave }): ReactElement | null {
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
  const [later, setLater] = useState<unknown>(null);
  if (state.kind !== 'conflict' || later === state) return null;
  return (
    <Suspense>
      <Question conflict={state} autosave={autosave} onLater={() => setLater(state)} />
    </Suspense>
  );
}
