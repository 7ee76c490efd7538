// The portal's own widgets, under the names UI schemas use. Each is fetched when a step that shows it is near.

import type { ComponentType } from 'react';
import {
  type Field,
  onDemand,
  type PlaceProps,
  registerFields,
  registerSummaries,
  type Shown,
} from '../../runtime/react/index.ts';

/** Drawn by the portal: what `schemas/widgets.json` describes, and widgets of the runtime that look otherwise here. */
export const LOADERS = {
  agreement: async () => (await import('./documents/Agreement.tsx')).Agreement,
  coverageTable: async () => (await import('./coverage/CoverageTable.tsx')).CoverageTable,
  practiceAreas: async () => (await import('./areas/PracticeAreas.tsx')).PracticeAreas,
  drawing: async () => (await import('./signature/Drawing.tsx')).Drawing,
  typedSignature: async () => (await import('./signature/TypedSignature.tsx')).TypedSignature,
} as const satisfies Readonly<Record<string, () => Promise<Field>>>;

/** How their answers read on the review page, where that is more than a text. */
export const SUMMARIES = {
  coverageTable: async () => (await import('./coverage/CoverageSummary.tsx')).CoverageSummary,
  practiceAreas: async () => (await import('./areas/AreaSummary.tsx')).AreaSummary,
} as const satisfies Readonly<Record<string, () => Promise<ComponentType<Shown>>>>;

/** Called once by the pages that show forms. */
export function registerPortalWidgets(): void {
  registerFields(fetchedAll<PlaceProps>(LOADERS));
  registerSummaries(fetchedAll<Shown>(SUMMARIES));
}

/** Fetches them before they are needed. */
export function preloadPortalWidgets(): void {
  for (const load of Object.values(LOADERS)) void load().catch(() => undefined);
}

type Load<P> = () => Promise<ComponentType<P>>;

function fetchedAll<P extends object>(
  loaders: Readonly<Record<string, Load<P>>>,
): Readonly<Record<string, ComponentType<P>>> {
  return Object.fromEntries(
    Object.entries(loaders).map(([name, load]) => [name, onDemand(load, WAITING).Widget]),
  );
}

const WAITING = (
  <span aria-hidden="true">
    <span className="f-skel" />
    <span className="f-skel" />
    <span className="f-skel" />
  </span>
);
