// Shows the host's dialogs that `open` effects ask for, one after the other.

import { type ReactElement, useEffect, useState } from 'react';
import { useFormRuntime } from '../context.tsx';

/** The dialog to show now, or null. A name the host does not know is a programmer's fault. */
export function useOpens(): ReactElement | null {
  const { store, dialogs } = useFormRuntime();
  const [queue, setQueue] = useState<readonly string[]>([]);
  useEffect(() => store.onOpen((name) => setQueue((waiting) => [...waiting, name])), [store]);
  const [name] = queue;
  if (name === undefined) return null;
  const Dialog = dialogs[name];
  if (!Dialog) throw new Error(`There is no dialog "${name}".`);
  return <Dialog key={name} onClose={() => setQueue((waiting) => waiting.slice(1))} />;
}
