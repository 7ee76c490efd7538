// Widgets that few forms use come with the first form that asks for them, before it is drawn.

import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

export interface OnDemand<Props> {
  readonly Widget: ComponentType<Props>;
  /** Fetches the widget's code; drawn before that, the widget shows a skeleton until it is there. */
  readonly fetch: () => Promise<void>;
}

/** Makes a widget of code that is imported only when needed. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const fetch = async (): Promise<void> => {
    Loaded = await load();
  };
  const Late = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  function Widget(props: Props): ReactElement {
    if (Loaded) return <Loaded {...props} />;
    return (
      <Suspense fallback={<span className="f-skel" />}>
        <Late {...props} />
      </Suspense>
    );
  }
  return { Widget, fetch };
}
