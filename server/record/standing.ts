// Which faults hold up a save: those of the sections that are edited, and those that the save would bring into the record.
import { type Fault, type FormBundle, parsePointer, sameValue } from '../../runtime/core/index.ts';
import type { Judged } from '../forms/use.ts';

/**
 * Real records lack things that nobody asked for in their time. What was wrong before, and stands in a section that is
 * as it was and that no update key names, is not mended by refusing something else.
 */
export function holdingUp(
  form: FormBundle,
  {
    before,
    after,
    section,
  }: { readonly before: Judged; readonly after: Judged; readonly section: string | undefined },
): readonly Fault[] {
  const edited = new Set(
    form.sections
      .filter(({ id, owns }) => id === section || owns.some((name) => differs(name, before, after)))
      .flatMap(({ owns }) => owns),
  );
  const standing = new Set(before.faults.map(nameOf));
  return after.faults.filter(
    (fault) => !standing.has(nameOf(fault)) || edited.has(parsePointer(fault.path)[0] ?? ''),
  );
}

const differs = (name: string, before: Judged, after: Judged): boolean =>
  !sameValue(before.answers[name], after.answers[name]);

const nameOf = ({ path, code, rule }: Fault): string => [path, code, rule ?? ''].join(' ');
