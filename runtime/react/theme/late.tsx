// Widgets of the theme that come with the first field that asks for them, as they do in forms of our own.

import type { WidgetProps } from '@rjsf/utils';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

type Load = () => Promise<{ readonly default: ComponentType<WidgetProps> }>;

function late(load: Load): ComponentType<WidgetProps> {
  const Late = lazy(load);
  return function LateWidget(props: WidgetProps): ReactElement {
    return (
      <Suspense fallback={<span className="f-skel" />}>
        <Late {...props} />
      </Suspense>
    );
  };
}

export const TimeWidget = late(async () => ({
  default: (await import('../widgets/dates/moment.tsx')).TimeWidget,
}));

export const DateTimeWidget = late(async () => ({
  default: (await import('../widgets/dates/moment.tsx')).DateTimeWidget,
}));

export const FileWidget = late(async () => ({
  default: (await import('../widgets/files/data-file.tsx')).FileWidget,
}));
