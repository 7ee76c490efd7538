// The provider's calendar day: what "today" means to rules, dates and documents, wherever the server stands.
import { todayIn } from '../runtime/core/index.ts';

/** The provider's time zone; the browser judges by the same (`app/today.ts`). */
export const TIME_ZONE = 'America/New_York';

/** The day it is for the provider, YYYY-MM-DD. */
export const todayAt = (now: Date): string => todayIn(TIME_ZONE, now);
