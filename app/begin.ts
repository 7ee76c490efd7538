// Comes first of all, by a script of its own: what the page at this address needs is asked for while the code that draws it is
// still on its way.

import { beginAt } from './ahead.ts';

beginAt(window.location.pathname);
