// The widgets of the runtime by name: all that is told of one is told here, but for the component that draws it
// (`runtime/react/widgets/components.ts`). A host describes its own in `schemas/widgets.json`, in the same words.

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

const ROW_WORDS = [
  'add',
  'remove',
  'item',
  'empty',
  'delete.text',
  'delete.many',
  'setAside',
  'fill',
];

/** One row a widget. */
export const WIDGETS = {
  text: {
    suits: ['text'],
    options: [...TYPED, 'fill', 'check'],
    calls: ['fill', 'check'],
    draws: 'control',
    ownText: true,
    oneLine: true,
    standard: { kinds: ['text'] },
    rjsf: { layout: 'text', parts: ['TextWidget', 'EmailWidget', 'URLWidget'] },
  },
  multiline: {
    suits: ['text'],
    options: ['rows'],
    draws: 'control',
    ownText: true,
    standard: { kinds: ['text'], from: 300 },
    alsoCalled: ['textarea'],
    rjsf: { layout: 'textarea', parts: ['TextareaWidget'] },
  },
  number: {
    suits: ['number', 'integer'],
    options: TYPED,
    draws: 'control',
    standard: { kinds: ['number', 'integer'] },
    rjsf: { layout: 'updown', parts: ['UpDownWidget'] },
  },
  money: {
    reads: 'money',
    suits: ['number', 'integer', 'text'],
    options: TYPED,
    draws: 'control',
    oneLine: true,
    alsoCalled: ['currency', 'dollars'],
  },
  mask: {
    reads: 'mask',
    suits: ['text'],
    options: [...TYPED, 'mask', 'extension', 'fill'],
    needs: ['mask'],
    calls: ['fill'],
    draws: 'control',
    oneLine: true,
    onDemand: true,
    alsoCalled: ['phone'],
  },
  date: {
    reads: 'date',
    suits: ['text'],
    formats: ['date'],
    options: ['autocomplete', 'min', 'max'],
    draws: 'control',
    oneLine: true,
    onDemand: true,
    standard: { kinds: ['text'] },
    alsoCalled: ['calendar'],
    rjsf: { layout: 'date', parts: ['DateWidget'] },
  },
  time: {
    suits: ['text'],
    formats: ['time'],
    options: ['autocomplete'],
    draws: 'control',
    oneLine: true,
    onDemand: true,
    standard: { kinds: ['text'] },
    rjsf: { parts: ['TimeWidget'] },
  },
  dateTime: {
    suits: ['text'],
    formats: ['date-time'],
    options: ['autocomplete', 'zone'],
    draws: 'control',
    oneLine: true,
    onDemand: true,
    standard: { kinds: ['text'] },
    rjsf: { parts: ['DateTimeWidget'] },
  },
  select: {
    asked: 'choose',
    suits: [...ANY_ONE, 'object'],
    options: ['autocomplete', 'options', 'fill'],
    calls: ['options', 'fill'],
    /** What is said where a call offers nothing to choose from. */
    words: ['empty'],
    asksChoices: true,
    draws: 'control',
    /** An object only where it is taken whole. */
    standard: { kinds: ['choice', 'object'] },
    alsoCalled: ['dropdown'],
    rjsf: { layout: 'select', parts: ['SelectWidget'] },
  },
  radio: {
    asked: 'choose',
    suits: ONE_OF_A_FEW,
    options: ['inline', 'options'],
    draws: 'control',
    labelled: 'legend',
    standard: { kinds: ['choice'], upTo: 5 },
    alsoCalled: ['choice'],
    rjsf: { layout: 'radio', parts: ['RadioWidget'] },
  },
  checkboxes: {
    asked: 'choose',
    suits: ['choices', 'list'],
    options: ['inline', 'options'],
    calls: ['options'],
    asksChoices: true,
    draws: 'control',
    labelled: 'legend',
    standard: { kinds: ['choices'] },
    rjsf: { layout: 'checkboxes', parts: ['CheckboxesWidget'] },
  },
  /** `checkboxes` over what a call answers. */
  manyChoices: {
    asked: 'choose',
    suits: ['choices', 'list'],
    options: ['inline', 'options'],
    calls: ['options'],
    asksChoices: true,
    draws: 'place',
    labelled: 'legend',
    onDemand: true,
    chosen: { for: 'checkboxes', by: 'options.call' },
  },
  checkbox: {
    asked: 'choose',
    suits: ONE_OF_A_FEW,
    answers: ON_OFF,
    draws: 'control',
    labelled: 'own',
    standard: { kinds: ['boolean'] },
    rjsf: { layout: 'checkbox', parts: ['CheckboxWidget'] },
  },
  yesno: {
    asked: 'choose',
    reads: 'yesno',
    suits: ONE_OF_A_FEW,
    answers: [...ON_OFF, ['Yes', 'No'], ['yes', 'no'], ['Y', 'N']],
    options: ['inline'],
    draws: 'control',
    labelled: 'legend',
  },
  toggle: {
    asked: 'choose',
    suits: ONE_OF_A_FEW,
    answers: ON_OFF,
    draws: 'control',
    labelled: 'own',
    alsoCalled: ['switch'],
  },
  password: {
    suits: ['text'],
    options: ['autocomplete'],
    words: ['length', 'upper', 'lower', 'digit', 'special', 'characters'].map(
      (rule) => `rule.${rule}`,
    ),
    draws: 'control',
    oneLine: true,
    onDemand: true,
    rjsf: { layout: 'password', parts: ['PasswordWidget'] },
  },
  address: {
    suits: ['text'],
    options: ['autocomplete', 'inputmode', 'options', 'fill'],
    calls: ['options', 'fill'],
    draws: 'place',
    oneLine: true,
    onDemand: true,
    suggests: true,
    rjsf: { as: 'text' },
  },
  upload: {
    asked: 'upload',
    reads: 'files',
    suits: ['rows'],
    options: ['calls', 'types', 'accept', 'photos', 'maxBytes'],
    needs: ['calls.add'],
    calls: ['list', 'add', 'delete', 'download'],
    words: ['empty', 'delete.text', 'file.label', 'file.kinds', 'type.label'],
    draws: 'place',
    onDemand: true,
    alsoCalled: ['file'],
  },
  /** Files of several types, each type with its place; they stay with the person until the form is sent. */
  documents: {
    asked: 'upload',
    reads: 'files',
    suits: ['rows'],
    options: ['types', 'accept', 'photos', 'maxBytes', 'atOnce', 'marks', 'documents'],
    needs: ['documents'],
    words: ['more', 'tooMany', 'choose', 'file.kinds'],
    draws: 'place',
    onDemand: true,
  },
  repeat: {
    suits: ['rows'],
    options: ['item', 'columns', 'setAside', 'source'],
    calls: ['source'],
    words: ROW_WORDS,
    draws: 'place',
    onDemand: true,
    rows: 'apart',
    standard: { kinds: ['rows', 'list'] },
    alsoCalled: ['list'],
  },
  /** A `repeat` that names columns. */
  rowTable: {
    suits: ['rows'],
    options: ['item', 'columns', 'setAside', 'source'],
    calls: ['source'],
    words: ROW_WORDS,
    draws: 'place',
    onDemand: true,
    rows: 'table',
    chosen: { for: 'repeat', by: 'columns' },
  },
  statement: {
    reads: 'statement',
    suits: ANY,
    options: ['page'],
    needs: ['page'],
    draws: 'place',
  },
  agreement: {
    reads: 'agreement',
    suits: ONE_OF_A_FEW,
    answers: ON_OFF,
    options: ['page'],
    needs: ['page'],
    draws: 'place',
    labelled: 'own',
    rjsf: { as: 'checkbox' },
  },
  output: {
    suits: ANY_ONE,
    options: ['prefix', 'suffix', 'tones'],
    draws: 'control',
    onlyShows: true,
  },
  hidden: {
    reads: 'nothing',
    suits: ANY,
    draws: 'place',
    unseen: true,
    rjsf: { layout: 'hidden' },
  },
} as const satisfies Readonly<
  Record<string, WidgetDescriptor & Required<Pick<WidgetDescriptor, 'draws'>>>
>;

export type WidgetName = keyof typeof WIDGETS;

/** The same for whoever goes through it: what one row has not, any may have. */
export const WIDGET_ROWS: readonly (readonly [name: WidgetName, row: WidgetDescriptor])[] =
  Object.entries(WIDGETS) as unknown as readonly (readonly [WidgetName, WidgetDescriptor])[];

/** What is said of a widget of the runtime; undefined for any other name. */
export const widgetNamed = (name: string): WidgetDescriptor | undefined =>
  Object.hasOwn(WIDGETS, name) ? WIDGETS[name as WidgetName] : undefined;

/** Does it send each file by a call of its own, as soon as it is chosen? */
export const sendsFiles = (name: string): boolean =>
  widgetNamed(name)?.calls?.includes('add') === true;
