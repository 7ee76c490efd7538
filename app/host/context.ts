// What rules may know besides the answers.

import { contextOf, type FormBundle, type JsonObject, todayIn } from '../../runtime/core/index.ts';

/** Facts `context.*` of a form that is filled in anew or resumed; the server makes them the same way. */
export function formContext(form: FormBundle, route: string, records: JsonObject = {}): JsonObject {
  return contextOf(form, { route, today: todayIn(form.timeZone), records });
}
