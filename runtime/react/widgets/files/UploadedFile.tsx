// One uploaded file in the list: name, type, and what can be done with it.

import type { ReactElement } from 'react';
import type { JsonObject } from '../../../core/index.ts';
import { useTexts } from '../../context/context.tsx';
import { plainText } from '../../nodes/options.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { UploadWords } from './upload-words.ts';

interface Props {
  readonly file: JsonObject;
  readonly words: UploadWords;
  /** Undefined: no such button. */
  readonly onDownload: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

/** A line of the list. */
export function UploadedFile({ file, words, onDownload, onDelete }: Props): ReactElement {
  const texts = useTexts();
  const name = plainText(file.name);
  return (
    <li className="f-file">
      <Icon name="file" />
      <span>
        {name}
        {file.fileType !== undefined && <small>{words.type(file.fileType)}</small>}
      </span>
      <span className="f-end">
        {onDownload && (
          <Button
            className="f-icon"
            look="quiet"
            icon="download"
            aria-label={texts.t('runtime.upload.download', { name })}
            onClick={onDownload}
          />
        )}
        {onDelete && (
          <Button
            className="f-icon"
            look="quiet"
            icon="trash"
            aria-label={texts.t('runtime.upload.delete', { name })}
            onClick={onDelete}
          />
        )}
      </span>
    </li>
  );
}
