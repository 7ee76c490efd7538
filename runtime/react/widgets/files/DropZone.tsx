// Where files are chosen or dropped: either uploads them.

import { type DragEvent, type ReactElement, type RefObject, useState } from 'react';
import { useTexts } from '../../context/context.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { FilePick } from './common/FilePick.tsx';
import { ANY_PICTURE } from './photos/photo-files.ts';

interface Props {
  readonly id: string;
  /** Name of the control. */
  readonly label: string;
  readonly accept: readonly string[];
  /** Then whoever has a camera at hand may use it. */
  readonly takesPhotos: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** On a phone, where nothing can be dropped, only the button. */
export function DropZone(props: Props): ReactElement {
  const { id, label, accept, takesPhotos, input, onFiles } = props;
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
      <span className="f-picks" hidden={held > 0}>
        <FilePick
          id={id}
          label={label}
          text={t('runtime.upload.chooseFiles')}
          accept={accept}
          input={input}
          onFiles={onFiles}
        />
        {takesPhotos && (
          <FilePick
            id={`${id}-camera`}
            label={t('runtime.photos.take')}
            text={t('runtime.photos.take')}
            icon="camera"
            accept={[ANY_PICTURE]}
            camera
            onFiles={onFiles}
          />
        )}
      </span>
    </div>
  );
}
