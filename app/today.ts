// The provider's calendar day: what "today" means to rules, wherever the person sits.

import { todayIn } from '../runtime/core/index.ts';

/** The provider's time zone; the server judges by the same (`server/today.ts`). */
export const TIME_ZONE = 'America/New_York';

/** The day it is for the provider, YYYY-MM-DD. */
export const todayHere = (): string => todayIn(TIME_ZONE);
