// Adds practice areas: state, county (or all of them), plan class, and a rate where the class has one.

import { type ComponentProps, type ReactElement, useEffect, useRef } from 'react';
import {
  getAt,
  isObject,
  type Json,
  type JsonObject,
  labelOf,
  type Pointer,
} from '../../../runtime/core/index.ts';
import {
  Button,
  FieldAt,
  type FieldView,
  type FormStore,
  fieldId,
  focusId,
  listText,
  useFormRuntime,
  useStore,
  useTexts,
  useViewOf,
} from '../../../runtime/react/index.ts';
import { areasIn, useListChanges } from './changes.ts';
import { CountyChoice, PlanClassChoice } from './choices.tsx';
import { useCounties, useStateNames } from './places.ts';
import { firstOf, type Wrong, wrongChoices } from './refused.ts';
import { type Added, ALL_COUNTIES, addAreas, type NewArea, text } from './rows.ts';
import { type Terms, useTerms } from './terms.ts';

const valueIn = (view: FieldView): Json | undefined => view.value;
const optionsOf = (view: FieldView): readonly Json[] | undefined => view.options;

/** Why nothing was added, in the words of the list where it has some of its own. */
const REFUSALS = {
  incomplete: ['error', 'app.areas.incomplete'],
  duplicate: ['error', 'faults.duplicate'],
  allThere: ['info', 'app.areas.allThere'],
} as const;
/** Those that a success takes back: what was refused before has been put right. */
const PUT_RIGHT = ['incomplete', 'duplicate'] as const;

export function Adder({ list }: { readonly list: Pointer }): ReactElement {
  const { t } = useTexts();
  const store = useStore();
  const { toast, retract } = useFormRuntime();
  const terms = useTerms();
  const { change } = useListChanges();
  const { from, members } = terms;
  const countyAt = `${from}/${members.county}`;
  const rateAt = `${from}/${members.rate}`;
  const state = text(useViewOf(`${from}/${members.state}`, valueIn));
  const counties = useCounties(state || undefined);
  const stateNames = useStateNames();
  // "All Counties" is a shortcut and never becomes an area (OR-28); it holds for the state it was chosen for.
  const all = useViewOf(terms.all, valueIn) === true;
  useCountyOfState([countyAt, terms.all], state);
  useNoMessageOnceChanged(all);
  const keyOf = (why: keyof typeof REFUSALS): string =>
    store.info(list)?.errors?.[why] ?? REFUSALS[why][1];

  const add = async (): Promise<void> => {
    const refused = new Set((await store.attemptHelper(from)).map(({ path }) => path));
    const area = readNew(getAt(store.answers(), from), {
      terms,
      refused,
      counties: counties.data?.data ?? [],
      all,
    });
    const result = addAreas(areasIn(store, list), area, counties.data?.data ?? [], terms);
    const place = { county: area.county ?? '', state: stateNames.get(state) ?? state };
    if (refused.has(rateAt) && result.kind !== 'incomplete') return focusId(fieldId(rateAt));
    if (result.kind !== 'added' && result.kind !== 'updated') {
      toast(REFUSALS[result.kind][0], t(keyOf(result.kind), place));
      const wrong = wrongChoices(result.kind, area, terms, keyOf('duplicate'));
      return sayWrong(store, terms, wrong, refused);
    }
    for (const why of PUT_RIGHT) retract(t(keyOf(why)));
    change(
      result.list,
      t(messageOf(result, all), { ...place, ...resultWords(result), rate: area.rate ?? null }),
    );
    store.set(countyAt, undefined);
    store.set(terms.all, undefined);
  };

  return (
    <>
      <AdderFields
        list={list}
        counties={counties.data?.data ?? []}
        loading={counties.isLoading}
        all={all}
        onAll={(chosen) => store.set(terms.all, chosen || undefined)}
        onAdd={() => void add()}
      />
      <Missing />
    </>
  );
}

/** At the choices themselves; the first that is wrong takes focus. */
function sayWrong(
  store: FormStore,
  terms: Terms,
  wrong: readonly Wrong[],
  refused: ReadonlySet<Pointer>,
): void {
  store.foundInHelper(terms.from, wrong);
  const first = firstOf([...refused, ...wrong.map(({ path }) => path)], terms);
  if (first !== undefined) focusId(fieldId(first));
}

type Done = Extract<Added, { kind: 'added' | 'updated' }>;

const resultWords = (result: Done): JsonObject => ({
  count: result.count,
  updated: result.kind === 'added' ? result.updated : 0,
});

/** What was done, in a sentence. */
function messageOf(result: Done, all: boolean): string {
  if (result.kind === 'updated') return all ? 'app.areas.updatedMany' : 'app.areas.updated';
  if (result.updated > 0) return 'app.areas.addedAndUpdated';
  return all ? 'app.areas.addedMany' : 'app.areas.added';
}

interface AdderFieldsProps extends ComponentProps<typeof CountyChoice> {
  readonly list: Pointer;
  readonly onAdd: () => void;
}

/** What is asked of a new area: declared fields, and the counties with their shortcut. */
function AdderFields({ list, onAdd, ...counties }: AdderFieldsProps): ReactElement {
  const texts = useTexts();
  const store = useStore();
  const { from, members } = useTerms();
  return (
    <fieldset className="f-well adder">
      <legend className="f-sr">{labelOf(texts, store.info(from), from)}</legend>
      <FieldAt pointer={`${from}/${members.state}`} />
      <CountyChoice {...counties} />
      <PlanClassChoice />
      {members.rate !== undefined && <FieldAt pointer={`${from}/${members.rate}`} />}
      <Button icon="plus" once onClick={onAdd}>
        {listText(texts, store.info(list), 'add', 'runtime.add')}
      </Button>
    </fieldset>
  );
}

/** A county was chosen for a state: it goes when another state is chosen, even where that has one of the same name. */
function useCountyOfState([countyAt, allAt]: readonly [Pointer, Pointer], state: string): void {
  const store = useStore();
  const county = useViewOf(countyAt, valueIn);
  const all = useViewOf(allAt, valueIn);
  const before = useRef({ state, county, all });
  useEffect(() => {
    const last = before.current;
    before.current = { state, county, all };
    if (last.state === state) return;
    if (last.county === county) store.set(countyAt, undefined);
    if (last.all === all) store.set(allAt, undefined);
  }, [store, countyAt, allAt, state, county, all]);
}

/** What was said of a county holds for the class and the rate it was chosen with, and all counties are no missing one. */
function useNoMessageOnceChanged(all: boolean): void {
  const store = useStore();
  const { from, members } = useTerms();
  const countyAt = `${from}/${members.county}`;
  const planClass = useViewOf(`${from}/${members.planClass}`, valueIn);
  const rate = useViewOf(`${from}/${members.rate}`, valueIn);
  const before = useRef([all, planClass, rate]);
  useEffect(() => {
    const now = [all, planClass, rate];
    const isSame = now.every((value, at) => value === before.current[at]);
    before.current = now;
    const isChosen = all || getAt(store.answers(), countyAt) !== undefined;
    if (!isSame && isChosen) store.foundInHelper(countyAt, []);
  }, [store, countyAt, all, planClass, rate]);
}

interface PlanChoices {
  readonly terms: Terms;
  /** Places whose answer is not to be used. */
  readonly refused: ReadonlySet<Pointer>;
  /** Of the chosen state; none while they are on their way, as the list shows none chosen then. */
  readonly counties: readonly string[];
  readonly all: boolean;
}

/** What can be added of what stands in the adder: a choice that is no longer offered counts as none. */
function readNew(value: Json | undefined, { terms, refused, counties, all }: PlanChoices): NewArea {
  const { from, members } = terms;
  const at = (name = '') =>
    isObject(value) && !refused.has(`${from}/${name}`) ? value[name] : undefined;
  const county = all ? ALL_COUNTIES : text(at(members.county));
  const rate = at(members.rate);
  return {
    state: text(at(members.state)) || undefined,
    county: county === ALL_COUNTIES || counties.includes(county) ? county : undefined,
    planClass: text(at(members.planClass)) || undefined,
    rate: typeof rate === 'number' ? rate : undefined,
  };
}

/** Says what must come first where a list of the adder has nothing to choose from. */
function Missing(): ReactElement | null {
  const { t } = useTexts();
  const { from, members } = useTerms();
  const states = useViewOf(`${from}/${members.state}`, optionsOf);
  const classes = useViewOf(`${from}/${members.planClass}`, optionsOf);
  if (states?.length === 0) return <p className="f-hint adder-note">{t('app.areas.noLicense')}</p>;
  if (classes?.length === 0)
    return <p className="f-hint adder-note">{t('app.areas.noCoverage')}</p>;
  return null;
}
