// All calls of the Studio.
import type { Call } from '../common/call.ts';
import { candidateCalls } from './candidate.ts';
import { changeCalls } from './changes.ts';
import { commentCalls } from './comments.ts';
import { studioDemoPeople } from './demo-people.ts';
import { fileCalls } from './files.ts';
import { formCalls } from './forms.ts';
import { lookingBackCalls } from './looking-back.ts';
import { releasingCalls } from './releasing.ts';
import { ruleCalls } from './rules.ts';
import { shownCalls } from './shown-by-link.ts';
import { studioThings } from './things.ts';

export const studioCalls: readonly Call[] = [
  ...changeCalls,
  ...commentCalls,
  ...candidateCalls,
  ...fileCalls,
  ...formCalls,
  ...lookingBackCalls,
  ...releasingCalls,
  ...ruleCalls,
  ...shownCalls,
  studioDemoPeople,
  studioThings,
];
