// Adds practice areas: state, county (or all of them), plan class, and a rate where the class has one.

import { type ReactElement, useState } from 'react';
import { getAt, type Json, type Pointer } from '../../../runtime/core/index.ts';
import {
  Button,
  FieldAt,
  type FieldView,
  useFormRuntime,
  useStore,
  useTexts,
  useViewOf,
} from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal.tsx';
import { CountyChoice, NEW, PlanClassChoice } from './choices.tsx';
import { useCounties, useStateNames } from './places.ts';
import { ALL_COUNTIES, addAreas, text } from './rows.ts';

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
  const state = text(useViewOf(`${NEW}/state_code`, valueIn));
  const counties = useCounties(store.calls, state || undefined);
  const stateNames = useStateNames(store.calls);
  const [said, setSaid] = useState('');
  // "All Counties" is a shortcut and never becomes an answer (OR-28).
  const [all, setAll] = useState(false);

  const add = (): void => {
    const chosen = readNew(getAt(store.answers(), NEW));
    const area = all ? { ...chosen, county: ALL_COUNTIES } : chosen;
    const now = getAt(store.answers(), list);
    const result = addAreas(Array.isArray(now) ? now : [], area, counties.data ?? []);
    const place = { county: area.county ?? '', state: stateNames.get(state) ?? state };
    if (result.kind !== 'added') {
      const [kind, key] = REFUSALS[result.kind];
      toast(kind, t(key, place));
      return;
    }
    // What was refused before has been put right.
    for (const key of ['app.areas.incomplete', 'app.areas.duplicate']) toasts.retract(t(key));
    store.set(list, result.list);
    store.set(`${NEW}/county`, undefined);
    setAll(false);
    setSaid(t(all ? 'app.areas.addedMany' : 'app.areas.added', { ...place, count: result.count }));
  };

  return (
    <>
      <fieldset className="f-well adder">
        <legend className="f-sr">{t('app.areas.adder')}</legend>
        <FieldAt pointer={`${NEW}/state_code`} />
        <CountyChoice
          counties={counties.data ?? []}
          loading={counties.isLoading}
          all={all}
          onAll={setAll}
        />
        <PlanClassChoice />
        <FieldAt pointer={`${NEW}/cdl_rate`} />
        <Button icon="plus" onClick={add}>
          {t('app.areas.add')}
        </Button>
      </fieldset>
      <Missing />
      <p className="f-sr" role="status">
        {said}
      </p>
    </>
  );
}

/** The rate may be typed as a number only; everything else is a text. */
function readNew(value: Json | undefined) {
  const at = (name: string) =>
    value === undefined ? undefined : getAt(value as never, `/${name}`);
  const rate = at('cdl_rate');
  return {
    state_code: text(at('state_code')) || undefined,
    county: text(at('county')) || undefined,
    plan_class: text(at('plan_class')) || undefined,
    cdl_rate: typeof rate === 'number' ? rate : undefined,
  };
}

/** Says what must come first where a list of the adder has nothing to choose from. */
function Missing(): ReactElement | null {
  const { t } = useTexts();
  const states = useViewOf(`${NEW}/state_code`, optionsOf);
  const classes = useViewOf(`${NEW}/plan_class`, optionsOf);
  if (states?.length === 0) return <p className="f-hint adder-note">{t('app.areas.noLicense')}</p>;
  if (classes?.length === 0)
    return <p className="f-hint adder-note">{t('app.areas.noCoverage')}</p>;
  return null;
}
