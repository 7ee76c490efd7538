// Our widgets under RJSF's names and under our own, and how each is labelled.

import type { RegistryWidgetsType } from '@rjsf/utils';
import type { Labelled } from '../widget.ts';
import { CheckboxWidget } from '../widgets/checkbox.tsx';
import { CheckboxesWidget } from '../widgets/checkboxes.tsx';
import { DateWidget } from '../widgets/date.tsx';
import { MaskWidget } from '../widgets/mask.tsx';
import { MoneyWidget } from '../widgets/money.tsx';
import { MultilineWidget } from '../widgets/multiline.tsx';
import { NumberWidget } from '../widgets/number.tsx';
import { OutputWidget } from '../widgets/output.tsx';
import { PasswordWidget } from '../widgets/password.tsx';
import { RadioWidget } from '../widgets/radio.tsx';
import { SelectWidget } from '../widgets/select.tsx';
import { TextWidget } from '../widgets/text.tsx';
import { ToggleWidget } from '../widgets/toggle.tsx';
import { YesNoWidget } from '../widgets/yesno.tsx';
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
