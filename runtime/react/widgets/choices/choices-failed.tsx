// How far asking a call for choices has come, and what is shown where it failed.

import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { Remote } from '../../calls/read.ts';
import { wordsOf } from '../../context/widget.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';

const HERE: Remote = { state: 'idle' };

/** What a widget was told of its call; choices of a schema are here at once. */
export const remoteOf = (options: WidgetProps['options']): Remote =>
  (options.remote as Remote | undefined) ?? HERE;

/** A failed call can be tried again where it failed. */
export function ChoicesFailed({
  of,
  retry,
}: {
  readonly of: WidgetProps;
  readonly retry: () => void;
}): ReactElement {
  const texts = wordsOf(of.registry);
  return (
    <p className="f-msg f-warn" role="status">
      <Icon name="warn" />
      <span>{texts?.t('runtime.optionsFailed')}</span>
      <Button look="quiet" onClick={retry}>
        {texts?.t('runtime.tryAgain')}
      </Button>
    </p>
  );
}
