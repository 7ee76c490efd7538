// Tells a host beforehand whether a form needs RJSF's own widgets, so that it can put their theme around it.

import type { FormBundle } from '../../core/index.ts';

/** Is anything in it drawn by RJSF whole? */
export const hasLiveParts = ({
  sections,
  fields,
}: Pick<FormBundle, 'sections' | 'fields'>): boolean =>
  [...sections, ...Object.values(fields)].some(({ kind }) => kind === 'live');
