// A value that is shown, not typed: filled by a look-up or by the page.

import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { answerText, type FormNode, isBlank, type UiSchema } from '../../../core/index.ts';
import { wordsOf } from '../../context/widget.ts';
import { answerWords } from '../../nodes/answer-words.ts';
import { plainText } from '../../nodes/options.ts';
import { controlOf } from '../control/control.ts';

/** Reads like a summary, and is named by its label like a control. */
export function OutputWidget(props: WidgetProps): ReactElement {
  const texts = wordsOf(props.registry);
  const { value } = props;
  const { id, 'aria-describedby': described } = controlOf(props);
  const blank = value === undefined || isBlank(value);
  const text = texts ? answerText(nodeOf(props), value, answerWords(texts)) : plainText(value);
  return (
    <output id={id} className="f-output" aria-describedby={described}>
      {blank ? texts?.t('runtime.notAnswered') : text}
    </output>
  );
}

/** It reads as the review reads it: a date as a date, a choice by its words, an amount after its sign. */
const nodeOf = ({ info, options, uiSchema }: WidgetProps): Reading => ({
  reads: info?.reads ?? 'plain',
  ui: (uiSchema ?? {}) as UiSchema,
  uiOptions: options as FormNode['uiOptions'],
  ...(info?.options && { options: info.options }),
});

type Reading = Pick<FormNode, 'reads' | 'ui' | 'uiOptions' | 'options'>;
