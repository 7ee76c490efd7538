// A date: typed in any usual layout, shown as `M j, Y`, with a button for the browser's own calendar.

import { type ReactElement, useRef, useState } from 'react';
import { isCalendarDate, isNoAnswer, type Json, labelOf } from '../../core/index.ts';
import { useField, useStore, useViewOf } from '../context.tsx';
import { plainText, textOption } from '../nodes/options.ts';
import { placeOf } from '../nodes/place.ts';
import { Button } from '../parts/Button.tsx';
import type { FieldView } from '../store/view.ts';
import type { WidgetProps } from '../widget.ts';
import { readDate, showDate } from './date-text.ts';
import { TextControl } from './text-control.tsx';

const answerOf = (view: FieldView) => view.value;

/** A limit of the calendar: a date, `today`, or another answer (`./lic_issue_date`). */
function useLimit({ options, pointer }: WidgetProps, name: 'min' | 'max'): string | undefined {
  const store = useStore();
  const limit = textOption(options, name);
  const other = useViewOf(limit?.includes('/') ? placeOf(limit, pointer) : pointer, answerOf);
  const today: Json | undefined = store.context().today;
  const value = limit === 'today' ? today : limit?.includes('/') ? other : limit;
  return typeof value === 'string' && isCalendarDate(value) ? value : undefined;
}

/** What is no date stays as typed: the judge says what is wrong with it, and nothing is lost. */
export function DateWidget(props: WidgetProps): ReactElement {
  const field = useField(props.pointer);
  const { texts, bundle } = useStore();
  const picker = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const min = useLimit(props, 'min');
  const max = useLimit(props, 'max');
  const value = isNoAnswer(field.value, props.ui) ? '' : plainText(field.value);
  const keep = (text: string) =>
    field.set(text.trim() === '' ? undefined : (readDate(text, bundle.locale) ?? text));
  const open = () => {
    try {
      picker.current?.showPicker();
    } catch {
      picker.current?.focus();
    }
  };
  const label = labelOf(texts, props.info, props.pointer);
  return (
    <TextControl
      {...props}
      view={field}
      shown={draft ?? showDate(value, bundle.locale)}
      input={{
        className: 'f-num',
        placeholder: props.info?.placeholder ? undefined : texts.t('runtime.date.format'),
      }}
      onText={(text) => {
        setDraft(text);
        keep(text);
      }}
      onLeave={() => {
        setDraft(null);
        field.leave();
      }}
      after={
        <>
          <Button
            className="f-icon"
            icon="calendar"
            onClick={open}
            disabled={field.disabled}
            aria-label={`${texts.t('runtime.date.open')}: ${label}`}
          />
          <input
            ref={picker}
            className="f-native-date"
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            value={isCalendarDate(value) ? value : ''}
            onChange={(event) => {
              setDraft(null);
              field.set(event.target.value === '' ? undefined : event.target.value);
            }}
          />
        </>
      }
    />
  );
}
