// What rules may know besides the answers.

import { type JsonObject, todayIn } from '../../../runtime/core/index.ts';

/** The documents' dates are US Eastern. */
export const TIME_ZONE = 'America/New_York';

/** Facts `context.*` of a form that is filled in anew or resumed. */
export function formContext(route: string, more: JsonObject = {}): JsonObject {
  return { route, mode: 'new', today: todayIn(TIME_ZONE), ...more };
}
