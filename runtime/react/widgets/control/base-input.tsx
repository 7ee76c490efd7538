// A native text input; text, number, money, mask and date differ only in how they read and show the value.

import type { WidgetProps } from '@rjsf/utils';
import type {
  ChangeEvent,
  FocusEvent,
  InputHTMLAttributes,
  ReactElement,
  ReactNode,
  Ref,
} from 'react';
import { textOption } from '../../nodes/options.ts';
import { Icon } from '../../parts/Icon.tsx';
import { controlOf } from './control.ts';

export interface BaseInputProps {
  /** What the widget was given. */
  readonly of: WidgetProps;
  readonly shown: string;
  readonly onText: (text: string, event: ChangeEvent<HTMLInputElement>) => void;
  readonly onLeave?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** The text in it is the input's own (`ownText`), handed over in `input` and `inputRef`. */
  readonly isOwn?: boolean;
  /** Something in the control's right end, such as a calendar button. */
  readonly after?: ReactNode;
  readonly prefix?: string | undefined;
  /** Something under the control, for as long as there is one. */
  readonly below?: ReactNode;
}

/**
 * A field that may not be edited but holds an answer is read-only (it can be read and copied); an empty one is disabled.
 * A function, not a component: there are as many as fields.
 */
export function baseInput(props: BaseInputProps): ReactElement {
  const { of, shown, onText, input, after } = props;
  const { options } = of;
  const prefix = props.prefix ?? textOption(options, 'prefix');
  const locked = (of.disabled || of.readonly) === true && shown !== '';
  const width = textOption(options, 'width');
  const suffix = textOption(options, 'suffix');
  const end = locked ? (
    <Icon name="lock" />
  ) : (
    (after ?? (suffix && <b aria-hidden="true">{suffix}</b>))
  );
  const wrapped = Boolean(end) || prefix !== undefined;
  const widthClass = width && width !== 'full' ? ` f-w-${width}` : '';
  const control = (
    <input
      type="text"
      autoComplete={textOption(options, 'autocomplete')}
      inputMode={textOption(options, 'inputmode') as 'text' | undefined}
      placeholder={of.placeholder || undefined}
      {...input}
      {...controlOf(of)}
      ref={props.inputRef}
      className={`f-in${wrapped ? '' : widthClass}${input?.className ? ` ${input.className}` : ''}`}
      {...(!props.isOwn && { value: shown })}
      readOnly={locked || of.readonly}
      disabled={of.disabled && !locked}
      onChange={(event) => onText(event.target.value, event)}
      onBlur={props.onLeave ?? (() => of.onBlur(of.id, of.value))}
    />
  );
  const wrap = wrapped && (
    <span className={`f-affix${prefix ? ' f-pre' : ''}${end ? ' f-suf' : ''}${widthClass}`}>
      {prefix && <i aria-hidden="true">{prefix}</i>}
      {control}
      {end}
    </span>
  );
  const whole = wrap || control;
  return props.below === undefined ? (
    whole
  ) : (
    <>
      {whole}
      {props.below}
    </>
  );
}
