// A value that is shown, not typed: filled by a look-up or by the page.

import type { ReactElement } from 'react';
import { isBlank } from '../../core/index.ts';
import { useField, useTexts } from '../context.tsx';
import { controlProps, FieldFrame } from '../parts/FieldFrame.tsx';
import type { WidgetProps } from '../widget.ts';
import { choiceText } from './choices.ts';

/** Reads like a summary, and is named by its label like a control. */
export function OutputWidget(props: WidgetProps): ReactElement {
  const view = useField(props.pointer);
  const texts = useTexts();
  const { value } = view;
  const { id, 'aria-describedby': described } = controlProps({ ...props, view });
  const blank = value === undefined || isBlank(value);
  return (
    <FieldFrame {...props} view={view}>
      <output id={id} className="f-output" aria-describedby={described}>
        {blank ? texts.t('runtime.notAnswered') : choiceText(texts, props.info, value)}
      </output>
    </FieldFrame>
  );
}
