// Several lines of text.

import type { ReactElement } from 'react';
import { useField, useTexts } from '../context.tsx';
import { numberOption, plainText } from '../nodes/options.ts';
import { controlProps, FieldFrame } from '../parts/FieldFrame.tsx';
import type { WidgetProps } from '../widget.ts';

/** As tall as `rows` says; the person may pull it taller. */
export function MultilineWidget(props: WidgetProps): ReactElement {
  const field = useField(props.pointer);
  const texts = useTexts();
  const shown = plainText(field.value);
  return (
    <FieldFrame {...props} view={field}>
      <textarea
        {...controlProps({ ...props, view: field })}
        className="f-in"
        rows={numberOption(props.options, 'rows') ?? 4}
        placeholder={props.info?.placeholder ? texts.t(props.info.placeholder) : undefined}
        value={shown}
        readOnly={field.disabled}
        onChange={(event) => field.set(event.target.value === '' ? undefined : event.target.value)}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}
