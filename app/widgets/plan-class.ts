// Plan classes as a person reads them: COM reads FAM everywhere, the stored value stays.

import type { Texts } from '../../runtime/core/index.ts';

/** Boxed letters, such as FAM. A class without words is shown as it is. */
export const shortPlanClass = (texts: Texts, planClass: string): string =>
  worded(texts, `app.planClassShort.${planClass}`, planClass);

/** Full name, such as Family Defender. */
export const planClassName = (texts: Texts, planClass: string): string =>
  worded(texts, `app.planClass.${planClass}`, planClass);

const worded = (texts: Texts, key: string, otherwise: string): string =>
  texts.has(key) ? texts.t(key) : otherwise;
