// Says what a press waits for: files that are on their way go before the answers.

import { type ReactElement, useSyncExternalStore } from 'react';
import { useStore } from '../context/context.tsx';

export function WaitsForFiles(): ReactElement | null {
  const { onStatus, onItsWay, texts } = useStore();
  const count = useSyncExternalStore(onStatus, () => onItsWay().length);
  if (count === 0) return null;
  return (
    <p className="f-hint" role="status">
      {texts.t('runtime.upload.waiting', { count })}
    </p>
  );
}
