// Plan classes as a person reads them: COM reads FAM everywhere, the stored value stays.

import type { Texts } from '../../runtime/core/index.ts';

/** The order in which groups stand. */
export const PLAN_CLASSES = ['FAM', 'CDL', 'REF', 'COM'] as const;

/** Boxed letters, such as FAM. A class without words is shown as it is. */
export const shortPlanClass = (texts: Texts, planClass: string): string =>
  worded(texts, `app.planClassShort.${planClass}`, planClass);

/** Full name, such as Family Defender. */
export const planClassName = (texts: Texts, planClass: string): string =>
  worded(texts, `app.planClass.${planClass}`, planClass);

const worded = (texts: Texts, key: string, otherwise: string): string =>
  texts.has(key) ? texts.t(key) : otherwise;

/** Known classes in their order, others after them. */
export function inOrder(classes: Iterable<string>): readonly string[] {
  const all = new Set(classes);
  const known = PLAN_CLASSES.filter((name) => all.delete(name));
  return [...known, ...all];
}
