// Helper objects (`ui:options.transient` on an object): forms of their own inside a form, such as a row about to be added.
// What stands in them is never submitted, so it keeps nobody from going on; the button beside them asks for their faults.

import type { Fault, FormBundle, GenericPointer } from '../model/types.ts';
import { generic, isWithin } from '../values/paths.ts';

/** Must this be mended before the form goes on? What is wrong in a helper object need not be. */
export const holdsUp = ({ helper }: Fault): boolean => helper !== true;

/** The same faults; those in helper objects say so. */
export function helpersMarked(form: FormBundle, faults: readonly Fault[]): readonly Fault[] {
  const helpers = helperObjects(form);
  if (helpers.length === 0) return faults;
  const isOfHelper = ({ path }: Fault): boolean =>
    helpers.some(({ place, start }) => path.startsWith(start) && isWithin(generic(path), place));
  return faults.map((fault) => (isOfHelper(fault) ? { ...fault, helper: true } : fault));
}

interface HelperObject {
  readonly place: GenericPointer;
  /** What every pointer into it begins with, so that most faults are told apart at a glance. */
  readonly start: string;
}

const HELPERS = new WeakMap<FormBundle, readonly HelperObject[]>();

function helperObjects(form: FormBundle): readonly HelperObject[] {
  const known = HELPERS.get(form);
  if (known !== undefined) return known;
  const helpers = Object.entries(form.fields).flatMap(([place, { transient, type }]) =>
    transient === true && type === 'object' ? [{ place, start: place.split('*')[0] ?? place }] : [],
  );
  HELPERS.set(form, helpers);
  return helpers;
}
