// A form as staff would write it, without any code, that asks for personal data, a secret, a list and files.
const file = (body: object) => JSON.stringify(body);

/** Its files as texts, to be put beside the shipped content. The desk and publishers read it; of them the desk sees personal data. */
export const VISIT_FORM: Readonly<Record<string, string>> = {
  'schemas/forms/visit/form.json': file({
    $schema: '../../meta/form.schema.json',
    id: 'visit',
    kind: 'single',
    access: 'public',
    sections: ['all'],
    received: { by: ['desk', 'publisher'], personal: ['desk'] },
  }),
  'schemas/forms/visit/all.schema.json': file({
    $schema: '../../meta/section.schema.json',
    type: 'object',
    required: ['office', 'visitor', 'day', 'remarks'],
    properties: {
      office: { type: 'string', enum: ['north', 'south'] },
      visitor: { type: 'string', maxLength: 60, personal: true },
      day: { type: 'string', format: 'date' },
      parking: { type: 'boolean' },
      topics: {
        type: 'array',
        maxItems: 3,
        uniqueItems: true,
        items: { type: 'string', enum: ['fees', 'forms', 'parking'] },
      },
      badge: { type: 'string', maxLength: 20, writeOnly: true },
      remarks: { type: 'string', maxLength: 2000 },
      guests: {
        type: 'array',
        maxItems: 5,
        items: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', maxLength: 60, personal: true },
            seat: { type: 'string', maxLength: 10 },
          },
        },
      },
      photos: { type: 'array', maxItems: 3, items: { $ref: '../../blocks/file.schema.json' } },
      passes: {
        type: 'array',
        personal: true,
        maxItems: 3,
        items: { $ref: '../../blocks/file.schema.json' },
      },
    },
  }),
  'schemas/forms/visit/all.ui.json': file({
    $schema: '../../meta/ui.schema.json',
    'ui:groups': [
      {
        id: 'all',
        fields: [
          ...['office', 'visitor', 'day', 'parking', 'topics', 'badge', 'remarks', 'guests'],
          ...['photos', 'passes'],
        ],
      },
    ],
    office: { 'ui:widget': 'select' },
    parking: { 'ui:widget': 'toggle' },
    topics: { 'ui:widget': 'checkboxes' },
    remarks: { 'ui:widget': 'multiline' },
    guests: { 'ui:widget': 'repeat' },
    photos: { 'ui:widget': 'upload', 'ui:options': { accept: ['.pdf'], maxBytes: 1_048_576 } },
    passes: { 'ui:widget': 'upload', 'ui:options': { accept: ['.pdf'], maxBytes: 1_048_576 } },
  }),
  'messages/en-US/visit.json': file({
    $schema: '../../schemas/meta/messages.schema.json',
    title: 'Your visit',
    'all.title': 'Your visit',
    'all.group.all.title': 'What you saw',
    'office.label': 'Office',
    'office.option.north': 'North office',
    'office.option.south': 'South office',
    'visitor.label': 'Name',
    'day.label': 'Day of the visit',
    'parking.label': 'I parked there',
    'topics.label': 'What it was about',
    'topics.option.fees': 'Fees',
    'topics.option.forms': 'Forms',
    'topics.option.parking': 'Parking',
    'badge.label': 'Badge number',
    'remarks.label': 'Remarks',
    'guests.label': 'Guests',
    'guests.name.label': 'Name',
    'guests.seat.label': 'Seat',
    'photos.label': 'Photos',
    'passes.label': 'Passes',
  }),
};
