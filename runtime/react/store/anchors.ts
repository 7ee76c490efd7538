// Where a fault is shown: at its own place, or at the one control that holds that place (a choice held as an object, a list of ticks).

import {
  type GenericPointer,
  generic,
  type Pointer,
  type Schema,
  type SectionBundle,
  type UiSchema,
} from '../../core/index.ts';
import { isLive, itemsOf, propertiesOf, uiOf, widgetOf } from '../nodes/schema.ts';

/** Generic pointers of controls that stand for everything below them. */
export function wholeControls(sections: readonly SectionBundle[]): ReadonlySet<GenericPointer> {
  const found = new Set<GenericPointer>();
  for (const section of sections) collect(section.schema, section.ui, '', found);
  return found;
}

function collect(schema: Schema, ui: UiSchema, at: string, found: Set<GenericPointer>): void {
  if (at !== '' && isWhole(schema, ui)) {
    found.add(at);
    return;
  }
  for (const [name, child] of propertiesOf(schema)) {
    collect(
      child,
      uiOf(ui, name),
      `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      found,
    );
  }
  const items = itemsOf(schema);
  if (items) collect(items, uiOf(ui, 'items'), `${at}/*`, found);
}

function isWhole(schema: Schema, ui: UiSchema): boolean {
  if (isLive(schema)) return true;
  if (schema.type === 'object') return widgetOf(ui) !== undefined;
  if (schema.type !== 'array') return false;
  return itemsOf(schema)?.type !== 'object';
}

/** The control at which a fault of this place is shown. */
export function anchorOf(whole: ReadonlySet<GenericPointer>, place: Pointer): Pointer {
  if (whole.size === 0) return place;
  for (let end = place.indexOf('/', 1); end > 0; end = place.indexOf('/', end + 1)) {
    const above = place.slice(0, end);
    if (whole.has(generic(above))) return above;
  }
  return place;
}
