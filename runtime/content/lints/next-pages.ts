// Lint: after a form, people come to a page that is there: an address the house declares, or another form.
import { nearestOf } from '../../core/index.ts';
import { HOUSE_FILE } from '../model/house.ts';
import { didYouMean } from '../read/faults.ts';
import type { Lint } from './lint.ts';

export const nextPages: Lint = ({ model, report }) => {
  const { addresses } = model.house;
  if (addresses === undefined || model.incomplete) return;
  const known = [...addresses, ...model.forms.map(({ id }) => `/forms/${id}`)];
  for (const { form, file } of model.forms) {
    const go = form.submit?.then?.go;
    if (go === undefined || known.includes(go)) continue;
    const near = nearestOf(go, known);
    report({
      code: 'unknown-page',
      file,
      place: '/submit/then/go',
      message: `There is no page "${go}".`,
      remedy: didYouMean(
        near,
        `Take an address of ${HOUSE_FILE} ("addresses"), or "/forms/" and the name of a form.`,
      ),
      nearest: near,
    });
  }
};
