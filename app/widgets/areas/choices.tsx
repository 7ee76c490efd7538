// The choices of the adder that the declared fields cannot make alone: all counties at once, and each plan class once.

import { type ReactElement, type ReactNode, useId } from 'react';
import type { Pointer } from '../../../runtime/core/index.ts';
import { Icon, useField, useTexts } from '../../../runtime/react/index.ts';
import { shortPlanClass } from '../plan-class.ts';
import { ALL_COUNTIES, text } from './rows.ts';

/** Where the adder's answers stand. */
export const NEW: Pointer = '/new_practice_county';

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
  const field = useField(`${NEW}/county`);
  return (
    <Choice
      label={t('app.areas.county')}
      value={all ? ALL_COUNTIES : text(field.value)}
      empty={t(loading ? 'runtime.loading' : 'runtime.choose')}
      disabled={counties.length === 0}
      onChange={(value) => {
        onAll(value === ALL_COUNTIES);
        field.set(value === ALL_COUNTIES ? undefined : value || undefined);
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

/** Classes of the ticked coverages, each once. */
export function PlanClassChoice(): ReactElement {
  const texts = useTexts();
  const field = useField(`${NEW}/plan_class`);
  const classes = [...new Set((field.options ?? []).map(String))];
  return (
    <Choice
      label={texts.t('app.areas.planClass')}
      value={text(field.value)}
      empty={texts.t('runtime.choose')}
      disabled={classes.length === 0}
      onChange={(value) => field.set(value || undefined)}
    >
      {classes.map((name) => (
        <option key={name} value={name}>
          {shortPlanClass(texts, name)}
        </option>
      ))}
    </Choice>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly empty: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, empty, disabled, onChange, children }: ChoiceProps): ReactElement {
  const id = useId();
  return (
    <div className="f-field">
      <label className="f-lab" htmlFor={id}>
        {label}
      </label>
      <span className="f-sel">
        <select
          id={id}
          className="f-in"
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{empty}</option>
          {children}
        </select>
        <Icon name="down" />
      </span>
    </div>
  );
}
