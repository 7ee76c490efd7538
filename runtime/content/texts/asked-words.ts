// What is said where an answer is missing or cannot be read, of a field without a sentence of its own: made of its label,
// where that reads well.
import { type Schema, widgetNamed } from '../../core/index.ts';
import { typeOf } from '../schema/types-of.ts';

const OF_MISSING = {
  enter: 'faults.required.enter',
  choose: 'faults.required.choose',
  add: 'faults.required.add',
  upload: 'faults.required.upload',
} as const;
const OF_NUMBERS = { number: 'faults.type.number', integer: 'faults.type.integer' } as const;

/** Keys of the common sentences, in which `{{label}}` stands. */
export const ASKED_KEYS: readonly string[] = [
  ...Object.values(OF_MISSING),
  ...Object.values(OF_NUMBERS),
];

/** More words than these are a sentence or a question. */
const MOST_WORDS = 4;

/** Does "Enter the …" read well with it? "Bank Name" does; "How satisfied are you?", "I agree" and "Address 1" do not. */
export function isNoun(label: string): boolean {
  const words = label.split(' ');
  const [first = ''] = words;
  return words.length <= MOST_WORDS && first.length > 1 && /^[\p{L}/&'’ -]+$/u.test(label);
}

/** The common sentences for a field drawn by this widget, by the kind of fault; none where its label does not read well. */
export function askedWords(
  label: string,
  schema: Schema,
  widget: string,
): Readonly<Record<string, string>> {
  if (!isNoun(label)) return {};
  const type = typeOf(schema);
  const required = OF_MISSING[widgetNamed(widget)?.asked ?? (type === 'array' ? 'add' : 'enter')];
  return {
    required,
    ...((type === 'number' || type === 'integer') && { type: OF_NUMBERS[type] }),
  };
}
