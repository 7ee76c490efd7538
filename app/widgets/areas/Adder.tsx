// Adds practice areas: state, county (or all of them), plan class, and a rate where the class has one.

import { type ComponentProps, type ReactElement, useEffect, useRef, useState } from 'react';
import { getAt, isObject, type Json, type Pointer } from '../../../runtime/core/index.ts';
import {
  Button,
  FieldAt,
  type FieldView,
  fieldId,
  focusId,
  useFormRuntime,
  useStore,
  useTexts,
  useViewOf,
} from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal.tsx';
import { CountyChoice, PlanClassChoice } from './choices.tsx';
import { useCounties, useStateNames } from './places.ts';
import { ALL_COUNTIES, addAreas, type NewArea, text } from './rows.ts';
import { useTerms } from './terms.ts';

const valueIn = (view: FieldView): Json | undefined => view.value;
const optionsOf = (view: FieldView): readonly Json[] | undefined => view.options;

/** Why nothing was added, in the words of the documents. */
const REFUSALS = {
  incomplete: ['error', 'app.areas.incomplete'],
  duplicate: ['error', 'app.areas.duplicate'],
  allThere: ['info', 'app.areas.allThere'],
} as const;

export function Adder({ list }: { readonly list: Pointer }): ReactElement {
  const { t } = useTexts();
  const store = useStore();
  const { toast } = useFormRuntime();
  const { toasts } = usePortal();
  const terms = useTerms();
  const { from } = terms;
  const rate = `${from}/cdl_rate`;
  const state = text(useViewOf(`${from}/state_code`, valueIn));
  const counties = useCounties(state || undefined);
  const stateNames = useStateNames();
  const [said, setSaid] = useState('');
  // "All Counties" is a shortcut and never becomes an answer (OR-28); it holds for the state it was chosen for.
  const [allOf, setAllOf] = useState('');
  const all = allOf !== '' && allOf === state;
  useCountyOfState(from, state);

  const add = async (): Promise<void> => {
    const refused = new Set((await store.attemptHelper(from)).map(({ path }) => path));
    const area = readNew(getAt(store.answers(), from), {
      from,
      refused,
      counties: counties.data?.data ?? [],
      all,
    });
    const now = getAt(store.answers(), list);
    const result = addAreas(Array.isArray(now) ? now : [], area, counties.data?.data ?? [], terms);
    const place = { county: area.county ?? '', state: stateNames.get(state) ?? state };
    if (result.kind !== 'added') {
      const [kind, key] = REFUSALS[result.kind];
      toast(kind, t(key, place));
      return;
    }
    if (refused.has(rate)) return focusId(fieldId(rate));
    // What was refused before has been put right.
    for (const key of ['app.areas.incomplete', 'app.areas.duplicate']) toasts.retract(t(key));
    store.set(list, result.list);
    store.set(`${from}/county`, undefined);
    setAllOf('');
    setSaid(t(all ? 'app.areas.addedMany' : 'app.areas.added', { ...place, count: result.count }));
  };

  return (
    <>
      <AdderFields
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

/** What is asked of a new area: declared fields, and the counties with their shortcut. */
function AdderFields({
  onAdd,
  ...counties
}: ComponentProps<typeof CountyChoice> & { readonly onAdd: () => void }): ReactElement {
  const { t } = useTexts();
  const { from } = useTerms();
  return (
    <fieldset className="f-well adder">
      <legend className="f-sr">{t('app.areas.adder')}</legend>
      <FieldAt pointer={`${from}/state_code`} />
      <CountyChoice {...counties} />
      <PlanClassChoice />
      <FieldAt pointer={`${from}/cdl_rate`} />
      <Button icon="plus" onClick={onAdd}>
        {t('app.areas.add')}
      </Button>
    </fieldset>
  );
}

/** A county was chosen for a state: it goes when another state is chosen, even where that has one of the same name. */
function useCountyOfState(from: Pointer, state: string): void {
  const store = useStore();
  const county = useViewOf(`${from}/county`, valueIn);
  const before = useRef({ state, county });
  useEffect(() => {
    const last = before.current;
    before.current = { state, county };
    if (last.state !== state && last.county === county) store.set(`${from}/county`, undefined);
  }, [store, from, state, county]);
}

interface Offered {
  readonly from: Pointer;
  /** Places whose answer is not to be used. */
  readonly refused: ReadonlySet<Pointer>;
  /** Of the chosen state; none while they are on their way, as the list shows none chosen then. */
  readonly counties: readonly string[];
  readonly all: boolean;
}

/** What can be added of what stands in the adder: a choice that is no longer offered counts as none. */
function readNew(value: Json | undefined, { from, refused, counties, all }: Offered): NewArea {
  const at = (name: string) =>
    isObject(value) && !refused.has(`${from}/${name}`) ? value[name] : undefined;
  const county = all ? ALL_COUNTIES : text(at('county'));
  const rate = at('cdl_rate');
  return {
    state_code: text(at('state_code')) || undefined,
    county: county === ALL_COUNTIES || counties.includes(county) ? county : undefined,
    plan_class: text(at('plan_class')) || undefined,
    cdl_rate: typeof rate === 'number' ? rate : undefined,
  };
}

/** Says what must come first where a list of the adder has nothing to choose from. */
function Missing(): ReactElement | null {
  const { t } = useTexts();
  const { from } = useTerms();
  const states = useViewOf(`${from}/state_code`, optionsOf);
  const classes = useViewOf(`${from}/plan_class`, optionsOf);
  if (states?.length === 0) return <p className="f-hint adder-note">{t('app.areas.noLicense')}</p>;
  if (classes?.length === 0)
    return <p className="f-hint adder-note">{t('app.areas.noCoverage')}</p>;
  return null;
}
