// One type of document: its name, the files chosen for it, and the button that chooses more.

import { type ReactElement, useState } from 'react';
import type { JsonObject } from '../../../core/index.ts';
import { useTexts } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { numberOption, plainText } from '../../nodes/options.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { FilePick } from './common/FilePick.tsx';
import { Photos } from './photos/Photos.tsx';
import { ANY_PICTURE, offeredFiles, photosAmong, takesPhotos } from './photos/photo-files.ts';
import { usePhotos } from './photos/use-photos.ts';

interface Props {
  /** Of its file control; messages are named after it. */
  readonly id: string;
  readonly place: PlaceProps;
  readonly type: string;
  /** Of the type, in words. */
  readonly name: string;
  readonly required: boolean;
  readonly files: readonly JsonObject[];
  /** Names of the files of all types. */
  readonly taken: readonly string[];
  readonly disabled: boolean;
  /** Answers what is wrong with the choice; '' where nothing is. */
  readonly onChoose: (files: readonly File[]) => Promise<string>;
  readonly onRemove: (file: JsonObject) => void;
}

export function DocumentRow(props: Props): ReactElement {
  const { id, place, type, files, taken, disabled, onChoose, onRemove } = props;
  const [fault, setFault] = useState('');
  const stack = usePhotos(place, type);
  const choose = async (chosen: readonly File[]): Promise<void> => {
    const { photos, others } = stack ? photosAmong(chosen) : { photos: [], others: chosen };
    void stack?.add(photos);
    setFault(others.length > 0 ? await onChoose(others) : '');
  };
  const remove = (file: JsonObject): void => {
    setFault('');
    onRemove(file);
  };
  return (
    <li className="f-doc">
      <RowHead {...props} faultId={fault === '' ? undefined : `${id}-fault`} onFiles={choose} />
      {stack && !disabled && (
        <Photos
          id={`${id}-photos`}
          stack={stack}
          maxBytes={numberOption(place.options, 'maxBytes')}
          taken={taken}
          onMade={(file) => onChoose([file])}
          onGone={() => document.getElementById(id)?.focus()}
        />
      )}
      {files.map((file) => (
        <ChosenFile
          key={plainText(file.name)}
          file={file}
          onRemove={disabled ? undefined : remove}
        />
      ))}
      {fault !== '' && (
        <p className="f-msg" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </li>
  );
}

interface HeadProps extends Props {
  /** Of the message that is said of the choice. */
  readonly faultId: string | undefined;
  readonly onFiles: (files: readonly File[]) => Promise<void>;
}

/** The name of a type, and the buttons. */
function RowHead({ id, place, name, required, disabled, faultId, onFiles }: HeadProps) {
  const { t } = useTexts();
  const { options } = place;
  const choose = (files: readonly File[]): void => void onFiles(files);
  return (
    <div className="f-doc-head">
      <label htmlFor={id}>
        {name}
        {required && (
          <span className="f-doc-req">
            {' *'}
            <span className="f-sr">{t('runtime.documents.required')}</span>
          </span>
        )}
      </label>
      {!disabled && (
        <span className="f-picks">
          <FilePick
            id={id}
            text={t('runtime.documents.choose')}
            accept={offeredFiles(options)}
            describedBy={faultId}
            onFiles={choose}
          />
          {takesPhotos(options) && (
            <FilePick
              id={`${id}-camera`}
              label={t('runtime.photos.takeOf', { name })}
              text={t('runtime.photos.take')}
              icon="camera"
              accept={[ANY_PICTURE]}
              camera
              onFiles={choose}
            />
          )}
        </span>
      )}
    </div>
  );
}

interface ChosenProps {
  readonly file: JsonObject;
  readonly onRemove: ((file: JsonObject) => void) | undefined;
}

/** A file that goes with the form. */
function ChosenFile({ file, onRemove }: ChosenProps): ReactElement {
  const { t } = useTexts();
  return (
    <p className="f-doc-file">
      <span>{fileText(t, file)}</span>
      <span className="f-doc-ready">
        <Icon name="check" small />
        {t('runtime.documents.ready')}
      </span>
      {onRemove && (
        <Button
          className="f-icon"
          look="quiet"
          icon="trash"
          aria-label={t('runtime.upload.delete', { name: plainText(file.name) })}
          onClick={() => onRemove(file)}
        />
      )}
    </p>
  );
}

const KILOBYTE = 1024;

/** The name of a file with how large it is. */
function fileText(
  t: (key: string, params: JsonObject) => string,
  { name, size }: JsonObject,
): string {
  const kb = typeof size === 'number' ? Math.max(Math.ceil(size / KILOBYTE), 1) : 0;
  return kb === 0 ? plainText(name) : t('runtime.documents.file', { name: plainText(name), kb });
}
