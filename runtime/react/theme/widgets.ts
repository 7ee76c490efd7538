// Our widgets under RJSF's names and under our own, as the table of widgets has them.

import type { RegistryWidgetsType } from '@rjsf/utils';
import type { Widget } from '../context/widget.ts';
import { CONTROLS, drawnBy } from '../widgets/components.ts';
import { DateWidget } from '../widgets/dates/date.tsx';
import { MaskWidget } from '../widgets/text/mask.tsx';
import { PasswordWidget } from '../widgets/text/password.tsx';
import { FileWidget } from './late.tsx';
import { PARTS } from './parts.gen.ts';

type Control = keyof typeof CONTROLS;

/** Small ones that elsewhere come on demand are there at once, where all of RJSF is. */
const AT_ONCE: { readonly [Name in Control]?: Widget } = {
  mask: MaskWidget,
  date: DateWidget,
  password: PasswordWidget,
};

const widgetOf = (name: Control): Widget => AT_ONCE[name] ?? drawnBy(CONTROLS[name]);

/** What RJSF asks for by name; the rarer kinds (range, colour …) stay RJSF's own. */
export const WIDGETS: RegistryWidgetsType = {
  ...Object.fromEntries(Object.entries(PARTS).map(([part, name]) => [part, widgetOf(name)])),
  FileWidget,
};
