// Lint: names in rules that are neither fields nor messages: rule names, sections, compute functions, cases' rules.
import { COMPUTE, nearestOf } from '../../../core/index.ts';
import { computationsOf } from '../../compile/computations.ts';
import { type LinkedForm, ownRules, type PlacedRule } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { ofUnits } from '../common/lint.ts';

export const ruleNames = ofUnits((form, { model, report }) => {
  const names = form.rules.map(({ name }) => name);
  const sections = form.sections.map(({ id }) => id);
  for (const [index, second] of form.placed.entries()) {
    const first = form.placed[names.indexOf(second.rule.name)] ?? second;
    if (first !== form.placed[index]) reportTaken(form, first, second, report);
  }
  for (const { rule, file, place } of ownRules(form)) {
    const moment = rule.on ?? 'edit';
    const section = moment.startsWith('leave:') ? moment.slice('leave:'.length) : undefined;
    if (section !== undefined && !sections.includes(section)) {
      const near = nearestOf(section, sections);
      report({
        code: 'unknown-section',
        file,
        place: `${place}/on`,
        message: `The rule "${rule.name}" waits for leaving "${section}", which is no section of this form.`,
        remedy: didYouMean(near, `Sections are: ${sections.join(', ')}.`),
        nearest: near === undefined ? undefined : `leave:${near}`,
      });
    }
    for (const { compute, place: there } of computationsOf(rule, place)) {
      const { fn } = compute;
      if (Object.hasOwn(COMPUTE, fn)) continue;
      const near = nearestOf(fn, Object.keys(COMPUTE));
      report({
        code: 'unknown-compute',
        file,
        place: `${there}/fn`,
        message: `The rule "${rule.name}" computes with "${fn}", which is not known.`,
        remedy: didYouMean(near, `Known are: ${Object.keys(COMPUTE).join(', ')}.`),
        nearest: near,
      });
    }
  }
  if (model.unread.has(form.rulesFile)) return;
  for (const [index, example] of form.cases.entries()) {
    for (const [position, name] of (example.rules ?? []).entries()) {
      if (names.includes(name)) continue;
      const near = nearestOf(name, names);
      report({
        code: 'unknown-rule',
        file: form.casesFile,
        place: `/cases/${index}/rules/${position}`,
        message: `The case "${example.name}" is about the rule "${name}", which does not exist.`,
        remedy: didYouMean(near, 'Correct the name, or take it out of the case.'),
        nearest: near,
      });
    }
  }
});

function reportTaken(
  { id }: LinkedForm,
  first: PlacedRule,
  { rule, file, place }: PlacedRule,
  report: Report,
): void {
  const both = `Two rules are named "${rule.name}"`;
  report({
    code: 'name-taken',
    file,
    place: `${place}/name`,
    message:
      first.file === file ? `${both}.` : `${both} in the form "${id}": the other in ${first.file}.`,
    remedy: 'Give one of them another name: cases and explanations name rules.',
  });
}
