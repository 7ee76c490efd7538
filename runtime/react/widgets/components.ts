// The components that draw the widgets of the runtime. The table of widgets says which there must be: one that is missing, one
// too many and one of another kind do not compile.

import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { WIDGETS } from '../../core/index.ts';
import type { PlaceProps } from '../context/widget.ts';
import { type OnDemand, onDemand } from '../parts/on-demand.tsx';
import { CheckboxWidget } from './choices/checkbox.tsx';
import { CheckboxesWidget } from './choices/checkboxes.tsx';
import { RadioWidget } from './choices/radio.tsx';
import { SelectWidget } from './choices/select.tsx';
import { ToggleWidget } from './choices/toggle.tsx';
import { YesNoWidget } from './choices/yesno.tsx';
import { AgreementField } from './compound/agreement.tsx';
import { StatementWidget } from './compound/statement.tsx';
import { HiddenWidget } from './text/hidden.tsx';
import { MoneyWidget } from './text/money.tsx';
import { MultilineWidget } from './text/multiline.tsx';
import { NumberWidget } from './text/number.tsx';
import { OutputWidget } from './text/output.tsx';
import { TextWidget } from './text/text.tsx';

/** Of a table of widgets those that are drawn so, each with what draws it: on demand where the table says it. */
export type Components<Table, Draws extends 'control' | 'place'> = {
  readonly [Name in keyof Table as Table[Name] extends { draws: Draws }
    ? Name
    : never]: Table[Name] extends { onDemand: true }
    ? OnDemand<PropsOf[Draws]>
    : ComponentType<PropsOf[Draws]>;
};

interface PropsOf {
  /** A control is an RJSF widget; one wrapper binds it to the store. */
  readonly control: WidgetProps;
  readonly place: PlaceProps;
}

/** The component itself: of what comes on demand the one that fetches it. */
export const drawnBy = <Props>(
  one: ComponentType<Props> | OnDemand<Props>,
): ComponentType<Props> => ('fetch' in one ? one.Widget : one);

export const CONTROLS: Components<typeof WIDGETS, 'control'> = {
  text: TextWidget,
  multiline: MultilineWidget,
  number: NumberWidget,
  money: MoneyWidget,
  mask: onDemand(async () => (await import('./text/mask.tsx')).MaskWidget),
  date: onDemand(async () => (await import('./dates/date.tsx')).DateWidget),
  time: onDemand(async () => (await import('./dates/moment.tsx')).TimeWidget),
  dateTime: onDemand(async () => (await import('./dates/moment.tsx')).DateTimeWidget),
  select: SelectWidget,
  radio: RadioWidget,
  checkboxes: CheckboxesWidget,
  checkbox: CheckboxWidget,
  yesno: YesNoWidget,
  toggle: ToggleWidget,
  password: onDemand(async () => (await import('./text/password.tsx')).PasswordWidget),
  output: OutputWidget,
};

/** Is one chosen of a list that is searched by typing where it is long? */
export const searchesLong = (widget: string): boolean =>
  CONTROLS[widget as keyof typeof CONTROLS] === SelectWidget;

export const PLACES: Components<typeof WIDGETS, 'place'> = {
  address: onDemand(async () => (await import('./compound/address.tsx')).AddressWidget),
  manyChoices: onDemand(async () => (await import('./compound/many-choices.tsx')).ManyChoices),
  upload: onDemand(async () => (await import('./files/file-widgets.ts')).UploadWidget),
  documents: onDemand(async () => (await import('./files/file-widgets.ts')).DocumentsWidget),
  repeat: onDemand(async () => (await import('./lists/repeat.tsx')).RepeatWidget),
  rowTable: onDemand(async () => (await import('./lists/row-table.tsx')).RowTableWidget),
  statement: StatementWidget,
  agreement: AgreementField,
  hidden: HiddenWidget,
};
