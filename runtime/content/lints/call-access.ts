// Lint: whoever may open a form may make its calls.
import { usedCalls } from '../link/used-calls.ts';
import type { FormFile } from '../model/model.ts';
import type { Lint } from './lint.ts';

/** Which calls the people of a form may make, by what a contract asks of its caller. */
const ALLOWED: Readonly<Record<FormFile['access'], readonly string[]>> = {
  public: ['none', 'link'],
  applicant: ['none', 'link', 'applicant', 'signer'],
  attorney: ['none', 'link', 'attorney', 'signer'],
  staff: ['none', 'link', 'staff'],
};

export const callAccess: Lint = ({ model, report }) => {
  for (const form of model.forms) {
    const { access } = form.form;
    for (const { id, file, place } of usedCalls(form)) {
      const auth = model.calls.get(id)?.auth;
      if (auth === undefined || ALLOWED[access].includes(auth)) continue;
      report({
        code: 'call-refused',
        file,
        place,
        message: `The call "${id}" is answered to "${auth}" only, but the form is open to "${access}": for them it always fails.`,
        remedy: `Name a call they may make, or change "access" in ${form.file}.`,
      });
    }
  }
};
