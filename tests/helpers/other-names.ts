// A form of the kind the application is, with other field names and words: what it does on screen is said in JSON alone.
import type { Release } from '../../runtime/content/index.ts';
import { built, contentWith } from './releases.ts';

const REGION = { type: 'string', enum: ['GA', 'AL'] };
const PARISH = { type: 'string', maxLength: 60 };
const TIER = { type: 'string', enum: ['FAM', 'CDL'] };
const FEE = { type: 'number', minimum: 0 };
const HIDDEN = { 'ui:hidden': true };

/** The files of the form `offices`; tests spoil them before they are compiled. */
export const otherNames = () => ({
  'schemas/forms/offices/form.json': {
    $schema: '../../meta/form.schema.json',
    id: 'offices',
    kind: 'single',
    access: 'applicant',
    sections: ['main'],
  },
  'schemas/forms/offices/main.schema.json': {
    $schema: '../../meta/section.schema.json',
    type: 'object',
    required: ['terms_read'],
    properties: {
      curious: { type: 'boolean' },
      new_office: {
        type: 'object',
        properties: { region: REGION, parish: PARISH, tier: TIER, fee: FEE },
      },
      offices: {
        type: 'array',
        maxItems: 50,
        uniqueBy: { fields: ['region', 'parish', 'tier'], at: 'parish' },
        items: {
          type: 'object',
          properties: { region: REGION, parish: PARISH, tier: TIER, fee: FEE },
        },
      },
      terms_read: { type: 'boolean', const: true },
    },
  },
  'schemas/forms/offices/main.ui.json': {
    $schema: '../../meta/ui.schema.json',
    curious: { 'ui:widget': 'toggle' },
    new_office: {
      ...HIDDEN,
      'ui:options': { transient: true },
      region: { 'ui:widget': 'select' },
      tier: { 'ui:widget': 'select' },
      fee: { 'ui:widget': 'money' },
    },
    offices: {
      'ui:widget': 'practiceAreas',
      'ui:options': {
        members: { state: './region', county: './parish', planClass: './tier', rate: './fee' },
        add: { from: '/new_office', only: { fee: { tier: ['CDL'] } } },
      },
    },
    terms_read: {
      'ui:widget': 'checkbox',
      'ui:options': { refusal: 'offices.refusal.terms' },
    },
  } as Record<string, unknown>,
  'rules/offices.rules.json': {
    $schema: '../schemas/meta/rules.schema.json',
    rules: [
      {
        name: 'the-curious-are-told-more',
        conditions: { all: [{ fact: 'curious', operator: 'equal', value: true }] },
        event: { type: 'open', params: { dialog: 'more', page: 'pages.more' } },
      },
    ],
  },
  'rules/offices.cases.json': {
    $schema: '../schemas/meta/cases.schema.json',
    cases: [
      {
        name: 'The curious are told more',
        rules: ['the-curious-are-told-more'],
        given: { curious: true },
        expect: { opens: ['more'] },
      },
      {
        name: 'Others are not',
        rules: ['the-curious-are-told-more'],
        given: {},
        expect: { notOpens: ['more'] },
      },
    ],
  },
  'messages/en-US/offices.json': {
    $schema: '../../schemas/meta/messages.schema.json',
    title: 'Your offices',
    'curious.label': 'Tell me more',
    'new_office.label': 'One more office',
    'new_office.region.label': 'Region',
    'new_office.parish.label': 'Parish',
    'new_office.tier.label': 'Tier',
    'new_office.fee.label': 'Fee',
    'offices.label': 'Offices',
    'offices.add': 'Open it',
    'offices.empty': 'There is no office yet.',
    'offices.delete.text': 'Close this office for good?',
    'offices.error.duplicate': 'There is one already.',
    'offices.region.label': 'Region',
    'offices.parish.label': 'Parish of the office',
    'offices.tier.label': 'Tier',
    'offices.fee.label': 'Fee',
    'terms_read.label': 'I have read the terms',
    'terms_read.error.required': 'Read the terms, and say so.',
    'refusal.terms': 'Read the terms first!',
    'dialog.more.title': 'More about offices',
    'dialog.more.close': 'I see',
  } as Record<string, string>,
  'messages/en-US/pages/more.md': 'Offices are open on **weekdays**.\n',
});

export type OtherNames = ReturnType<typeof otherNames>;

/** The shipped content with that form: its release, or what is wrong with it. */
export async function builtWith(
  files: OtherNames,
): Promise<{ readonly release: Release | undefined; readonly faults: readonly string[] }> {
  const added = Object.entries(files).map(([file, body]) => [
    file,
    () => (typeof body === 'string' ? body : JSON.stringify(body)),
  ]);
  const { release, faults } = await built(await contentWith(Object.fromEntries(added)));
  return {
    release,
    faults: faults.map(({ file, place, message }) => `${file} ${place}: ${message}`),
  };
}
