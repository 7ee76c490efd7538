// The call that tells what a change does otherwise to people than what is live.

import { liveSource } from '../../studio/changes/index.ts';
import { comparedGroups, effectsOf, releaseOf, standingOf } from '../../studio/releasing/index.ts';
import type { Call } from '../common/call.ts';

export const effectsCall: Call = {
  id: 'studio_effects',
  async handle(server, input) {
    const { change, files, source } = await standingOf(server, input.payload.change);
    const { content } = await releaseOf(server, change.id);
    const { source: live } = await liveSource(server);
    const isWordsOnly = comparedGroups(live, source).every(({ kind }) => kind === 'wording');
    const forms = content && !isWordsOnly ? await effectsOf(server, content) : [];
    return {
      status: 'success',
      data: {
        ...{ files, isFit: content !== undefined, isWordsOnly },
        forms: forms.map(({ acts, ...form }) => ({
          ...form,
          acts: acts.map(({ given, ...act }) => ({ ...act, given: [...given] })),
        })),
      },
    };
  },
};
