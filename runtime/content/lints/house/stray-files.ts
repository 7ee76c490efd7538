// Lint: rules, cases and wording belong to a form that exists, so that a misspelt file name is not silence.
import { nearestOf } from '../../../core/index.ts';
import type { CaseFile, LinkedForm, Model } from '../../model/model.ts';
import type { Report } from '../../read/faults.ts';
import { didYouMean } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

/** Files whose absence is the cause of all that is said of the names that stood in them. */
function reportMissing(
  { id, file, sections, rulesFile, casesFile, cases, rules }: LinkedForm,
  { source, locale }: Model,
  report: Report,
): void {
  const words = `messages/${locale}/${id}.json`;
  // Sections that several forms share bring their own.
  if (!source.has(words) && sections.some(({ shared }) => !shared))
    report({
      code: 'missing-form-file',
      file,
      place: '/id',
      message: `The form "${id}" has no words: there is no file ${words}.`,
      remedy: 'Bring it back, or write it, with "title" at least.',
    });
  // Those of its sections have files of their own.
  if (cases.some(isOfRules) && rules.length === 0 && !source.has(rulesFile))
    report({
      code: 'missing-form-file',
      file: casesFile,
      place: '/cases',
      message: `There are examples of rules and no rules: there is no file ${rulesFile}.`,
      remedy: 'Bring it back, or take the examples away.',
    });
}

/** Does it expect what only a rule brings about? What the schema refuses needs none. */
const isOfRules = ({ rules = [], expect }: CaseFile): boolean =>
  rules.length > 0 || ['hidden', 'opens', 'warnings', 'values'].some((word) => word in expect);

/** Wording that is no form's own. */
const COMMON = ['app', 'blocks', 'documents', 'faults', 'runtime', 'server', 'views', 'flows'];
const OF_A_FORM = /^(?:rules\/([^/]+)\.(?:rules|cases)|messages\/[^/]+\/([^/]+))\.json$/;
const OF_A_SECTION =
  /^(?:rules\/sections\/([^/]+)\.(?:rules|cases)|messages\/[^/]+\/sections\/([^/]+))\.json$/;

export const strayFiles: WholeLint = ({ model, report }) => {
  for (const file of model.source.keys()) {
    const [, locale] = /^messages\/([^/]+)\//.exec(file) ?? [];
    if (locale === undefined || locale === model.locale) continue;
    report({
      code: 'stray-file',
      file,
      place: '',
      message: `Nothing reads messages in the folder "${locale}".`,
      remedy: `Put the file into messages/${model.locale}, or take it away.`,
    });
  }
  if (model.incomplete) return;
  for (const form of model.forms) reportMissing(form, model, report);
  const forms = model.forms.map(({ id }) => id);
  const sections = [...model.sections.keys()];
  for (const file of model.source.keys()) {
    const [, ruled, worded] = OF_A_FORM.exec(file) ?? [];
    const [, ...ofSection] = OF_A_SECTION.exec(file) ?? [];
    const section = ofSection.find((one) => one !== undefined);
    const name = section ?? ruled ?? worded;
    const known =
      section !== undefined
        ? sections
        : worded === undefined
          ? forms
          : [...forms, ...COMMON, ...model.house.apart];
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
