// Puts schema errors and rule messages together to faults: one per place, none where nothing is asked, in page order.

import { withoutLeft } from '../branched/fetch.ts';
import { filled } from '../form/filled.ts';
import { type FormTree, formTree } from '../form/form-tree.ts';
import { helpersMarked } from '../form/helpers.ts';
import { inPageOrder } from '../form/places.ts';
import type {
  Answers,
  Fault,
  FormBundle,
  Json,
  JsonObject,
  Pointer,
  Validate,
} from '../model/types.ts';
import { isDisabled, isHidden, type RuleMessage, type RuleVerdict } from '../rules/field-states.ts';
import { joined } from '../values/joined.ts';
import { ancestorsOf, generic, getAt, isList, isObject, isWithin } from '../values/paths.ts';
import { setAt } from '../values/set-at.ts';
import {
  holdsDeletedRow,
  isBlank,
  isDeletedRow,
  sameValue,
  withoutBlanks,
} from '../values/values.ts';
import { begun } from './begun.ts';
import { type Days, daysBeyond } from './day-limits.ts';
import { emptyMembers } from './empty-members.ts';
import { repeatedRows } from './repeated-rows.ts';
import { type ListFaults, validated } from './row-faults.ts';
import { faultAt, onePerPlace } from './schema-faults.ts';
import { unfitAnswers } from './unfit-answers.ts';

/**
 * All faults of the answers, given what the rules say; those of helper objects are marked as theirs. Synchronous: the
 * engine is not needed any more.
 */
export function faultsOf(
  form: FormBundle,
  validate: Validate,
  { answers, context }: Days,
  rules: RuleVerdict,
): readonly Fault[] {
  const tree = formTree(form);
  const asked = begun(form, validate, askedAnswers(form, answers, rules));
  const { lists, others } = validated(form, validate, asked);
  // A row that is hidden is asked for again by whoever hides it.
  const empty = emptyMembers(withoutBlanks(answers), tree);
  const single = helpersMarked(form, [
    ...others,
    ...ruleRequired(asked, rules, tree),
    ...refusedOptions(asked, rules, tree),
    ...repeatedRows(asked, tree),
    ...empty,
    ...unfitAnswers(asked, tree),
    ...daysBeyond({ answers: asked, context }, tree),
    ...rules.faults.map((message) => ruleFault(message, tree)),
  ]);
  // A list of which a rule says something too is put together with it, place by place.
  const isMixed = ({ path }: ListFaults) => single.some((fault) => isWithin(fault.path, path));
  const mixed = lists.filter(isMixed).flatMap(({ faults }) => faults);
  const found = withoutExplained(
    onePerPlace(askedIn('', { form, answers: asked, rules })([...single, ...mixed])),
    empty,
  );
  const ordered = inPageOrder(tree, [
    ...found.map((fault) => ({ path: fault.path, faults: [fault] })),
    ...lists
      .filter((list) => !isMixed(list))
      .map(({ path, faults }) => ({
        path,
        faults: askedIn(path, { form, answers: asked, rules })(faults),
      })),
  ]);
  return joined(ordered.map(({ faults }) => faults));
}

/** One cause, one message: where an empty row says itself what it lacks, its list need not say that it is empty. */
const withoutExplained = (found: readonly Fault[], empty: readonly Fault[]): readonly Fault[] =>
  found.filter(
    ({ path, code }) =>
      !empty.some((list) => list.path === path && list.code === code) ||
      !found.some((other) => other.path !== path && isWithin(other.path, path)),
  );

/** Warnings as faults are told: not where nothing is asked, in page order. */
export function warningsOf(
  form: FormBundle,
  answers: Answers,
  rules: RuleVerdict,
): readonly Fault[] {
  const tree = formTree(form);
  const warnings = rules.warnings.map((message) => ruleFault(message, tree));
  return inPageOrder(tree, askedIn('', { form, answers, rules })(warnings));
}

/**
 * The answers as the validator sees them: without what is hidden, what is blank, and what only branches ask that are left. Rows keep their places. An object
 * that the schema requires is there even when nothing in it is answered, so that what is missing in it is named; what may
 * be null is null.
 */
function askedAnswers(form: FormBundle, answers: Answers, rules: RuleVerdict): Answers {
  const shown = withoutPlaces(answers, hiddenPlaces(rules.fields));
  const clean = withoutBlanks(shown);
  const asked = filled(clean, formTree(form).root);
  return withoutLeft(form, isObject(asked) ? asked : clean);
}

/** What another role writes there cannot be mended by whoever may not change it; what a rule says of it together with other answers can. */
const isOfOthers = (form: FormBundle, path: Pointer, fields: RuleVerdict['fields']): boolean =>
  [path, ...ancestorsOf(path)].some(
    (place) => form.fields[generic(place)]?.changed !== undefined && fields[place]?.disabled,
  );

const HIDDEN = new WeakMap<RuleVerdict['fields'], readonly Pointer[]>();

/** What rules hide: the same for every key until they say something else. */
function hiddenPlaces(fields: RuleVerdict['fields']): readonly Pointer[] {
  const known =
    HIDDEN.get(fields) ?? Object.keys(fields).filter((pointer) => fields[pointer]?.hidden);
  HIDDEN.set(fields, known);
  return known;
}

/** Answers without some places; a row is emptied, not taken out, so that pointers of later rows stay right. */
export function withoutPlaces(answers: Answers, pointers: readonly Pointer[]): Answers {
  let rest = answers;
  for (const [parent, names] of byParent(pointers)) {
    const around = getAt(rest, parent);
    if (isList(around)) rest = setAt(rest, parent, withoutRows(around, names));
    else for (const name of names) rest = withoutPlace(rest, `${parent}/${name}`);
  }
  return rest;
}

const withoutPlace = (answers: Answers, place: Pointer): Answers =>
  getAt(answers, place) === undefined ? answers : setAt(answers, place, undefined);

/** Perhaps thousands of places of one list: the list is made anew once. */
function byParent(pointers: readonly Pointer[]): ReadonlyMap<Pointer, readonly string[]> {
  const found = new Map<Pointer, string[]>();
  for (const pointer of pointers) {
    const end = pointer.lastIndexOf('/');
    const names = found.get(pointer.slice(0, end));
    if (names) names.push(pointer.slice(end + 1));
    else found.set(pointer.slice(0, end), [pointer.slice(end + 1)]);
  }
  return found;
}

/** The same row is emptied to the same object, so that what is known of it stays known. */
const EMPTIED = new WeakMap<JsonObject, JsonObject>();

function withoutRows(list: readonly Json[], names: readonly string[]): readonly Json[] {
  const gone = new Set(names.map(Number));
  return list.map((row, index) => {
    if (!gone.has(index)) return row;
    if (!isObject(row)) return null;
    const known = EMPTIED.get(row) ?? {};
    EMPTIED.set(row, known);
    return known;
  });
}

function ruleRequired(asked: Answers, rules: RuleVerdict, tree: FormTree): readonly Fault[] {
  return Object.entries(rules.fields).flatMap(([pointer, state]) => {
    if (state.required !== true || !isBlank(getAt(asked, pointer))) return [];
    const rule = rules.because[pointer]?.[0];
    return [{ ...faultAt(tree, pointer, 'required', {}), ...(rule !== undefined && { rule }) }];
  });
}

function refusedOptions(asked: Answers, rules: RuleVerdict, tree: FormTree): readonly Fault[] {
  return Object.entries(rules.fields).flatMap(([pointer, { options }]) => {
    const value = getAt(asked, pointer);
    if (options === undefined || value === undefined || isBlank(value)) return [];
    const chosen = isList(value) && !options.some(isList) ? value : [value];
    const refused = chosen.find((item) => !options.some((option) => sameValue(option, item)));
    if (refused === undefined) return [];
    const rule = rules.because[pointer]?.[0];
    const fault = faultAt(tree, pointer, 'options', { value: refused, allowed: options });
    return [{ ...fault, ...(rule !== undefined && { rule }) }];
  });
}

function ruleFault({ path, message, params, rule }: RuleMessage, tree: FormTree): Fault {
  return { path, code: 'rule', params, message, rule, section: tree.sectionOf(path) };
}

interface Asking {
  readonly form: FormBundle;
  readonly answers: Answers;
  readonly rules: RuleVerdict;
}

/**
 * Hidden places and deleted rows are not asked at all; what is relaxed or disabled is never missing. What there is none
 * of in this part of the form is not looked for at each of perhaps thousands of faults.
 */
function askedIn(
  part: Pointer,
  { form, answers, rules }: Asking,
): (faults: readonly Fault[]) => readonly Fault[] {
  const { fields } = rules;
  const states = Object.keys(fields).flatMap((place) =>
    isWithin(place, part) || isWithin(part, place) ? [fields[place]] : [],
  );
  const anyHidden = states.some((state) => state?.hidden);
  const anyDisabled = states.some((state) => state?.disabled);
  const anyRelaxed = states.some((state) => state?.required === false);
  const anyDeleted = holdsDeletedRow(getAt(answers, part));
  if (!anyHidden && !anyDisabled && !anyRelaxed && !anyDeleted) return (faults) => faults;
  return (faults) =>
    faults.filter(({ path, code }) => {
      if (anyHidden && isHidden(fields, path)) return false;
      const places = anyDeleted || anyRelaxed ? [path, ...ancestorsOf(path)] : [];
      if (anyDeleted && places.some((place) => isDeletedRow(getAt(answers, place)))) return false;
      if (anyDisabled && code !== 'rule' && isOfOthers(form, path, fields)) return false;
      if (code !== 'required') return true;
      return !isDisabled(fields, path) && !isRelaxed(path, places, answers, rules);
    });
}

function isRelaxed(
  path: Pointer,
  places: readonly Pointer[],
  answers: Answers,
  { fields }: RuleVerdict,
): boolean {
  return places.some(
    (place) =>
      fields[place]?.required === false && (place === path || isBlankWithin(getAt(answers, place))),
  );
}

/** Nothing answered in it, the empty objects that were only filled in left out. */
const isBlankWithin = (value: Json | undefined): boolean =>
  isBlank(value) || (isObject(value) && Object.values(value).every(isBlankWithin));
