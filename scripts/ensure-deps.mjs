// Makes `npm test` and the tools work on a fresh clone: all that the lockfile names is installed when this has run.
import { ensureDeps } from './deps.mjs';
import { root } from './hash-of.mjs';

ensureDeps(root);
