// One try to send a form: answers that are settled, and whatever else the judge asks for, mended fault by fault.
import {
  type Answers,
  type Fault,
  type FormBundle,
  generic,
  getAt,
  isList,
  isWithin,
  type Judgement,
  type Pointer,
  setAt,
} from '../../core/index.ts';
import { schemasAt, triesOf } from './places.ts';

/** `sent`: nothing is wrong. `stuck`: every answer there is was tried. `open`: it cannot be told. */
export type Outcome = 'sent' | 'stuck' | 'open';

export interface Trying {
  readonly form: FormBundle;
  readonly judge: (answers: Answers) => Promise<Judgement>;
  /** Places that rules change or speak of: what is wrong there may be mended elsewhere. */
  readonly ruled: readonly Pointer[];
  /** Places that whoever tries may not change. */
  readonly locked: readonly Pointer[];
}

/** May whoever tries answer there? */
export const isOpen = ({ locked }: Pick<Trying, 'locked'>, place: Pointer): boolean =>
  !locked.some((one) => isWithin(generic(place), one));

const MOST_ROUNDS = 25;

/** Tries to send answers that begin so, without changing any of the settled places. */
export async function attempt(
  trying: Trying,
  begins: Answers,
  settled: readonly Pointer[],
): Promise<Outcome> {
  const tried = new Map<Pointer, number>();
  let answers = begins;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { faults } = await trying.judge(answers);
    if (faults.length === 0) return 'sent';
    const mends = faults.map((fault) => {
      const mend = mendOf(fault, { trying, answers, settled, tried });
      if ('answers' in mend) answers = mend.answers;
      return mend;
    });
    if (mends.some((mend) => 'answers' in mend)) continue;
    return mends.some((mend) => mend === OPEN) ? 'open' : 'stuck';
  }
  return 'open';
}

const OPEN = { open: true };
const STUCK = { open: false };
type Mend = { readonly answers: Answers } | typeof OPEN;

interface Mending {
  readonly trying: Trying;
  readonly answers: Answers;
  readonly settled: readonly Pointer[];
  readonly tried: Map<Pointer, number>;
}

/** Words of the schema's of which something is known where they are said of a listed answer. */
const LISTED = new Set(['required', 'const', 'enum', 'type', 'not', 'false schema']);

function mendOf({ path, code }: Fault, { trying, answers, settled, tried }: Mending): Mend {
  const { form, ruled } = trying;
  const at = generic(path);
  // A rule speaks of what another role answered: it may be mended elsewhere.
  if (!isOpen(trying, path)) return OPEN;
  if (path === '' || ruled.some((place) => isWithin(at, place) || isWithin(place, at))) return OPEN;
  if (settled.includes(path)) return LISTED.has(code) ? STUCK : OPEN;
  if (settled.some((place) => isWithin(place, path))) return OPEN;
  const { values, isAll, isGroup, isList: isRows } = triesOf(schemasAt(form, path));
  const now = getAt(answers, path);
  if (isRows || isGroup) {
    if (code === 'minItems' && isList(now))
      return { answers: setAt(answers, path, [...now, firstOf(form, `${path}/0`)]) };
    if (code !== 'required' || now !== undefined) return OPEN;
    return { answers: setAt(answers, path, isRows ? [firstOf(form, `${path}/0`)] : {}) };
  }
  const turn = tried.get(path) ?? 0;
  tried.set(path, turn + 1);
  if (turn < values.length) return { answers: setAt(answers, path, values[turn]) };
  if (turn === values.length && now !== undefined)
    return { answers: setAt(answers, path, undefined) };
  return isAll && LISTED.has(code) ? STUCK : OPEN;
}

function firstOf(form: FormBundle, place: Pointer) {
  const { values, isGroup } = triesOf(schemasAt(form, place));
  return isGroup ? {} : (values[0] ?? null);
}
