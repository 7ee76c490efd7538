// Lint: rules, cases and wording belong to a form that exists, so that a misspelt file name is not silence.
import { nearestOf } from '../../core/index.ts';
import { didYouMean } from '../read/faults.ts';
import type { Lint } from './lint.ts';

/** Wording that is no form's own. */
const COMMON = ['app', 'blocks', 'documents', 'faults', 'runtime', 'server', 'views'];
const OF_A_FORM = /^(?:rules\/([^/]+)\.(?:rules|cases)|messages\/[^/]+\/([^/]+))\.json$/;

export const strayFiles: Lint = ({ model, report }) => {
  if (model.incomplete) return;
  const forms = model.forms.map(({ id }) => id);
  for (const file of model.source.keys()) {
    const [, ruled, worded] = OF_A_FORM.exec(file) ?? [];
    const name = ruled ?? worded;
    const known = worded === undefined ? forms : [...forms, ...COMMON];
    if (name === undefined || known.includes(name)) continue;
    const near = nearestOf(name, known);
    report({
      code: 'stray-file',
      file,
      place: '',
      message: `There is no form "${name}", so nothing reads this file.`,
      remedy: didYouMean(near, 'Name the file after its form, or delete it.'),
      nearest: near,
    });
  }
};
