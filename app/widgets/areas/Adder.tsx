// Adds practice areas: state, county (or all of them), plan class, and a rate where the class has one.

import { type ComponentProps, type ReactElement, useEffect, useRef, useState } from 'react';
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
  fieldId,
  focusId,
  listText,
  useFormRuntime,
  useStore,
  useTexts,
  useViewOf,
} from '../../../runtime/react/index.ts';
import { CountyChoice, PlanClassChoice } from './choices.tsx';
import { useCounties, useStateNames } from './places.ts';
import { ALL_COUNTIES, addAreas, type NewArea, text } from './rows.ts';
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
  const { from, members } = terms;
  const countyAt = `${from}/${members.county}`;
  const rateAt = `${from}/${members.rate}`;
  const state = text(useViewOf(`${from}/${members.state}`, valueIn));
  const counties = useCounties(state || undefined);
  const stateNames = useStateNames();
  const [said, setSaid] = useState('');
  // "All Counties" is a shortcut and never becomes an answer (OR-28); it holds for the state it was chosen for.
  const [allOf, setAllOf] = useState('');
  const all = allOf !== '' && allOf === state;
  useCountyOfState(countyAt, state);
  const refusal = (why: keyof typeof REFUSALS, params?: JsonObject): string =>
    t(store.info(list)?.errors?.[why] ?? REFUSALS[why][1], params);

  const add = async (): Promise<void> => {
    const refused = new Set((await store.attemptHelper(from)).map(({ path }) => path));
    const area = readNew(getAt(store.answers(), from), {
      terms,
      refused,
      counties: counties.data?.data ?? [],
      all,
    });
    const now = getAt(store.answers(), list);
    const result = addAreas(Array.isArray(now) ? now : [], area, counties.data?.data ?? [], terms);
    const place = { county: area.county ?? '', state: stateNames.get(state) ?? state };
    if (result.kind !== 'added') {
      toast(REFUSALS[result.kind][0], refusal(result.kind, place));
      return;
    }
    if (refused.has(rateAt)) return focusId(fieldId(rateAt));
    for (const why of PUT_RIGHT) retract(refusal(why));
    store.set(list, result.list);
    store.set(countyAt, undefined);
    setAllOf('');
    setSaid(t(all ? 'app.areas.addedMany' : 'app.areas.added', { ...place, count: result.count }));
  };

  return (
    <>
      <AdderFields
        list={list}
        counties={counties.data?.data ?? []}
        loading={counties.isLoading}
        all={all}
        onAll={(chosen) => setAllOf(chosen ? state : '')}
        onAdd={() => void add()}
      />
      <Missing />
      <p className="f-sr" role="status">
        {said}
      </p>
    </>
  );
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
function useCountyOfState(place: Pointer, state: string): void {
  const store = useStore();
  const county = useViewOf(place, valueIn);
  const before = useRef({ state, county });
  useEffect(() => {
    const last = before.current;
    before.current = { state, county };
    if (last.state !== state && last.county === county) store.set(place, undefined);
  }, [store, place, state, county]);
}

interface Offered {
  readonly terms: Terms;
  /** Places whose answer is not to be used. */
  readonly refused: ReadonlySet<Pointer>;
  /** Of the chosen state; none while they are on their way, as the list shows none chosen then. */
  readonly counties: readonly string[];
  readonly all: boolean;
}

/** What can be added of what stands in the adder: a choice that is no longer offered counts as none. */
function readNew(value: Json | undefined, { terms, refused, counties, all }: Offered): NewArea {
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
