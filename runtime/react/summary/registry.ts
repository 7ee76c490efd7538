// Summaries of the host's own widgets, by the widget's name.

import type { ComponentType } from 'react';
import type { Shown } from './value.ts';

const added = new Map<string, ComponentType<Shown>>();

/** How an answer typed in one of the host's widgets is shown read-only. */
export function registerSummaries(summaries: Readonly<Record<string, ComponentType<Shown>>>): void {
  for (const [name, summary] of Object.entries(summaries)) added.set(name, summary);
}

export const registeredSummary = (name: string | undefined): ComponentType<Shown> | undefined =>
  name === undefined ? undefined : added.get(name);
