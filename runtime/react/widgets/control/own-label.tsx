// The label of a control that stands beside it (a tick, a switch).

import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { wordsOf } from '../../context/widget.ts';

type Labelled = Pick<WidgetProps, 'label' | 'required' | 'options' | 'registry'>;

/** With "(optional)" where there are words for it; else what is required has RJSF's star. */
export function labelWords({ label, required, options, registry }: Labelled): ReactNode {
  const texts = wordsOf(registry);
  if (!texts) return required ? `${label} *` : label;
  if ((options.optional ?? !required) !== true) return label;
  return (
    <>
      {label}
      <span className="f-opt"> {texts.t('runtime.optional')}</span>
    </>
  );
}

/** Beside its control; nothing where a heading says it already and the control is named itself (in a table). */
export const ownLabel = (props: Labelled & Pick<WidgetProps, 'aria-label'>): ReactNode =>
  props['aria-label'] === undefined && <span>{labelWords(props)}</span>;
