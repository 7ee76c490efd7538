// What is filled in to sign, and what is still missing of it.

import { useState } from 'react';
import type { Strokes } from './drawing.ts';

export interface Entry {
  readonly method: 'type' | 'draw';
  readonly name: string;
  readonly strokes: Strokes;
  /** The strokes as a PNG, as a data URL. */
  readonly drawing: string | undefined;
  readonly consent: boolean;
}

export type Missing = 'name' | 'drawing' | 'consent';

export interface SigningForm {
  readonly entry: Entry;
  readonly change: (part: Partial<Entry>) => void;
  /** Shown only once somebody has tried to finish. */
  readonly missing: ReadonlySet<Missing>;
  /** Checks; gives the first thing missing. */
  readonly attempt: () => Missing | undefined;
}

export function useSigningForm(name: string): SigningForm {
  const [entry, setEntry] = useState<Entry>({
    method: 'type',
    name,
    strokes: [],
    drawing: undefined,
    consent: false,
  });
  const [tried, setTried] = useState(false);
  const missing = missingIn(entry);
  return {
    entry,
    change: (part) => setEntry((before) => ({ ...before, ...part })),
    missing: new Set(tried ? missing : []),
    attempt() {
      setTried(true);
      return missing[0];
    },
  };
}

function missingIn({ method, name, drawing, consent }: Entry): readonly Missing[] {
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(method === 'draw' && !drawing ? (['drawing'] as const) : []),
    ...(consent ? [] : (['consent'] as const)),
  ];
}
