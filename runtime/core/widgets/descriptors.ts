// The widgets of the runtime by name. A host describes its own in `schemas/widgets.json`, in the same words.

import type { AnswerKind, WidgetDescriptor } from './descriptor.ts';

/** What browsers offer, which keyboard a phone shows, and signs at the ends: every native text control has them. */
const TYPED = ['autocomplete', 'inputmode', 'prefix', 'suffix'] as const;
const ONE_OF_A_FEW: readonly AnswerKind[] = ['choice', 'boolean'];
/** What a tick writes. */
const ON_OFF = [
  [true, false],
  [1, 0],
] as const;
const ANY_ONE: readonly AnswerKind[] = ['text', 'number', 'integer', 'boolean', 'choice'];
const ANY: readonly AnswerKind[] = [...ANY_ONE, 'choices', 'rows', 'list', 'object'];

/** One row a widget. */
export const WIDGETS = {
  text: {
    suits: ['text'],
    options: [...TYPED, 'fill', 'check'],
    calls: ['fill', 'check'],
  },
  multiline: { suits: ['text'], options: ['rows'] },
  number: { suits: ['number', 'integer'], options: TYPED },
  money: { reads: 'money', suits: ['number', 'integer', 'text'], options: TYPED },
  mask: {
    reads: 'mask',
    suits: ['text'],
    options: [...TYPED, 'mask', 'extension', 'fill'],
    needs: ['mask'],
    calls: ['fill'],
  },
  date: {
    reads: 'date',
    suits: ['text'],
    formats: ['date'],
    options: ['autocomplete', 'min', 'max'],
  },
  time: { suits: ['text'], formats: ['time'], options: ['autocomplete'] },
  dateTime: { suits: ['text'], formats: ['date-time'], options: ['autocomplete'] },
  select: {
    asked: 'choose',
    suits: [...ANY_ONE, 'object'],
    options: ['autocomplete', 'options', 'fill'],
    calls: ['options', 'fill'],
    asksChoices: true,
  },
  radio: { asked: 'choose', suits: ONE_OF_A_FEW, options: ['inline', 'options'] },
  checkboxes: {
    asked: 'choose',
    suits: ['choices', 'list'],
    options: ['inline', 'options'],
    calls: ['options'],
    asksChoices: true,
  },
  /** `checkboxes` over what a call answers. */
  manyChoices: {
    asked: 'choose',
    suits: ['choices', 'list'],
    options: ['inline', 'options'],
    calls: ['options'],
    asksChoices: true,
    chosen: true,
  },
  checkbox: { asked: 'choose', suits: ONE_OF_A_FEW, answers: ON_OFF },
  yesno: {
    asked: 'choose',
    reads: 'yesno',
    suits: ONE_OF_A_FEW,
    answers: [...ON_OFF, ['Yes', 'No'], ['yes', 'no'], ['Y', 'N']],
    options: ['inline'],
  },
  toggle: { asked: 'choose', suits: ONE_OF_A_FEW, answers: ON_OFF },
  password: { suits: ['text'], options: ['autocomplete'] },
  address: {
    suits: ['text'],
    options: ['autocomplete', 'inputmode', 'options', 'fill'],
    calls: ['options', 'fill'],
  },
  upload: {
    asked: 'upload',
    reads: 'files',
    suits: ['rows'],
    options: ['calls', 'types', 'accept', 'maxBytes'],
    needs: ['calls.add'],
    calls: ['list', 'add', 'delete', 'download'],
  },
  /** Files of several types, each type with its place; they stay with the person until the form is sent. */
  documents: {
    asked: 'upload',
    reads: 'files',
    suits: ['rows'],
    options: ['types', 'accept', 'maxBytes', 'atOnce', 'marks', 'documents'],
    needs: ['documents'],
    words: ['more', 'tooMany', 'choose', 'file.kinds'],
  },
  repeat: { suits: ['rows'], options: ['item', 'columns', 'setAside'] },
  /** A `repeat` that names columns. */
  rowTable: { suits: ['rows'], options: ['item', 'columns', 'setAside'], chosen: true },
  statement: { reads: 'statement', suits: ANY, options: ['page'], needs: ['page'] },
  agreement: {
    reads: 'agreement',
    suits: ONE_OF_A_FEW,
    answers: ON_OFF,
    options: ['page'],
    needs: ['page'],
  },
  output: { suits: ANY_ONE, options: ['prefix', 'suffix', 'tones'] },
  hidden: { reads: 'nothing', suits: ANY },
} as const satisfies Readonly<Record<string, WidgetDescriptor>>;

/** What is said of a widget of the runtime; undefined for any other name. */
export const widgetNamed = (name: string): WidgetDescriptor | undefined =>
  Object.hasOwn(WIDGETS, name) ? WIDGETS[name as keyof typeof WIDGETS] : undefined;
