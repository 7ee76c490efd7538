// A form that attorneys send under their own name, as staff would write it: a choice, what is personal, a secret, a file.
const file = (body: object) => JSON.stringify(body);

/** Its files as texts, with whatever else its `form.json` says, under another name where there are several. */
export const seminarForm = (
  more: object = {},
  { id = 'seminar', title = 'Seat at the seminar' } = {},
): Readonly<Record<string, string>> => {
  // No two forms say the same sentence.
  const own = (words: string) => (id === 'seminar' ? words : `${words} (${title})`);
  return {
    [`schemas/forms/${id}/form.json`]: file({
      $schema: '../../meta/form.schema.json',
      id,
      kind: 'single',
      access: 'attorney',
      sections: ['seat'],
      ...more,
    }),
    [`schemas/forms/${id}/seat.schema.json`]: file({
      $schema: '../../meta/section.schema.json',
      type: 'object',
      required: ['day'],
      properties: {
        day: { type: 'string', enum: ['first', 'second'] },
        guest: { type: 'string', maxLength: 60, personal: true },
        badge: { type: 'string', maxLength: 20, writeOnly: true },
        slides: { type: 'array', maxItems: 2, items: { $ref: '../../blocks/file.schema.json' } },
      },
    }),
    [`schemas/forms/${id}/seat.ui.json`]: file({
      $schema: '../../meta/ui.schema.json',
      'ui:groups': [{ id: 'all', fields: ['day', 'guest', 'badge', 'slides'] }],
      day: { 'ui:widget': 'radio' },
      slides: { 'ui:widget': 'upload', 'ui:options': { accept: ['.pdf'], maxBytes: 1_048_576 } },
    }),
    [`messages/en-US/${id}.json`]: file({
      $schema: '../../schemas/meta/messages.schema.json',
      title,
      lead: own('Two days in Atlanta.'),
      'seat.title': 'Your seat',
      'seat.group.all.title': own('Which day you come'),
      'day.label': 'Day',
      'day.option.first': 'First day',
      'day.option.second': 'Second day',
      'day.error.required': own('Choose a day.'),
      'guest.label': 'Guest',
      'badge.label': 'Badge number',
      'slides.label': 'Slides',
    }),
  };
};
