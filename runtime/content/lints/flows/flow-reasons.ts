// Lint: the reason that a move wants is asked for by its form, as a text that nobody leaves out.

import { typeOf } from '../../schema/types-of.ts';
import type { WholeLint } from '../common/lint.ts';

export const flowReasons: WholeLint = ({ model, report }) => {
  for (const { file, flow } of model.flows.values())
    for (const [at, { name, reason, form: id }] of flow.moves.entries()) {
      if (reason === undefined) continue;
      const form = model.forms.find((one) => one.id === id);
      // Of a form that is not there others tell.
      if (id !== undefined && form === undefined) continue;
      const field = form?.fields.get(`/${reason}`);
      if (field?.required === true && typeOf(field.schema) === 'string') continue;
      report({
        code: 'reason-unasked',
        file,
        place: `/moves/${at}/reason`,
        message:
          id === undefined
            ? `The move "${name}" wants "${reason}" as its reason and asks nothing, so that nobody could ever make it.`
            : `The move "${name}" wants "${reason}" as its reason, and its form "${id}" has no required text of that name.`,
        remedy: 'Name a required text of the form that is answered with the move.',
      });
    }
};
