// Which of the changes that a form wants confirmed a save makes.
import {
  type Answers,
  expand,
  type FormBundle,
  generic,
  getAt,
  isBlank,
  type Json,
  maskedEnd,
  sameValue,
  toPointer,
} from '../../runtime/core/index.ts';

/** One of them, as it is kept and told. */
export interface ChangeMade {
  /** Message key of what it is called. */
  readonly what: string;
  readonly pays: boolean;
  /** The last characters of the number it is now, of one that is a secret; '' of all others. */
  readonly ending: string;
}

/** Both sides of a save, secrets too. */
export interface Sides {
  readonly before: Answers;
  readonly after: Answers;
}

/** Those that the form declares and the save makes; nothing and an empty answer are the same. */
export function changesMade({ confirm, fields }: FormBundle, sides: Sides): readonly ChangeMade[] {
  return (confirm?.changes ?? []).flatMap(({ what, fields: paths, pays = false }) => {
    const touched = paths.map(toPointer).filter((pointer) => differs(pointer, sides));
    if (touched.length === 0) return [];
    const secret = touched.findLast((pointer) => fields[generic(pointer)]?.secret);
    const now = secret === undefined ? undefined : getAt(sides.after, secret);
    return [{ what, pays, ending: typeof now === 'string' ? maskedEnd(now) : '' }];
  });
}

function differs(pointer: string, { before, after }: Sides): boolean {
  const [then, now] = [getAt(before, pointer), getAt(after, pointer)];
  return isBlank(then ?? null) ? !isBlank(now ?? null) : !sameValue(then, now);
}

/** The addresses on either side to which a change is told too. */
export function addressesIn({ confirm }: FormBundle, { before, after }: Sides): readonly string[] {
  return (confirm?.addresses ?? [])
    .map(toPointer)
    .flatMap((pointer) =>
      [before, after].flatMap((side) => expand(side, pointer).map((at) => getAt(side, at))),
    )
    .filter((value: Json | undefined) => typeof value === 'string')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}
