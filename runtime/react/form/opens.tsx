// Shows the dialogs that `open` effects ask for, one after the other: the host's own, or one made of messages.

import { type ReactElement, useEffect, useState } from 'react';
import { useFormRuntime, useTexts } from '../context.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';

/**
 * The dialog to show now, or null. A name the host has no dialog for is shown by the messages
 * `<form>.dialog.<name>.title` and `.text`, which the content check asks for.
 */
export function useOpens(): ReactElement | null {
  const { store, dialogs } = useFormRuntime();
  const [queue, setQueue] = useState<readonly string[]>([]);
  useEffect(() => store.onOpen((name) => setQueue((waiting) => [...waiting, name])), [store]);
  const [name] = queue;
  if (name === undefined) return null;
  const onClose = () => setQueue((waiting) => waiting.slice(1));
  const Named = Object.hasOwn(dialogs, name) ? dialogs[name] : undefined;
  if (Named) return <Named key={name} onClose={onClose} />;
  return <MessageDialog key={name} words={`${store.bundle.id}.dialog.${name}`} onClose={onClose} />;
}

/** A title, a text, and a button that closes it. */
function MessageDialog({
  words,
  onClose,
}: {
  readonly words: string;
  readonly onClose: () => void;
}): ReactElement {
  const texts = useTexts();
  const said = (word: string): string | undefined => {
    const key = `${words}.${word}`;
    return texts.has(key) ? texts.t(key) : undefined;
  };
  const text = said('text');
  return (
    <Dialog
      title={said('title') ?? ''}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {said('close') ?? texts.t('runtime.close')}
        </Button>
      }
    >
      {text !== undefined && <p>{text}</p>}
    </Dialog>
  );
}
