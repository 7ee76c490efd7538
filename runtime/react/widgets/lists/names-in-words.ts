// Names as one text: a few of them, and how many more there are.

import type { Texts } from '../../../core/index.ts';

const FEW = 4;

/** "Cobb, Fulton and 12 more"; names that are alike are said once, and those that are not there not at all. */
export function namesInWords(texts: Texts, names: readonly string[]): string {
  const known = [...new Set(names)].filter((name) => name !== '');
  const few = known.length > FEW + 1 ? known.slice(0, FEW) : known;
  const rest = names.length - few.length;
  const listed = few.join('; ');
  if (few.length === 0 || known.length <= FEW + 1) return listed;
  return `${listed} ${texts.t('runtime.list.more', { count: rest })}`;
}
