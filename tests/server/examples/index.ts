// One example of every call of the contracts, each a request that is answered: a new call is forgotten by no test that reads these.
import { candidateExamples } from '../helpers/candidate-examples.ts';
import { staffExamples } from '../helpers/staff-examples.ts';
import { applicantExamples } from './applicant.ts';
import { accountExamples, attorneyExamples } from './attorney.ts';
import { formExamples } from './forms.ts';
import { releasingExamples } from './releasing.ts';
import { studioExamples } from './studio.ts';
import { CLERK, type Examples, type ExampleWorld } from './world.ts';

export { type Examples, ExampleWorld, pathOf } from './world.ts';

/** By the id of the call, to be made in this order: each goes on with what the ones before it gave. */
export const examplesOf = (world: ExampleWorld): Examples => ({
  ...applicantExamples(world),
  ...formExamples(world),
  ...attorneyExamples(world),
  ...accountExamples(world),
  ...staffExamples(() => world, CLERK),
  ...candidateExamples(() => world.browser),
  ...releasingExamples(world),
  ...studioExamples(world),
  logout: world.post('logout', {}),
});
