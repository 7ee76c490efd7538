// A form of several roles as staff would write it: all of the staff open it, the desk grades, publishers decide.
const file = (body: object) => JSON.stringify(body);

/** Its files as texts, to be put beside the shipped content. */
export const INSPECTION_FORM: Readonly<Record<string, string>> = {
  'schemas/forms/inspection/form.json': file({
    $schema: '../../meta/form.schema.json',
    id: 'inspection',
    kind: 'wizard',
    access: 'staff',
    sections: [
      'report',
      { section: 'check', seen: ['desk', 'publisher'], changed: ['publisher'] },
      { section: 'secret', seen: ['publisher'] },
    ],
    received: { by: ['desk', 'publisher', 'editor'] },
  }),
  'schemas/forms/inspection/report.schema.json': file({
    $schema: '../../meta/section.schema.json',
    type: 'object',
    required: ['site', 'grade'],
    properties: {
      site: { type: 'string', maxLength: 60 },
      grade: { type: 'string', enum: ['good', 'fair', 'poor'] },
      remarks: { type: 'string', maxLength: 60 },
      proofs: { type: 'array', maxItems: 3, items: { $ref: '../../blocks/file.schema.json' } },
    },
  }),
  'schemas/forms/inspection/report.ui.json': file({
    $schema: '../../meta/ui.schema.json',
    'ui:order': ['site', 'grade', 'remarks', 'proofs'],
    grade: { 'ui:widget': 'select', 'ui:options': { changed: ['desk'] } },
    remarks: { 'ui:options': { seen: ['desk'] } },
    proofs: {
      'ui:widget': 'upload',
      'ui:options': { accept: ['.pdf'], maxBytes: 1_048_576, seen: ['desk'] },
    },
  }),
  'schemas/forms/inspection/check.schema.json': file({
    $schema: '../../meta/section.schema.json',
    type: 'object',
    required: ['verdict'],
    properties: {
      verdict: { type: 'string', enum: ['pass', 'fail'] },
      fee: { type: 'number', minimum: 0, default: 25 },
    },
  }),
  'schemas/forms/inspection/check.ui.json': file({
    $schema: '../../meta/ui.schema.json',
    'ui:order': ['verdict', 'fee'],
  }),
  'schemas/forms/inspection/secret.schema.json': file({
    $schema: '../../meta/section.schema.json',
    type: 'object',
    required: ['codename'],
    properties: { codename: { type: 'string', maxLength: 20 } },
  }),
  'schemas/forms/inspection/secret.ui.json': file({ $schema: '../../meta/ui.schema.json' }),
  'messages/en-US/inspection.json': file({
    $schema: '../../schemas/meta/messages.schema.json',
    title: 'Inspection',
    'report.title': 'Report',
    'check.title': 'Decision',
    'secret.title': 'For publishers',
    'site.label': 'Site',
    'grade.label': 'Grade',
    'grade.option.good': 'Good',
    'grade.option.fair': 'Fair',
    'grade.option.poor': 'Poor',
    'remarks.label': 'Remarks of the desk',
    'proofs.label': 'Proofs',
    'verdict.label': 'Verdict',
    'verdict.option.pass': 'Passed',
    'verdict.option.fail': 'Failed',
    'fee.label': 'Fee',
    'codename.label': 'Codename',
  }),
};
