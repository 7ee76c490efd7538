// How files are added to an upload: chosen, dropped, or as photos that become a PDF first.

import type { ReactElement, RefObject } from 'react';
import { useStore } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { numberOption } from '../../nodes/options.ts';
import { DropZone } from './DropZone.tsx';
import { Photos } from './photos/Photos.tsx';
import { offeredFiles, photosAmong } from './photos/photo-files.ts';
import { usePhotos } from './photos/use-photos.ts';
import type { UploadQueue } from './upload-queue.ts';
import { takenNames } from './use-uploads.ts';

/** A whole folder dropped by mistake is not sent file by file. */
const MOST_AT_ONCE = 50;

interface Props {
  readonly place: PlaceProps;
  readonly id: string;
  /** Name of the control. */
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly queue: UploadQueue;
  /** What is wrong with the choice as a whole; '' where nothing is. */
  readonly onFault: (message: string) => void;
}

export function AddFiles({ place, id, label, input, queue, onFault }: Props): ReactElement {
  const store = useStore();
  const { texts } = store;
  const stack = usePhotos(place);
  const take = (files: readonly File[]): void => {
    const areTooMany = files.length > MOST_AT_ONCE;
    onFault(areTooMany ? texts.t('runtime.documents.tooMany') : '');
    if (areTooMany) return;
    const { photos, others } = stack ? photosAmong(files) : { photos: [], others: files };
    void stack?.add(photos);
    if (others.length > 0) void queue.add(others);
  };
  return (
    <>
      {stack && <p className="f-hint">{texts.t('runtime.photos.hint')}</p>}
      <DropZone
        id={`${id}-file`}
        label={label}
        accept={offeredFiles(place.options)}
        takesPhotos={stack !== undefined}
        input={input}
        onFiles={take}
      />
      {stack && (
        <Photos
          id={`${id}-photos`}
          stack={stack}
          maxBytes={numberOption(place.options, 'maxBytes')}
          taken={takenNames(store, place)}
          onMade={async (file) => {
            const wrong = await queue.needs.check(file);
            if (wrong === '') void queue.add([file]);
            return wrong;
          }}
          onGone={() => input.current?.focus()}
        />
      )}
    </>
  );
}
