// Previous, and Next or the button that sends the form.

import type { ReactElement } from 'react';
import { useStore } from '../context/context.tsx';
import { WaitsForFiles } from '../form/WaitsForFiles.tsx';
import { Button } from '../parts/Button.tsx';

interface Props {
  /** Absent on the first step. */
  readonly onPrevious: (() => void) | undefined;
  readonly isLast: boolean;
  readonly busy: boolean;
}

/** What the last step's button says is `<form>.submit`. */
export function StepButtons({ onPrevious, isLast, busy }: Props): ReactElement {
  const { bundle, texts } = useStore();
  const submitKey = `${bundle.id}.submit`;
  const submitWord = texts.has(submitKey) ? submitKey : 'runtime.submit';
  return (
    <div className={isLast ? 'f-acts f-wide' : 'f-acts'}>
      {onPrevious && (
        <Button large icon="left" onClick={onPrevious}>
          {texts.t('runtime.previous')}
        </Button>
      )}
      <Button
        type="submit"
        look="primary"
        large
        className="f-push"
        busy={busy}
        {...(!isLast && { iconAfter: 'right' as const })}
      >
        {texts.t(isLast ? submitWord : 'runtime.next')}
      </Button>
      {busy && <WaitsForFiles />}
    </div>
  );
}
