// Lint: whoever may open a form may make its calls.
import { usedCalls } from '../../link/used-calls.ts';
import { HOUSE_FILE } from '../../model/house.ts';
import { ofForms } from '../common/lint.ts';

export const callAccess = ofForms((form, { model, report }) => {
  const { access } = form.form;
  for (const { id, file, place } of usedCalls(form)) {
    const auth = model.calls.get(id)?.auth;
    const roles = auth === undefined ? undefined : model.house.callers[auth]?.roles;
    if (roles === undefined || roles.includes(access)) continue;
    report({
      code: 'call-refused',
      file,
      place,
      message: `The call "${id}" is answered to "${auth}" only, but the form is open to "${access}": for them it always fails.`,
      remedy: `Name a call they may make, or change "access" in ${form.file}. Who is which caller stands in ${HOUSE_FILE}.`,
    });
  }
});
