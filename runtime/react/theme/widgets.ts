// Our widgets under RJSF's names and under our own, and how each is labelled.

import type { RegistryWidgetsType } from '@rjsf/utils';
import type { Labelled } from '../context/widget.ts';
import { CheckboxWidget } from '../widgets/choices/checkbox.tsx';
import { CheckboxesWidget } from '../widgets/choices/checkboxes.tsx';
import { RadioWidget } from '../widgets/choices/radio.tsx';
import { SelectWidget } from '../widgets/choices/select.tsx';
import { ToggleWidget } from '../widgets/choices/toggle.tsx';
import { YesNoWidget } from '../widgets/choices/yesno.tsx';
import { DateWidget } from '../widgets/dates/date.tsx';
import { MaskWidget } from '../widgets/text/mask.tsx';
import { MoneyWidget } from '../widgets/text/money.tsx';
import { MultilineWidget } from '../widgets/text/multiline.tsx';
import { NumberWidget } from '../widgets/text/number.tsx';
import { OutputWidget } from '../widgets/text/output.tsx';
import { PasswordWidget } from '../widgets/text/password.tsx';
import { TextWidget } from '../widgets/text/text.tsx';
import { DateTimeWidget, FileWidget, TimeWidget } from './late.tsx';

/** What RJSF asks for by name; the rarer kinds (range, colour …) stay RJSF's own. */
export const WIDGETS: RegistryWidgetsType = {
  TextWidget,
  EmailWidget: TextWidget,
  URLWidget: TextWidget,
  TextareaWidget: MultilineWidget,
  PasswordWidget,
  UpDownWidget: NumberWidget,
  DateWidget,
  TimeWidget,
  DateTimeWidget,
  FileWidget,
  SelectWidget,
  RadioWidget,
  CheckboxWidget,
  CheckboxesWidget,
  multiline: MultilineWidget,
  number: NumberWidget,
  money: MoneyWidget,
  mask: MaskWidget,
  yesno: YesNoWidget,
  toggle: ToggleWidget,
  output: OutputWidget,
  time: TimeWidget,
  dateTime: DateTimeWidget,
  address: TextWidget,
  agreement: CheckboxWidget,
};

/** Widgets whose label does not stand above. */
export const LABELLED: Readonly<Record<string, Labelled>> = {
  radio: 'legend',
  yesno: 'legend',
  checkboxes: 'legend',
  checkbox: 'own',
  toggle: 'own',
  agreement: 'own',
};
