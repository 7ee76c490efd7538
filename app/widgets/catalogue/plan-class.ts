// Plan classes as a person reads them: the word of the choice says how one reads (COM as FAM), the stored value stays.

import type { Texts } from '../../../runtime/core/index.ts';

/** Boxed letters, such as FAM. A class without words is shown as it is. */
export const shortPlanClass = (texts: Texts, planClass: string): string =>
  worded(texts, `blocks.common.planClass.option.${planClass}`) ?? planClass;

/** Full name, such as Family Defender: of the class it reads as, else its own. */
export function planClassName(texts: Texts, planClass: string): string {
  const short = shortPlanClass(texts, planClass);
  const name = (of: string) => worded(texts, `app.planClass.${of}`);
  return name(short) ?? name(planClass) ?? short;
}

const worded = (texts: Texts, key: string): string | undefined =>
  texts.has(key) ? texts.t(key) : undefined;
