// A day as people of the portal write it.
import { formatNamed } from '../../runtime/core/index.ts';

/** YYYY-MM-DD as 11/16/2026. */
export const shownDay: (day: string) => string = formatNamed('date');
