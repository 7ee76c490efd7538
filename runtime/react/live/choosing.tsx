// Gives the choices of RJSF's fields the names our messages have for their values, whatever order a branch lists them in.

import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType, ReactElement } from 'react';
import {
  answerText,
  type FormNode,
  isBlank,
  isList,
  isObject,
  type Json,
  sameValue,
  type Texts,
} from '../../core/index.ts';
import { answerWords } from '../nodes/answer-words.ts';
import { type Choice, choicesOf, choiceWords } from '../widgets/choices/choices.ts';
import { liveContext } from './context.ts';

/**
 * A widget whose choices are called by their values. A value that is not offered any more stays visible among them, so
 * that nothing is stored unseen.
 */
export function choosing(Widget: ComponentType<WidgetProps>): ComponentType<WidgetProps> {
  return function Choosing(props: WidgetProps): ReactElement {
    const { options, registry } = props;
    // The list of shapes has no place of its own, and names of its own.
    if (typeof options.place !== 'string') return <Widget {...props} />;
    const { texts, info } = liveContext(registry);
    const at = info(options.place);
    const available = withPresent(answersOf(choicesOf(options)), props.value as Json | undefined);
    const named = available.map(({ value }) => ({ value, ...wordsOf(texts, at, value) }));
    return <Widget {...props} info={at} options={{ ...options, enumOptions: named }} />;
  };
}

/** An object has no words of its own: it reads as it does in a review, or as it is sent. */
function wordsOf(texts: Texts, at: FormNode | undefined, value: Json) {
  if (value === null) return { label: texts.t('runtime.kind.null') };
  return at !== undefined && at.options === undefined && isObject(value)
    ? { label: answerText(at, value, answerWords(texts)) || JSON.stringify(value) }
    : choiceWords(texts, at, value);
}

/** Null is chosen by choosing none, unless there is nothing else. */
function answersOf(choices: readonly Choice[]): readonly Choice[] {
  const some = choices.filter(({ value }) => value !== null);
  return some.length > 0 ? some : choices;
}

function withPresent(
  available: readonly Choice[],
  value: Json | undefined,
): readonly Pick<Choice, 'value'>[] {
  const present = (isList(value) ? value : [value]).filter(
    (one): one is Json =>
      !isBlank(one) && !available.some((choice) => sameValue(choice.value, one ?? null)),
  );
  return available.length === 0
    ? available
    : [...available, ...present.map((one) => ({ value: one }))];
}
