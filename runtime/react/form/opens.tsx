// Shows the dialogs that `open` effects ask for, one after the other: the host's own, or one made of messages.

import { type ReactElement, useEffect, useState } from 'react';
import { useFormRuntime, useTexts } from '../context.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';

/**
 * The dialog to show now, or null. A name the host has no dialog for is shown by the messages
 * `<form>.dialog.<name>.title` and `.text`, or by those of the section it comes with; the content check asks for them.
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
  return <MessageDialog key={name} name={name} onClose={onClose} />;
}

/** A title, a text, and a button that closes it. */
function MessageDialog({
  name,
  onClose,
}: {
  readonly name: string;
  readonly onClose: () => void;
}): ReactElement {
  const texts = useTexts();
  const { bundle } = useFormRuntime().store;
  const said = (word: string): string | undefined => {
    const key = bundle.dialogs?.[name]?.[word] ?? `${bundle.id}.dialog.${name}.${word}`;
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
