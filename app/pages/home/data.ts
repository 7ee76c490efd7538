// What the dashboard is told, and how its lists are put together for the sidebar.

import type { AnswerOf } from '../../calls/typed.ts';

export type DashboardData = AnswerOf<'dashboard_details'>['data'];

/** The primary address; the first where none says that it is. */
export const primaryOf = ({
  addresses,
}: DashboardData): DashboardData['addresses'][number] | undefined =>
  addresses.find(({ type }) => type.toUpperCase() === 'PRIMARY') ?? addresses[0];

export interface CoverageLine {
  readonly name: string;
  readonly planClass: string;
  /** What of it is covered, each once; empty where it is all one. */
  readonly parts: readonly string[];
}

/** A line for each coverage and plan class, in the order they came. */
export function coverageLines({ coverages }: DashboardData): readonly CoverageLine[] {
  const lines = new Map<string, { name: string; planClass: string; parts: Set<string> }>();
  for (const { coverage, planclass, sub_coverage } of coverages) {
    const key = `${planclass} ${coverage}`;
    const line = lines.get(key) ?? { name: coverage, planClass: planclass, parts: new Set() };
    if (sub_coverage !== '' && sub_coverage !== coverage) line.parts.add(sub_coverage);
    lines.set(key, line);
  }
  return [...lines.values()].map((line) => ({ ...line, parts: [...line.parts] }));
}

export interface AreaLine {
  readonly county: string;
  readonly state: string;
  /** Each once, in the order they came. */
  readonly planClasses: readonly string[];
}

/** A line for each county, with the plan classes it is practiced in. */
export function areaLines({ practice_states }: DashboardData): readonly AreaLine[] {
  const lines = new Map<string, { county: string; state: string; classes: Set<string> }>();
  for (const { county, state_code, plan_class } of practice_states) {
    const key = `${state_code} ${county}`;
    const line = lines.get(key) ?? { county, state: state_code, classes: new Set() };
    line.classes.add(plan_class);
    lines.set(key, line);
  }
  return [...lines.values()].map(({ classes, ...line }) => ({
    ...line,
    planClasses: [...classes],
  }));
}
