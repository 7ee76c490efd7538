// A native text input in its frame; text, number, money, mask and date differ only in how they read and show the value.

import type { ChangeEvent, InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { useStore } from '../context.tsx';
import { textOption } from '../nodes/options.ts';
import { controlProps, FieldFrame, useCellName } from '../parts/FieldFrame.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { FieldView } from '../store/view.ts';
import type { WidgetProps } from '../widget.ts';

export interface TextControlProps extends WidgetProps {
  readonly view: FieldView;
  readonly shown: string;
  readonly onText: (text: string, event: ChangeEvent<HTMLInputElement>) => void;
  readonly onLeave: () => void;
  readonly note?: ReactNode;
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Something in the control's right end, such as a calendar button. */
  readonly after?: ReactNode;
  readonly prefix?: string | undefined;
  /** Something under the control. */
  readonly children?: ReactNode;
}

/** A field that may not be edited but holds an answer is read-only (it can be read and copied); an empty one is disabled. */
export function TextControl(props: TextControlProps): ReactElement {
  const { pointer, info, view, options, note, shown, onText, onLeave, input, after, prefix } =
    props;
  const { texts } = useStore();
  const name = useCellName(props);
  const locked = view.disabled && shown !== '';
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
      placeholder={info?.placeholder ? texts.t(info.placeholder) : undefined}
      {...input}
      {...controlProps({ pointer, info, view, note })}
      aria-label={name}
      ref={props.inputRef}
      className={`f-in${wrapped ? '' : widthClass}${input?.className ? ` ${input.className}` : ''}`}
      value={shown}
      readOnly={locked}
      disabled={view.disabled && !locked}
      onChange={(event) => onText(event.target.value, event)}
      onBlur={onLeave}
    />
  );
  return (
    <FieldFrame {...props} ownLabel={name !== undefined}>
      {wrapped ? (
        <span className={`f-affix${prefix ? ' f-pre' : ''}${end ? ' f-suf' : ''}${widthClass}`}>
          {prefix && <i aria-hidden="true">{prefix}</i>}
          {control}
          {end}
        </span>
      ) : (
        control
      )}
      {props.children}
    </FieldFrame>
  );
}
