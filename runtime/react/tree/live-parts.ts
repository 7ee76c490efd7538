// Tells a host beforehand whether a form needs RJSF's own widgets, so that it can put their theme around it.

import type { FormBundle, Schema } from '../../core/index.ts';
import { isLive, itemsOf, propertiesOf } from '../nodes/schema.ts';

/** Does any section hold a node that RJSF itself must follow? */
export function hasLiveParts(bundle: Pick<FormBundle, 'sections'>): boolean {
  return bundle.sections.some(({ schema }) => propertiesOf(schema).some(([, node]) => holds(node)));
}

function holds(schema: Schema): boolean {
  if (isLive(schema)) return true;
  const items = itemsOf(schema);
  if (items && holds(items)) return true;
  return propertiesOf(schema).some(([, node]) => holds(node));
}
