// Lint: rules, cases and wording belong to a form that exists, so that a misspelt file name is not silence.
import { nearestOf } from '../../core/index.ts';
import { didYouMean } from '../read/faults.ts';
import type { Lint } from './lint.ts';

/** Wording that is no form's own. */
const COMMON = ['app', 'blocks', 'documents', 'faults', 'runtime', 'server', 'views', 'flows'];
const OF_A_FORM = /^(?:rules\/([^/]+)\.(?:rules|cases)|messages\/[^/]+\/([^/]+))\.json$/;
const OF_A_SECTION =
  /^(?:rules\/sections\/([^/]+)\.(?:rules|cases)|messages\/[^/]+\/sections\/([^/]+))\.json$/;

export const strayFiles: Lint = ({ model, report }) => {
  if (model.incomplete) return;
  const forms = model.forms.map(({ id }) => id);
  const sections = [...model.sections.keys()];
  for (const file of model.source.keys()) {
    const [, ruled, worded] = OF_A_FORM.exec(file) ?? [];
    const [, ...ofSection] = OF_A_SECTION.exec(file) ?? [];
    const section = ofSection.find((one) => one !== undefined);
    const name = section ?? ruled ?? worded;
    const known =
      section !== undefined ? sections : worded === undefined ? forms : [...forms, ...COMMON];
    if (name === undefined || known.includes(name)) continue;
    const owner = section === undefined ? 'form' : 'section';
    const near = nearestOf(name, known);
    report({
      code: 'stray-file',
      file,
      place: '',
      message: `There is no ${owner} "${name}", so nothing reads this file.`,
      remedy: didYouMean(near, `Name the file after its ${owner}, or delete it.`),
      nearest: near,
    });
  }
};
