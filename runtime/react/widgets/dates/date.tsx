// A date: typed in any usual layout, shown as `M j, Y`, with a button for the browser's own calendar.

import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useRef, useState } from 'react';
import { isCalendarDate, isNoAnswer, type UiSchema } from '../../../core/index.ts';
import { wordsOf } from '../../context/widget.ts';
import { plainText, textOption } from '../../nodes/options.ts';
import { Button } from '../../parts/Button.tsx';
import { baseInput } from '../control/base-input.tsx';
import { readDate, showDate } from './date-text.ts';

const NO_UI: UiSchema = {};

/** What is no date stays as typed: the judge says what is wrong with it, and nothing is lost. */
export function DateWidget(props: WidgetProps): ReactElement {
  const { onChange, registry } = props;
  const texts = wordsOf(registry);
  const locale = texts?.locale ?? navigator.language;
  const [draft, setDraft] = useState<string | null>(null);
  const none = isNoAnswer(props.value, (props.uiSchema as UiSchema | undefined) ?? NO_UI);
  const value = none ? '' : plainText(props.value);
  return baseInput({
    of: props,
    shown: draft ?? showDate(value, locale),
    input: {
      className: 'f-num',
      placeholder: props.placeholder || texts?.t('runtime.date.format'),
    },
    onText: (text) => {
      setDraft(text);
      onChange(text.trim() === '' ? undefined : (readDate(text, locale) ?? text));
    },
    onLeave: () => {
      setDraft(null);
      props.onBlur(props.id, props.value);
    },
    after: (
      <Calendar
        of={props}
        value={value}
        onPick={(day) => {
          setDraft(null);
          onChange(day === '' ? undefined : day);
        }}
      />
    ),
  });
}

interface CalendarProps {
  readonly of: WidgetProps;
  readonly value: string;
  readonly onPick: (day: string) => void;
}

/** The browser's own calendar, opened by a button. */
function Calendar({ of, value, onPick }: CalendarProps): ReactElement {
  const picker = useRef<HTMLInputElement>(null);
  const texts = wordsOf(of.registry);
  const open = () => {
    try {
      picker.current?.showPicker();
    } catch {
      picker.current?.focus();
    }
  };
  return (
    <>
      <Button
        className="f-icon"
        icon="calendar"
        onClick={open}
        disabled={of.disabled === true}
        aria-label={texts ? `${texts.t('runtime.date.open')}: ${of.label}` : of.label}
      />
      <input
        ref={picker}
        className="f-native-date"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={textOption(of.options, 'min')}
        max={textOption(of.options, 'max')}
        value={isCalendarDate(value) ? value : ''}
        onChange={(event) => onPick(event.target.value)}
      />
    </>
  );
}
