// Answers in dispute, each as it is here and as it is elsewhere; where asked for, with the choice of either.

import type { ReactElement } from 'react';
import { type Answers, answerText, getAt, type Json, type Pointer } from '../../core/index.ts';
import { useStore, useTexts } from '../context.tsx';
import { answerWords } from '../nodes/answer-words.ts';
import type { FormStore } from '../store/form-store.ts';
import { placeName } from '../widgets/place-name.ts';
import './conflict.css';

export type Side = 'here' | 'there';

export interface DisputesProps {
  readonly places: readonly Pointer[];
  readonly mine: Answers;
  readonly theirs: Answers | undefined;
  /** Which side stands for a place; without it nothing is chosen place by place. */
  readonly sideOf?: (place: Pointer) => Side;
  readonly onChoose?: (place: Pointer, side: Side) => void;
}

const SIDES: readonly Side[] = ['here', 'there'];

export function Disputes(props: DisputesProps): ReactElement {
  const store = useStore();
  return (
    <>
      {props.places.map((place) =>
        props.sideOf ? (
          <Choice key={place} {...props} sideOf={props.sideOf} place={place} />
        ) : (
          <dl className="f-dispute" key={place}>
            <dt>{placeName(store, place)}</dt>
            {SIDES.map((side) => (
              <dd key={side}>
                <Told {...props} place={place} side={side} />
              </dd>
            ))}
          </dl>
        ),
      )}
    </>
  );
}

interface AtPlace extends DisputesProps {
  readonly place: Pointer;
}

/** Two answers to choose from, under the name of what they answer. */
function Choice(props: AtPlace & Required<Pick<DisputesProps, 'sideOf'>>): ReactElement {
  const { place, sideOf, onChoose } = props;
  const store = useStore();
  return (
    <fieldset className="f-dispute">
      <legend>{placeName(store, place)}</legend>
      {SIDES.map((side) => (
        <label key={side}>
          <input
            type="radio"
            name={`dispute${place}`}
            checked={sideOf(place) === side}
            onChange={() => onChoose?.(place, side)}
          />
          <Told {...props} side={side} />
        </label>
      ))}
    </fieldset>
  );
}

function Told({ mine, theirs, place, side }: AtPlace & { readonly side: Side }): ReactElement {
  const store = useStore();
  const { t } = useTexts();
  const value = getAt(side === 'here' ? mine : theirs, place);
  return (
    <div>
      <span>{t(`runtime.conflict.${side}`)}</span>
      {shownAt(store, place, value) || t('runtime.conflict.noAnswer')}
    </div>
  );
}

/** One answer in words; of a list how many rows it has. */
function shownAt(store: FormStore, place: Pointer, value: Json | undefined): string {
  const node = store.info(place);
  if (!node) return '';
  const text = answerText(node, value, answerWords(store.texts));
  if (text !== '' || !Array.isArray(value)) return text;
  return store.texts.t('runtime.list.count', { count: value.length });
}
