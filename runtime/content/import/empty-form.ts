// Lays out a new form with one field, one rule and its cases, so that whoever writes it starts from something that works.
import type { Json } from '../../core/index.ts';
import { printJson } from '../read/print.ts';

const META = '../../meta';

const RULE = {
  name: 'no-asks-for-a-reason',
  conditions: { all: [{ fact: 'answer', operator: 'equal', value: 'no' }] },
  event: { type: 'show', params: { fields: ['reason'] } },
};

/** One in which the rule acts, one in which it does not. */
const CASES = [
  {
    name: 'No asks for a reason',
    rules: [RULE.name],
    given: { answer: 'no' },
    expect: { shown: ['reason'] },
  },
  {
    name: 'Yes asks for nothing more',
    rules: [RULE.name],
    given: { answer: 'yes' },
    expect: { hidden: ['reason'] },
  },
];

/** The files of a new form by path; they pass the check as they are. */
export function emptyForm(id: string, locale = 'en-US'): Readonly<Record<string, string>> {
  const folder = `schemas/forms/${id}`;
  return toTexts({
    [`${folder}/form.json`]: {
      $schema: `${META}/form.schema.json`,
      id,
      kind: 'single',
      access: 'public',
      sections: ['main'],
    },
    [`${folder}/main.schema.json`]: {
      $schema: `${META}/section.schema.json`,
      type: 'object',
      required: ['answer'],
      properties: {
        answer: { type: 'string', enum: ['yes', 'no'] },
        reason: { type: 'string', maxLength: 500 },
      },
    },
    [`${folder}/main.ui.json`]: {
      $schema: `${META}/ui.schema.json`,
      'ui:groups': [{ id: 'all', fields: ['answer', 'reason'] }],
      answer: { 'ui:widget': 'radio' },
      reason: { 'ui:widget': 'multiline', 'ui:options': { rows: 4 } },
    },
    [`rules/${id}.rules.json`]: { $schema: '../schemas/meta/rules.schema.json', rules: [RULE] },
    [`rules/${id}.cases.json`]: { $schema: '../schemas/meta/cases.schema.json', cases: CASES },
    [`messages/${locale}/${id}.json`]: {
      $schema: '../../schemas/meta/messages.schema.json',
      title: id,
      'main.title': id,
      'answer.label': 'Your answer',
      'answer.error.required': 'Choose your answer.',
      'answer.option.yes': 'Yes',
      'answer.option.no': 'No',
      'reason.label': 'Why not?',
    },
  });
}

/** The files of a new form that has nothing but sections of `schemas/sections`, by path. */
export function formOfSections(
  id: string,
  sections: readonly string[],
  locale = 'en-US',
): Readonly<Record<string, string>> {
  return toTexts({
    [`schemas/forms/${id}/form.json`]: {
      $schema: `${META}/form.schema.json`,
      id,
      kind: sections.length > 1 ? 'wizard' : 'single',
      access: 'public',
      sections: sections.map((use) => ({ use })),
    },
    [`messages/${locale}/${id}.json`]: {
      $schema: '../../schemas/meta/messages.schema.json',
      title: id,
    },
  });
}

/** JSON as the repository writes it. */
export function toTexts(
  files: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([name, value]) => [name, printJson(value as Json)]),
  );
}
