// Answers in dispute, each as it is here and as it is elsewhere; where asked for, with the choice of either.

import type { ReactElement } from 'react';
import {
  type Answers,
  answerText,
  type FormNode,
  getAt,
  isList,
  isObject,
  type Json,
  type Pointer,
  sameValue,
} from '../../core/index.ts';
import { useStore, useTexts } from '../context/context.tsx';
import { answerWords } from '../nodes/answer-words.ts';
import type { FormStore } from '../store/form-store.ts';
import { placeName } from '../widgets/lists/place-name.ts';
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
                <DisputedAnswer {...props} place={place} side={side} />
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
          <DisputedAnswer {...props} side={side} />
        </label>
      ))}
    </fieldset>
  );
}

function DisputedAnswer({
  mine,
  theirs,
  place,
  side,
}: AtPlace & { readonly side: Side }): ReactElement {
  const store = useStore();
  const { t } = useTexts();
  const [value, other] = [getAt(mine, place), getAt(theirs, place)];
  const shown =
    side === 'here' ? shownAt(store, place, value, other) : shownAt(store, place, other, value);
  return (
    <div>
      <span>{t(`runtime.conflict.${side}`)}</span>
      {shown || t('runtime.conflict.noAnswer')}
    </div>
  );
}

/** Of a long list. */
const MOST = 5;

/** One answer in words; of a list the rows that the other side has not, else how many it has. */
function shownAt(
  store: FormStore,
  place: Pointer,
  value: Json | undefined,
  other: Json | undefined,
): string {
  const node = store.info(place);
  if (!node) return '';
  const row = node.children.get('*');
  if (!isList(value) || row?.kind !== 'object') return wholeText(store, node, value);
  const own = value.filter((one) => !isList(other) || !other.some((two) => sameValue(one, two)));
  const texts = own.map((one) => wholeText(store, row, one)).filter((text) => text !== '');
  if (texts.length === 0)
    return value.length > 0 ? store.texts.t('runtime.list.count', { count: value.length }) : '';
  const more = texts.length - MOST;
  const first = texts.slice(0, MOST).join('; ');
  return more > 0 ? `${first} ${store.texts.t('runtime.list.more', { count: more })}` : first;
}

/** What stands in a row is told whole: two that differ must not read alike. */
function wholeText(store: FormStore, node: FormNode, value: Json | undefined): string {
  if (node.kind !== 'object' || !isObject(value))
    return answerText(node, value, answerWords(store.texts));
  const texts = [...node.children].map(([name, child]) =>
    child.unseen ? '' : wholeText(store, child, value[name]),
  );
  return texts.filter((text) => text !== '').join(', ');
}
