// Where files are chosen or dropped: either uploads them.

import { type DragEvent, type ReactElement, type RefObject, useState } from 'react';
import { useTexts } from '../../context/context.tsx';
import { Icon } from '../../parts/Icon.tsx';

interface Props {
  readonly id: string;
  /** Name of the control. */
  readonly label: string;
  readonly accept: readonly string[];
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** On a phone, where nothing can be dropped, only the button. */
export function DropZone({ id, label, accept, input, onFiles }: Props): ReactElement {
  const { t } = useTexts();
  const [held, setHeld] = useState(0);
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setHeld(Math.max(event.dataTransfer.items.length, 1));
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent): void => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHeld(0);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setHeld(0);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drag has the button in it
    <div
      className={held > 0 ? 'f-drop f-drag' : 'f-drop'}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      <Icon name="upload" />
      <span className="f-drop-text">
        {held > 0 ? t('runtime.upload.letGo', { count: held }) : t('runtime.upload.dropHere')}
      </span>
      <span className="f-pick" hidden={held > 0}>
        <label className="f-sr" htmlFor={id}>
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={accept.join(',') || undefined}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file can be chosen again after it was taken out.
            target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
        <span aria-hidden="true" className="f-btn">
          {t('runtime.upload.chooseFiles')}
        </span>
      </span>
    </div>
  );
}
