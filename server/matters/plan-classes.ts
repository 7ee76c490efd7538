// What the tables of the current release say of plan classes.
import type { ServerContext } from '../context/context.ts';
import { TABLES } from '../program/index.ts';
import type { PlanClasses } from '../store/matters/plan-classes.ts';

/** Referrals, and classes served as another. */
export function planClassesOf({ content }: Pick<ServerContext, 'content'>): PlanClasses {
  const { tables } = content.app;
  return {
    referrals: Object.keys(tables[TABLES.referrals] ?? {}).map((word) => word.toLowerCase()),
    servedAs: tables[TABLES.servedAs] ?? {},
  };
}
