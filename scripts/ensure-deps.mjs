// Makes `npm test` and the tools work on a fresh clone: all that the lockfile names is installed when this has run.

import { root } from './common/hash-of.mjs';
import { ensureDeps } from './deps.mjs';

ensureDeps(root);
