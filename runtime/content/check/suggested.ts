// What people write who know another form builder, and what is written here instead.
import { WIDGET_ROWS } from '../../core/index.ts';

/** Word as it is written → those that may be meant, the likeliest first. */
const SUGGESTED: Readonly<Record<string, readonly string[]>> = {
  // Kinds of value.
  text: ['string'],
  textarea: ['string'],
  date: ['string'],
  email: ['string'],
  phone: ['string'],
  dropdown: ['string'],
  choice: ['string'],
  bool: ['boolean'],
  yesno: ['boolean'],
  checkbox: ['boolean'],
  int: ['integer'],
  float: ['number'],
  money: ['number'],
  list: ['array'],
  group: ['object'],
  // Options of widgets.
  small: ['s'],
  medium: ['m'],
  large: ['l'],
  // Operators.
  '=': ['equal'],
  '==': ['equal'],
  '===': ['equal'],
  is: ['equal'],
  '!=': ['notEqual'],
  '<>': ['notEqual'],
  '>': ['greaterThan'],
  '>=': ['greaterThanInclusive'],
  '<': ['lessThan'],
  '<=': ['lessThanInclusive'],
  empty: ['isEmpty'],
  includes: ['contains'],
  regex: ['matches'],
  // Events.
  display: ['show'],
  visible: ['show'],
  error: ['fault'],
  required: ['require'],
  mandatory: ['require'],
  optional: ['relax'],
  dialog: ['open'],
  popup: ['open'],
  // Words beside others.
  and: ['all'],
  or: ['any'],
  if: ['conditions'],
  when: ['conditions'],
  options: ['enum'],
  choices: ['enum'],
  values: ['enum'],
  rows: ['items'],
  fields: ['properties'],
  // Forms and formats.
  page: ['single'],
  steps: ['wizard'],
};

/** Word → what to do, where another word alone does not help. */
const ADVICE: Readonly<Record<string, string>> = {
  date: 'A day is "type": "string" with "format": "date".',
  dropdown:
    'A choice is "type": "string" with its values in "enum"; how it is drawn is said in the ui.json.',
  phone: 'A phone number is "type": "string"; the widget "mask" gives it its shape.',
  file: 'Files are "type": "array", "items": { "$ref": "../../blocks/file.schema.json" }, with the widget "upload" in the ui.json.',
  fact: 'Write { "all": [ … ] } around the condition.',
  between: 'Write two conditions: "greaterThan" the lower number, and "lessThan" the higher.',
  label: 'The name of a field stands in messages/, as "<field>.label".',
  title: 'Words stand in messages/: the name of a field as "<field>.label".',
  description: 'Words stand in messages/: help for a field as "<field>.hint".',
  help: 'Words stand in messages/: help for a field as "<field>.hint".',
  hint: 'Words stand in messages/: help for a field as "<field>.hint".',
  enumNames: 'The names of choices stand in messages/, as "<field>.option.<value>".',
  enumOptions:
    'The choices stand in the schema, under "enum"; their names in messages/, as "<field>.option.<value>".',
  'ui:enumNames': 'The names of choices stand in messages/, as "<field>.option.<value>".',
  'ui:options': 'It stands at a field: "name": { "ui:options": { … } }.',
  'ui:widget': 'It stands at a field: "name": { "ui:widget": "…" }.',
  'ui:groups':
    'Groups with a heading stand at the top of the file only; in which order the fields of a row or a group stand is said by "ui:order".',
  placeholder: 'Words stand in messages/: the example in a field as "<field>.placeholder".',
};

const FIRST_DAY =
  'The first day of a date stands in the ui.json: "ui:options": { "min": "today" }. The least of a number is "minimum".';
const LAST_DAY =
  'The last day of a date stands in the ui.json: "ui:options": { "max": "today" }. The most of a number is "maximum".';

/** Words of a field for the days it takes. */
const OF_DATES: Readonly<Record<string, string>> = {
  min: FIRST_DAY,
  formatMinimum: FIRST_DAY,
  max: LAST_DAY,
  formatMaximum: LAST_DAY,
};

/** The word that is meant, if it may stand there: widgets say themselves what others call them. */
export const suggestionFor = (written: string, allowed: readonly string[]): string | undefined =>
  [
    ...WIDGET_ROWS.flatMap(([name, row]) => (row.alsoCalled?.includes(written) ? [name] : [])),
    ...((Object.hasOwn(SUGGESTED, written) && SUGGESTED[written]) || []),
  ].find((word) => allowed.includes(word));

/** What to do instead of writing that word at that place. */
export function adviceOn(written: string, place = ''): string | undefined {
  if (written === 'title' && place.startsWith('/ui:groups/'))
    return 'The heading of a group stands in messages/, as "<section>.group.<id>.title".';
  if (written === 'fact' && !/\/conditions?(\/|$)/.test(place)) return undefined;
  if (/\/(properties|items)(\/|$)/.test(place) && Object.hasOwn(OF_DATES, written))
    return OF_DATES[written];
  return Object.hasOwn(ADVICE, written) ? ADVICE[written] : undefined;
}
