// The choices of the adder that the declared fields cannot make alone: all counties at once, and each plan class once.

import type { ReactElement, ReactNode } from 'react';
import type { Json, Pointer } from '../../../runtime/core/index.ts';
import {
  controlProps,
  FieldFrame,
  type FieldView,
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
  return (
    <Choice
      pointer={`${from}/${members.county}`}
      shown={all ? ALL_COUNTIES : undefined}
      empty={t(loading ? 'runtime.loading' : 'runtime.choose')}
      isEmpty={counties.length === 0}
      onChoose={(value) => {
        onAll(value === ALL_COUNTIES);
        return value === ALL_COUNTIES ? undefined : value;
      }}
    >
      {counties.length > 0 && <option value={ALL_COUNTIES}>{t('app.areas.allCounties')}</option>}
      {counties.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Choice>
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
    <Choice pointer={pointer} empty={texts.t('runtime.choose')} isEmpty={classes.length === 0}>
      {classes.map((name) => (
        <option key={name} value={name}>
          {shortPlanClass(texts, name)}
        </option>
      ))}
    </Choice>
  );
}

interface ChoiceProps {
  readonly pointer: Pointer;
  /** Shown in place of the answer. */
  readonly shown?: string | undefined;
  readonly empty: string;
  readonly isEmpty: boolean;
  /** What is answered when this is chosen; the choice itself unless told. */
  readonly onChoose?: (value: string | undefined) => string | undefined;
  readonly children: ReactNode;
}

/** A select that is framed, named and told its faults like any declared one. */
function Choice(props: ChoiceProps): ReactElement {
  const { pointer, shown, empty, isEmpty, onChoose, children } = props;
  const store = useStore();
  const field = useField(pointer);
  const frame = { pointer, info: store.info(pointer), view: field, options: REQUIRED };
  return (
    <FieldFrame {...frame}>
      <select
        {...controlProps(frame)}
        className="f-in f-sel"
        value={shown ?? text(field.value)}
        disabled={isEmpty}
        onChange={(event) => {
          const value = event.target.value || undefined;
          field.set(onChoose ? onChoose(value) : value);
        }}
        onBlur={field.leave}
      >
        <option value="">{empty}</option>
        {children}
      </select>
    </FieldFrame>
  );
}

/** Nothing is added without it, so it is not marked as optional. */
const REQUIRED = { optional: false };
