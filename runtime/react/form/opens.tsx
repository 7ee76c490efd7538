// Shows the dialogs that `open` effects ask for, one after the other, in the words the form gives them.

import { type ReactElement, useEffect, useState } from 'react';
import { useFormRuntime, useTexts } from '../context/context.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { StatementText } from '../widgets/compound/statement.tsx';

/**
 * The dialog to show now, or null. Its words are the messages `<form>.dialog.<name>.title`, `.text` and `.close`, or
 * those of the section it comes with; the content check asks for them. While the host holds dialogs back, they wait.
 */
export function useOpens(): ReactElement | null {
  const { store, holdsDialogs } = useFormRuntime();
  const [queue, setQueue] = useState<readonly string[]>([]);
  useEffect(() => store.onOpen((name) => setQueue((waiting) => [...waiting, name])), [store]);
  const [name] = queue;
  if (name === undefined || holdsDialogs) return null;
  return (
    <MessageDialog key={name} name={name} onClose={() => setQueue((waiting) => waiting.slice(1))} />
  );
}

/** A title, a sentence or a long text, and a button that closes it. */
function MessageDialog({
  name,
  onClose,
}: {
  readonly name: string;
  readonly onClose: () => void;
}): ReactElement {
  const texts = useTexts();
  const { bundle } = useFormRuntime().store;
  const words = bundle.dialogs?.[name];
  const ownWord = (word: string): string | undefined => {
    const key = words?.[word] ?? `${bundle.id}.dialog.${name}.${word}`;
    return texts.has(key) ? texts.t(key) : undefined;
  };
  const text = ownWord('text');
  return (
    <Dialog
      title={ownWord('title') ?? ''}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {ownWord('close') ?? texts.t('runtime.close')}
        </Button>
      }
    >
      {text !== undefined && <p>{text}</p>}
      <StatementText page={words?.page} level={3} />
    </Dialog>
  );
}
