// React writes down where each element was made, for its warnings: dear (8 % of all work in a page), and nobody reads it here.
// Past ten thousand in a second it stops by itself; here it finds that many made already.
import * as react from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (react as unknown as Record<string, object | undefined>)[INTERNALS];
if (internals !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  });
