// The coverages an attorney can choose from.
import type { Services } from '../context/context.ts';
import type { Coverage } from '../services/ports.ts';

/** Those of the plan classes named, or of all. */
export async function coverages(
  { coverages: catalogue }: Pick<Services, 'coverages'>,
  named?: string,
): Promise<readonly Coverage[]> {
  return catalogue.list(planClasses(named));
}

/** `'FAM','CDL'`, as the documents send it; all plan classes where none is named. */
export function planClasses(text = ''): readonly string[] | undefined {
  const names = text.toUpperCase().match(/[A-Z]+/g);
  return names ? [...new Set(names)] : undefined;
}
