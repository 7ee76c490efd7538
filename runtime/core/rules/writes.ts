// Applies what fired rules set, tag and untag to the answers. The old answers stay as they were.

import { RuntimeError } from '../model/errors.ts';
import type { Answers, Json, Pointer } from '../model/types.ts';
import { getAt } from '../values/paths.ts';
import { setAt } from '../values/set-at.ts';
import { isBlank, sameValue } from '../values/values.ts';
import { effectKind } from './effects.ts';
import type { World } from './facts.ts';
import type { Firing } from './firings.ts';

/** New values by place; `undefined` where a value was taken away. */
export type Writes = ReadonlyMap<Pointer, Json | undefined>;

/** Lets every firing write once, in order, and says what is different afterwards. Conflicts: the later rule wins. */
export function writesOf(firings: readonly Firing[], world: World): Writes {
  let { answers } = world;
  const touched = new Set<Pointer>();
  for (const firing of firings) {
    const { rule } = firing.planned;
    const { write } = effectKind(rule.effect, rule.name);
    if (write === undefined) continue;
    const read = firing.read({ ...world, answers });
    for (const place of firing.places()) {
      const before = getAt(answers, place);
      const value = write(rule.effect, before, read);
      if (sameValue(before, value) || (isBlank(before) && isBlank(value))) continue;
      answers = writeIfThereIsRoom(answers, place, value);
      touched.add(place);
    }
  }
  const changed = [...touched].filter(
    (place) => !sameValue(getAt(answers, place), getAt(world.answers, place)),
  );
  return new Map(changed.map((place) => [place, getAt(answers, place)]));
}

/** The world with what was written in it. */
export function rewrite(world: World, written: Writes): World {
  let { answers } = world;
  for (const [place, value] of written) answers = writeIfThereIsRoom(answers, place, value);
  return { ...world, answers };
}

/** Written places that differ from these answers, as a judgement tells them: `null` for what was taken away. */
export function valuesOf(written: Writes, answers: Answers): Readonly<Record<Pointer, Json>> {
  const different = [...written].filter(
    ([place, value]) => !sameValue(value, getAt(answers, place)),
  );
  return Object.fromEntries(different.map(([place, value]) => [place, value ?? null]));
}

/** Answers of the wrong shape (a text where rows belong) are left for the validator to report. */
function writeIfThereIsRoom(answers: Answers, place: Pointer, value: Json | undefined): Answers {
  try {
    return setAt(answers, place, value);
  } catch (error) {
    if (error instanceof RuntimeError && WRONG_SHAPE.has(error.code)) return answers;
    throw error;
  }
}

const WRONG_SHAPE: ReadonlySet<string> = new Set(['NOT_A_CONTAINER', 'BAD_INDEX']);
