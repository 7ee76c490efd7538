// What comes with the first file that RJSF asks for, as our own widgets on demand do.

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

export const FileWidget = late(async () => ({
  default: (await import('../widgets/files/data-file.tsx')).FileWidget,
}));
