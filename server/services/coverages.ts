// The catalogue of coverages and fees, from one data file; what is left out or marked on screen is content, not data.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../common/root.ts';
import type { Coverage, Coverages, Fee } from './ports.ts';

interface Catalogue {
  readonly coverages: readonly Coverage[];
  readonly fees: readonly Fee[];
}

const DATA = join(ROOT, 'server/data/coverages.json');

/** The embedded default of the coverages port. */
export function createCoverages(file: URL | string = DATA): Coverages {
  let loaded: Promise<Catalogue> | undefined;
  const load = () => {
    loaded ??= readFile(file, 'utf8').then((text) => JSON.parse(text) as Catalogue);
    return loaded;
  };
  return {
    list: async (planClasses) => (await load()).coverages.filter(isOf(planClasses)),
    fees: async (planClasses) => (await load()).fees.filter(isOf(planClasses)),
  };
}

function isOf(planClasses: readonly string[] | undefined) {
  return (row: { readonly plan_class: string }) =>
    planClasses === undefined || planClasses.includes(row.plan_class);
}
