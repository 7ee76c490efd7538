// Brings the runtime's widgets and those the host describes together.
import type { Json, WidgetDescriptor } from '../../core/index.ts';
import { isObject, WIDGETS } from '../../core/index.ts';

const FILE = 'schemas/widgets.json';

/** Every widget by the name a UI schema uses. */
export function linkWidgets({
  values,
  passed,
}: {
  readonly values: ReadonlyMap<string, Json>;
  readonly passed: ReadonlySet<string>;
}): ReadonlyMap<string, WidgetDescriptor> {
  const own = new Map<string, WidgetDescriptor>(Object.entries(WIDGETS));
  const described = passed.has(FILE) ? values.get(FILE) : undefined;
  const widgets = isObject(described) && isObject(described.widgets) ? described.widgets : {};
  for (const [name, widget] of Object.entries(widgets)) {
    own.set(name, widget as unknown as WidgetDescriptor);
  }
  return own;
}
