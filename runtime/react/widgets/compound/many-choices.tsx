// Ticks over what a call answers; a long list scrolls in a box of its own, with a search, and the chosen ones are named.

import type { WidgetProps } from '@rjsf/utils';
import { lazy, type ReactElement, Suspense, useId, useState } from 'react';
import { isList, type Json, sameValue, type WidgetName } from '../../../core/index.ts';
import { type Field, labelledAs, wordsOf } from '../../context/widget.ts';
import { plainText } from '../../nodes/options.ts';
import { registerSummaries } from '../../summary/registry.ts';
import type { Shown } from '../../summary/value.ts';
import { bound, fetchAsking } from '../bind/bound.tsx';
import { CheckboxesWidget } from '../choices/checkboxes.tsx';
import { type Choice, choicesOf } from '../choices/choices.ts';
import { ChoicesFailed, remoteOf } from '../choices/choices-failed.tsx';

const NAME: WidgetName = 'manyChoices';

/** Fewer are seen at a glance. */
const FEW = 12;

/** A choice that was made and is offered no more stays, so that it can be taken back. */
function ManyChoicesWidget(props: WidgetProps): ReactElement {
  const { value, options } = props;
  const remote = remoteOf(options);
  const texts = wordsOf(props.registry);
  const [wanted, setWanted] = useState('');
  const chosen: readonly Json[] = isList(value) ? value : [];
  const all = withChosen(choicesOf(options), chosen);
  const shown = wanted === '' ? all : all.filter((choice) => has(choice, wanted));
  const isLong = all.length > FEW;
  if (remote.state === 'loading') return <span className="f-skel" aria-busy="true" />;
  return (
    <>
      {isLong && <Search of={props} wanted={wanted} onWanted={setWanted} />}
      {isLong && shown.length === 0 && (
        <p className="f-hint" role="status">
          {texts?.t('runtime.choices.none')}
        </p>
      )}
      <div className={isLong ? 'f-many' : undefined}>
        <CheckboxesWidget {...props} options={{ ...options, enumOptions: all, shown }} />
      </div>
      {isLong && chosen.length > 0 && (
        <p className="f-hint" role="status">
          {texts?.t('runtime.choices.chosen', {
            count: chosen.length,
            names: all
              .filter(isIn(chosen))
              .map(({ label }) => label)
              .join(', '),
          })}
        </p>
      )}
      {remote.state === 'failed' && <ChoicesFailed of={props} retry={remote.retry} />}
    </>
  );
}

interface SearchProps {
  readonly of: WidgetProps;
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
}

function Search({ of, wanted, onWanted }: SearchProps): ReactElement {
  const id = useId();
  const texts = wordsOf(of.registry);
  return (
    <>
      <label className="f-sub" htmlFor={id}>
        {texts?.t('runtime.choices.search')}
      </label>
      <input
        id={id}
        type="search"
        className="f-in f-w-l"
        value={wanted}
        disabled={of.disabled}
        onChange={({ target }) => onWanted(target.value)}
        onKeyDown={(event) => {
          // It looks for a choice; it does not send the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </>
  );
}

const isIn =
  (values: readonly Json[]) =>
  ({ value }: Choice): boolean =>
    values.some((one) => sameValue(one, value));

const withChosen = (choices: readonly Choice[], chosen: readonly Json[]): Choice[] => [
  ...choices,
  ...chosen
    .filter((value) => !choices.some((choice) => sameValue(choice.value, value)))
    .map((value) => ({ value, label: plainText(value) })),
];

/** Without regard to case and accents: who looks for "leon" finds "León". */
const has = ({ label }: Choice, wanted: string): boolean =>
  folded(label).includes(folded(wanted.trim()));

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Draws its place whole, since it comes with the first form that asks for it. */
export const ManyChoices: Field = bound(labelledAs(NAME, ManyChoicesWidget)).asking;

/** In a review, by the words of the call where it answers. */
const Chosen = lazy(async () => {
  const { useRemoteChoices } = await fetchAsking();
  function Names({ pointer, value, options, store }: Shown): ReactElement {
    const { choices } = useRemoteChoices({ options, pointer }, undefined);
    const chosen: readonly Json[] = isList(value) ? value : [];
    const names = chosen.map(
      (one) => choices.find((choice) => sameValue(choice.value, one))?.label ?? plainText(one),
    );
    return <>{names.length > 0 ? names.join(', ') : store.texts.t('runtime.notAnswered')}</>;
  }
  return { default: Names };
});

const ChosenSummary = (shown: Shown): ReactElement => (
  <Suspense fallback={<span className="f-skel" />}>
    <Chosen {...shown} />
  </Suspense>
);

registerSummaries({ [NAME]: ChosenSummary });
