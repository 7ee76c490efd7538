// A form as staff would write it, without any code, whose one upload keeps PDF and no pictures.
const file = (body: object) => JSON.stringify(body);

/** Its files as texts, to be put beside the shipped content. */
export const RECEIPTS_FORM: Readonly<Record<string, string>> = {
  'schemas/forms/receipts/form.json': file({
    $schema: '../../meta/form.schema.json',
    id: 'receipts',
    kind: 'wizard',
    access: 'public',
    sections: ['papers', 'words'],
  }),
  'schemas/forms/receipts/papers.schema.json': file({
    $schema: '../../meta/section.schema.json',
    type: 'object',
    required: ['receipts'],
    properties: {
      receipts: {
        type: 'array',
        minItems: 1,
        maxItems: 4,
        items: { $ref: '../../blocks/file.schema.json' },
      },
    },
  }),
  'schemas/forms/receipts/papers.ui.json': file({
    $schema: '../../meta/ui.schema.json',
    'ui:groups': [{ id: 'all', fields: ['receipts'] }],
    receipts: {
      'ui:widget': 'upload',
      'ui:options': { accept: ['.pdf'], maxBytes: 1_048_576 },
    },
  }),
  'schemas/forms/receipts/words.schema.json': file({
    $schema: '../../meta/section.schema.json',
    type: 'object',
    properties: { note: { type: 'string', maxLength: 60 } },
  }),
  'schemas/forms/receipts/words.ui.json': file({
    $schema: '../../meta/ui.schema.json',
    'ui:groups': [{ id: 'all', fields: ['note'] }],
  }),
  'messages/en-US/receipts.json': file({
    $schema: '../../schemas/meta/messages.schema.json',
    title: 'Receipts',
    'papers.title': 'What you paid',
    'papers.group.all.title': 'Your receipts',
    'receipts.label': 'Receipts',
    'receipts.hint': 'PDF, up to 1 MB each.',
    'words.title': 'A word',
    'words.group.all.title': 'Your word',
    'note.label': 'Note',
  }),
};
