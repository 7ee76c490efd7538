// The widgets of the runtime by name: how their answers read. The compiler puts it into the nodes of a form; whatever
// else is to be known of a widget (kinds and options it suits, calls it needs, how it is drawn and printed) belongs here too.

import type { Reads } from '../model/form-node.ts';

export interface WidgetDescriptor {
  /** How an answer typed in it reads as text; absent where that follows from the schema. */
  readonly reads?: Reads;
}

/** One row a widget; a host adds its own. */
export const WIDGETS = {
  text: {},
  multiline: {},
  number: {},
  money: { reads: 'money' },
  mask: {},
  date: { reads: 'date' },
  select: {},
  radio: {},
  checkboxes: {},
  checkbox: {},
  yesno: { reads: 'yesno' },
  toggle: {},
  password: {},
  address: {},
  upload: { reads: 'files' },
  repeat: {},
  rowTable: {},
  statement: { reads: 'statement' },
  agreement: { reads: 'agreement' },
  output: {},
  hidden: { reads: 'nothing' },
} as const satisfies Readonly<Record<string, WidgetDescriptor>>;

/** What is said of a widget; of a name that is not in the table, nothing. */
export const widgetNamed = (name: string): WidgetDescriptor =>
  Object.hasOwn(WIDGETS, name) ? WIDGETS[name as keyof typeof WIDGETS] : {};
