// Why the sentence is not to be seen, as far as answers decide it.

import { useT } from '../../../../portal/portal.tsx';
import type { InSight } from './use-frame.ts';

/** In words, with the fields that decide where they are known; undefined where it is in sight. */
export function useWhyHidden(
  inSight: InSight | undefined,
  textOf: (key: string) => string,
): string | undefined {
  const t = useT();
  if (inSight?.at !== 0) return undefined;
  const fields = [...new Set((inSight.why ?? []).map(textOf).filter((text) => text !== ''))];
  if (fields.length === 0) return t('studio.preview.hidden');
  return t('studio.preview.hiddenBy', { fields: fields.map((one) => `“${one}”`).join(', ') });
}
