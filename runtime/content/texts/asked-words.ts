// What is said where an answer is missing or cannot be read, of a field without a sentence of its own: made of its label,
// where that reads well.
import { isObject, type Schema, widgetNamed } from '../../core/index.ts';
import { typeOf } from '../schema/types-of.ts';

const OF_MISSING = {
  enter: 'faults.required.enter',
  choose: 'faults.required.choose',
  add: 'faults.required.add',
  upload: 'faults.required.upload',
} as const;
const OF_NUMBERS = { number: 'faults.type.number', integer: 'faults.type.integer' } as const;

/** Texts nobody guesses the layout of. */
const OF_FORMATS: Readonly<Record<string, string>> = {
  date: 'faults.format.date',
  time: 'faults.format.time',
  'date-time': 'faults.format.dateTime',
};

/** Keys of the common sentences; in most of them `{{label}}` stands. */
export const ASKED_KEYS: readonly string[] = [
  ...Object.values(OF_MISSING),
  ...Object.values(OF_NUMBERS),
  ...Object.values(OF_FORMATS),
];

/** More words than these are a sentence or a question. */
const MOST_WORDS = 4;

/** Does "Enter the …" read well with it? "Bank Name" does; "How satisfied are you?", "Your name", "I agree" and "Address 1" do not. */
export function isNoun(label: string): boolean {
  const words = label.split(' ');
  const [first = ''] = words;
  const isName = words.length <= MOST_WORDS && first.length > 1;
  return isName && !TAKEN_FIRST.test(first) && /^[\p{L}/&'’ -]+$/u.test(label);
}

/** "The" stands before none of them. */
const TAKEN_FIRST = /^(the|an|this|these|your|my|our|their|his|her|its|any|all|each|every|no)$/i;

/** With these begins no noun, but a question, or what one is asked about: the sentence that says no label is said. */
const NO_NOUN =
  /^(from|to|until|till|since|on|at|by|in|for|with|of|as|is|are|was|were|do|does|did|has|have|had|can|will|may|should|must|it|you|we|he|she|they|there|who|whom|whose|what|which|when|where|why|how|not|if)$/i;

/** Which of several groups of fields is asked is a choice; which of several kinds a text is shows as it is typed. */
const isOneOfGroups = ({ oneOf, anyOf }: Schema): boolean =>
  [oneOf, anyOf].some(
    (shapes) =>
      Array.isArray(shapes) &&
      shapes.every((shape) => isObject(shape) && typeOf(shape as Schema) === 'object'),
  );

/** The common sentences for a field drawn by this widget, by the kind of fault; none where its label does not read well. */
export function askedWords(
  label: string,
  schema: Schema,
  widget: string,
): Readonly<Record<string, string>> {
  const layout = OF_FORMATS[String(schema.format)];
  const format = layout === undefined ? {} : { format: layout };
  const [first = ''] = label.split(' ');
  if (!isNoun(label) || NO_NOUN.test(first)) return format;
  const type = typeOf(schema);
  // A constant is a choice of one.
  const isChosen = schema.const !== undefined || isOneOfGroups(schema);
  const bySchema = isChosen ? 'choose' : type === 'array' ? 'add' : 'enter';
  const required = OF_MISSING[widgetNamed(widget)?.asked ?? bySchema];
  return {
    ...format,
    required,
    ...((type === 'number' || type === 'integer') && { type: OF_NUMBERS[type] }),
  };
}
