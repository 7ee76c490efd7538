// Choices after which a form can never be sent: found by trying to, with the real judge, whatever else branches ask for.
import {
  type Answers,
  contextAtSubmit,
  createJudge,
  type FormBundle,
  generic,
  getAt,
  isList,
  isOfRoles,
  type Json,
  lockedPlaces,
  type Pointer,
  type Roles,
  RuntimeError,
  setAt,
  withDefaults,
} from '../../core/index.ts';
import type { CompiledForm } from '../compile/compile.ts';
import { attempt, isOpen, type Trying } from './attempt.ts';
import { askedNames } from './conditions.ts';
import { listedIn, schemasAt, triesOf } from './places.ts';

/** A choice that leads nowhere. */
export interface Nowhere {
  readonly place: Pointer;
  readonly value: Json;
}

/** More ways than these through what branches ask for are not gone: then nothing is said of the form. */
const MOST_WAYS = 128;
/** So many tries of one form. */
const MOST_TRIES = 1500;

/**
 * The choices of a form with branches after which it cannot be sent, whatever is answered else. Nothing is said where that
 * cannot be told: where a branch asks for more than listed answers, where a rule speaks of the place, where there are too many ways.
 */
export async function choicesToNowhere({
  bundled,
  validate,
}: CompiledForm): Promise<readonly Nowhere[]> {
  const form: FormBundle = { ...bundled, release: '', modules: { validators: '' } };
  const names = form.live ? askedNames(form) : undefined;
  if (names === undefined) return [];
  const choices = choicesOf(form);
  const deciding = choices.filter(({ place }) => names.has(nameOf(place)));
  const asked = new Set(deciding.map(({ place }) => nameOf(place)));
  const ways = waysOf(deciding);
  const tries = ways * choices.reduce((count, { values }) => count + values.length, 0);
  if (![...names].every((name) => asked.has(name)) || ways > MOST_WAYS || tries > MOST_TRIES)
    return [];
  const { judge } = createJudge(form, validate);
  const own = form.rules.filter(({ name }) => !isOfRoles(name));
  const found: Nowhere[] = [];
  for (const roles of rolesIn(form)) {
    const context = contextAtSubmit({ ...form, roles }, { route: 'form', today: '2024-05-11' });
    const trying: Trying = {
      form,
      judge: (answers) => judge({ answers, context, moment: 'submit' }),
      ruled: own.flatMap(({ effect }) => placesIn(effect)),
      locked: lockedPlaces(form, roles),
    };
    for (const { place, offered } of choices.filter((one) => isOpen(trying, one.place)))
      for (const value of offered)
        if (
          !found.some((one) => one.place === place && one.value === value) &&
          (await leadsNowhere(trying, { place, value }, beside(place, deciding)))
        )
          found.push({ place, value });
  }
  return found;
}

/** Everybody who may have the form open, as far as it makes a difference: with no role besides, and with each that it names. */
function rolesIn({ access, fields }: FormBundle): readonly Roles[] {
  const named = Object.values(fields).flatMap(({ seen = [], changed = [] }) => [
    ...seen,
    ...changed,
  ]);
  return [[access], ...[...new Set(named)].map((role) => [access, role])];
}

interface Choice {
  readonly place: Pointer;
  /** Everything that any branch lists. */
  readonly values: readonly Json[];
  /** What is listed where the place is declared first: others are choices of some branch only. */
  readonly offered: readonly Json[];
}

const nameOf = (place: Pointer): string => place.slice(place.lastIndexOf('/') + 1);

/** Questions with listed answers; those of rows in the first row, and none of rows in rows. */
const choicesOf = (form: FormBundle): readonly Choice[] =>
  Object.keys(form.fields).flatMap((field) => {
    const place = field.replace('/*', FIRST_ROW) as Pointer;
    const schemas = schemasAt(form, place);
    const { values, isAll, isGroup, isList } = triesOf(schemas);
    const offered = schemas.slice(0, 1).flatMap(listedIn);
    return !isAll || isGroup || isList || place.includes('*') ? [] : [{ place, values, offered }];
  });

const FIRST_ROW = '/0';

/** The list whose row a place is in; undefined outside of rows. */
function listOf(place: Pointer): Pointer | undefined {
  const at = place.indexOf(`${FIRST_ROW}/`);
  return at < 0 ? undefined : (place.slice(0, at) as Pointer);
}

/** What is decided together with a place: all that is in no row, and whatever else is in its own. */
const beside = (place: Pointer, deciding: readonly Choice[]): readonly Choice[] =>
  deciding.filter((one) => {
    const list = listOf(one.place);
    return list === undefined || list === listOf(place);
  });

/** How many ways there are at most through what is decided together. */
function waysOf(deciding: readonly Choice[]): number {
  const through = (some: readonly Choice[]) =>
    some.reduce((count, { values }) => count * (values.length + 1), 1);
  const lists = [undefined, ...new Set(deciding.map(({ place }) => listOf(place)))];
  const most = lists.map((list) =>
    through(deciding.filter(({ place }) => [undefined, list].includes(listOf(place)))),
  );
  return Math.max(...most);
}

/** The answers with one more; the list of a row begins with it. */
function answered(answers: Answers, place: Pointer, value: Json | undefined): Answers {
  const list = listOf(place);
  if (list === undefined || isList(getAt(answers, list))) return setAt(answers, place, value);
  return value === undefined ? answers : setAt(setAt(answers, list, [{}]), place, value);
}

async function leadsNowhere(
  trying: Trying,
  { place, value }: Nowhere,
  deciding: readonly Choice[],
): Promise<boolean> {
  const others = deciding.filter((one) => one.place !== place && isOpen(trying, one.place));
  const settled = [place, ...others.map((one) => one.place)];
  try {
    const begins = answered(withDefaults(trying.form, {}), place, value);
    for (const way of waysThrough(begins, others))
      if ((await attempt(trying, way, settled)) !== 'stuck') return false;
    return true;
  } catch (error) {
    // Where one shape is a text and another a group, not every place is there; rules that never settle are told elsewhere.
    if (error instanceof RuntimeError) return false;
    throw error;
  }
}

/** The answers with every combination of these choices, and with none. */
function* waysThrough(answers: Answers, [first, ...others]: readonly Choice[]): Generator<Answers> {
  if (first === undefined) {
    yield answers;
    return;
  }
  for (const value of [...first.values, undefined])
    yield* waysThrough(answered(answers, first.place, value), others);
}

/** Every place that an effect names. */
function placesIn(effect: unknown): readonly Pointer[] {
  if (typeof effect === 'string') return effect.startsWith('/') ? [generic(effect)] : [];
  return typeof effect === 'object' && effect !== null
    ? Object.values(effect).flatMap(placesIn)
    : [];
}
