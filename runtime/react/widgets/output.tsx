// A value that is shown, not typed: filled by a look-up or by the page.

import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { isBlank } from '../../core/index.ts';
import { plainText } from '../nodes/options.ts';
import { wordsOf } from '../widget.ts';
import { choiceText } from './choices.ts';
import { controlOf } from './control.ts';

/** Reads like a summary, and is named by its label like a control. */
export function OutputWidget(props: WidgetProps): ReactElement {
  const texts = wordsOf(props.registry);
  const { value } = props;
  const { id, 'aria-describedby': described } = controlOf(props);
  const blank = value === undefined || isBlank(value);
  const said = texts ? choiceText(texts, props.info, value) : plainText(value);
  return (
    <output id={id} className="f-output" aria-describedby={described}>
      {blank ? texts?.t('runtime.notAnswered') : said}
    </output>
  );
}
