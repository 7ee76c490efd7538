// Heavy widgets that few forms use come with the first form that asks for them, before it is drawn.

import { lazy, type ReactElement, Suspense } from 'react';
import type { Field, PlaceProps } from '../widget.ts';

export interface OnDemand {
  readonly Widget: Field;
  /** Fetches the widget's code; drawn before that, the widget shows a skeleton until it is there. */
  readonly fetch: () => Promise<void>;
}

/** Makes a widget of code that is imported only when needed. */
export function onDemand(load: () => Promise<Field>): OnDemand {
  let Loaded: Field | undefined;
  const fetch = async (): Promise<void> => {
    Loaded = await load();
  };
  const Late = lazy(async () => ({ default: await load() }));
  function Widget(props: PlaceProps): ReactElement {
    if (Loaded) return <Loaded {...props} />;
    return (
      <Suspense fallback={<span className="f-skel" />}>
        <Late {...props} />
      </Suspense>
    );
  }
  return { Widget, fetch };
}
