// The choices of the adder that the declared fields cannot make alone: all counties at once, and each plan class once.

import { type ReactElement, useMemo } from 'react';
import { type Json, labelOf, type Pointer } from '../../../runtime/core/index.ts';
import {
  controlProps,
  FieldFrame,
  type FieldView,
  type Offered,
  OneOf,
  useField,
  useStore,
  useTexts,
  useViewOf,
} from '../../../runtime/react/index.ts';
import { shortPlanClass } from '../catalogue/plan-class.ts';
import { ALL_COUNTIES, text } from './rows.ts';
import { useTerms } from './terms.ts';

/** The declared field, with one choice more: all counties at once. */
export function CountyChoice({
  counties,
  loading,
  all,
  onAll,
}: {
  readonly counties: readonly string[];
  readonly loading: boolean;
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
}): ReactElement {
  const { t } = useTexts();
  const { from, members } = useTerms();
  const offered = useMemo(() => {
    const each = counties.map((name) => ({ key: name, label: name }));
    return each.length === 0
      ? each
      : [{ key: ALL_COUNTIES, label: t('app.areas.allCounties') }, ...each];
  }, [counties, t]);
  return (
    <Choice
      pointer={`${from}/${members.county}`}
      shown={all ? ALL_COUNTIES : undefined}
      empty={t(loading ? 'runtime.loading' : 'runtime.choose')}
      choices={offered}
      onChoose={(value) => {
        onAll(value === ALL_COUNTIES);
        return value === ALL_COUNTIES ? undefined : value;
      }}
    />
  );
}

const optionsOf = (view: FieldView): readonly Json[] | undefined => view.options;
const valueIn = (view: FieldView): Json | undefined => view.value;

/** Classes of the ticked coverages, each once. One that was chosen and is no longer offered stays visible. */
export function PlanClassChoice(): ReactElement {
  const texts = useTexts();
  const { from, members } = useTerms();
  const pointer = `${from}/${members.planClass}`;
  const available = (useViewOf(pointer, optionsOf) ?? []).map(String);
  const chosen = text(useViewOf(pointer, valueIn));
  const classes = [...new Set([...available, chosen])].filter((name) => name !== '');
  return (
    <Choice
      pointer={pointer}
      empty={texts.t('runtime.choose')}
      choices={classes.map((name) => ({ key: name, label: shortPlanClass(texts, name) }))}
    />
  );
}

interface ChoiceProps {
  readonly pointer: Pointer;
  /** Shown in place of the answer. */
  readonly shown?: string | undefined;
  readonly empty: string;
  readonly choices: readonly Offered[];
  /** What is answered when this is chosen; the choice itself unless told. */
  readonly onChoose?: (value: string | undefined) => string | undefined;
}

/** A choice that is framed, named and told its faults like any declared one. */
function Choice(props: ChoiceProps): ReactElement {
  const { pointer, shown, empty, choices, onChoose } = props;
  const store = useStore();
  const field = useField(pointer);
  const frame = { pointer, info: store.info(pointer), view: field, options: REQUIRED };
  const value = shown ?? text(field.value);
  return (
    <FieldFrame {...frame}>
      <OneOf
        control={controlProps(frame)}
        choices={choices}
        chosen={choices.findIndex(({ key }) => key === value)}
        empty={empty}
        notFound={store.texts.t('runtime.choices.none')}
        label={labelOf(store.texts, frame.info, pointer)}
        disabled={choices.length === 0}
        onChoose={(index) => {
          const chosen = choices[index]?.key;
          field.set(onChoose ? onChoose(chosen) : chosen);
        }}
        onLeave={field.leave}
      />
    </FieldFrame>
  );
}

/** Nothing is added without it, so it is not marked as optional. */
const REQUIRED = { optional: false };
