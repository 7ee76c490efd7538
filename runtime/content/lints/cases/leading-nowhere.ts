// Lint: whatever is chosen, the form can be sent.

import { generic, toDotted } from '../../../core/index.ts';
import type { CaseLint } from '../common/lint.ts';

export const leadingNowhere: CaseLint = {
  each: 'runs',
  look: ({ linked, nowhere }, { report }) => {
    for (const { place, value } of nowhere) {
      const field = linked.fields.get(generic(place));
      report({
        code: 'choice-leads-nowhere',
        file: field?.file ?? linked.file,
        place: field?.place ?? '',
        message: `Whoever answers "${toDotted(generic(place))}" with ${JSON.stringify(value)} can never send the form "${linked.id}", whatever else they answer.`,
        remedy:
          'Take the value out of the choices, or let the branch that it leads to be answered: ask there for nothing that it refuses.',
      });
    }
  },
};
