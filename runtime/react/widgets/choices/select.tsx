// One choice of several, searched where they are many; they may come from a call, and a failed call can be tried again where it failed.

import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { isBlank, type Json, plainAnswer, sameValue } from '../../../core/index.ts';
import type { Remote } from '../../calls/read.ts';
import { wordsOf } from '../../context/widget.ts';
import { asObject, objectOption, plainText, textOption } from '../../nodes/options.ts';
import { fieldWord } from '../../nodes/words.ts';
import { controlOf, isLocked } from '../control/control.ts';
import { CheckboxesWidget } from './checkboxes.tsx';
import { type Choice, choicesOf } from './choices.ts';
import { ChoicesFailed, remoteOf } from './choices-failed.tsx';
import { type Offered, OneOf } from './one-of.tsx';

/** A value that is no longer offered stays visible, so that nothing changes unseen. Several are chosen by ticks. */
export function SelectWidget(props: WidgetProps): ReactElement {
  if (props.multiple) return <CheckboxesWidget {...props} />;
  const { value, options } = props;
  const remote = remoteOf(options);
  const available = choicesOf(options);
  const found = available.findIndex((choice) => isChosen(choice, value, options));
  const isMissing = found < 0 && value !== undefined && !isBlank(value);
  const shown = isMissing ? [...available, presentChoice(value, options)] : available;
  const chosen = isMissing ? available.length : found;
  const texts = wordsOf(props.registry);
  return (
    <>
      <OneOf
        control={controlOf(props)}
        choices={offeredOf(shown, options)}
        chosen={chosen}
        empty={emptyText(props, remote, shown.length === 0)}
        notFound={texts?.t('runtime.choices.none') ?? ''}
        label={props['aria-label'] ?? props.label}
        width={textOption(options, 'width')}
        autoComplete={textOption(options, 'autocomplete')}
        disabled={isLocked(props) || (remote.state === 'failed' && chosen < 0)}
        busy={remote.state === 'loading'}
        onChoose={(index) => props.onChange(shown[index]?.value)}
        onLeave={() => props.onBlur(props.id, value)}
      />
      {remote.state === 'failed' && <ChoicesFailed of={props} retry={remote.retry} />}
    </>
  );
}

const MADE = new WeakMap<readonly Choice[], readonly Offered[]>();

/** Made once for all selects that offer the same. */
function offeredOf(
  choices: readonly Choice[],
  options: WidgetProps['options'],
): readonly Offered[] {
  const known = MADE.get(choices);
  if (known) return known;
  const key = textOption(objectOption(options, 'options') ?? {}, 'value') ?? '';
  const made = choices.map(({ value, label }) => ({
    key: plainAnswer(value),
    label,
    word: plainText(asObject(value)?.[key] ?? value),
  }));
  MADE.set(choices, made);
  return made;
}

/** A call that has nothing to offer says so, in the words of the field. */
function emptyText(
  { placeholder, registry, info }: WidgetProps,
  { state }: Remote,
  isNothing: boolean,
): string | undefined {
  const texts = wordsOf(registry);
  const none = texts && isNothing && state === 'ready' && fieldWord(texts, info, 'empty');
  if (none) return texts.t(none);
  const key = state === 'loading' ? 'runtime.loading' : 'runtime.choose';
  return placeholder || texts?.t(key);
}

/** An answer that is not offered, as a choice. */
function presentChoice(value: Json, options: WidgetProps['options']): Choice {
  const label = textOption(objectOption(options, 'options') ?? {}, 'label');
  return { value, label: plainText(asObject(value)?.[label ?? ''] ?? value) };
}

/** Objects are compared by the key the options name, since a saved one may carry less than a loaded one. */
function isChosen(
  choice: Choice,
  value: Json | undefined,
  options: WidgetProps['options'],
): boolean {
  if (value === undefined) return false;
  if (sameValue(choice.value, value)) return true;
  const key = textOption(objectOption(options, 'options') ?? {}, 'value');
  const here = asObject(choice.value)?.[key ?? ''];
  return here !== undefined && sameValue(here, asObject(value)?.[key ?? '']);
}
