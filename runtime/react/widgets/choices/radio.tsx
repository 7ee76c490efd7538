// One of a few choices, all of them in sight. An optional answer is taken back by choosing it again, or with the Delete key.

import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useId } from 'react';
import { type Json, sameValue } from '../../../core/index.ts';
import { isLocked } from '../control/control.ts';
import { ChoiceList } from './choice-list.tsx';

export function RadioWidget(props: WidgetProps): ReactElement {
  const { value, options, onChange } = props;
  const name = useId();
  const isChosen = (one: Json) => sameValue(one, value);
  const isOptional = !props.required && options.optional !== false;
  const canClear = isOptional && value !== undefined && !isLocked(props);
  return (
    <ChoiceList
      of={props}
      inputOf={(one) => ({
        type: 'radio',
        name,
        checked: isChosen(one),
        onChange: () => onChange(one),
        onClick: () => canClear && isChosen(one) && onChange(undefined),
        onKeyDown: (event) =>
          canClear && /^(Delete|Backspace)$/.test(event.key) && onChange(undefined),
      })}
    />
  );
}
