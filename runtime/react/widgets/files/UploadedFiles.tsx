// The files that are there: each to download, and to delete once the person has said so twice.

import { type ReactElement, useState } from 'react';
import type { FieldInfo, JsonObject } from '../../../core/index.ts';
import { useTexts } from '../../context/context.tsx';
import { plainText } from '../../nodes/options.ts';
import { DeleteDialog } from '../lists/DeleteDialog.tsx';
import { listText } from '../lists/list-texts.ts';
import { UploadedFile } from './UploadedFile.tsx';
import type { StoredFiles } from './upload-stored.ts';
import type { UploadWords } from './upload-words.ts';

interface Props extends StoredFiles {
  readonly files: readonly JsonObject[];
  readonly info: FieldInfo | undefined;
  readonly words: UploadWords;
  readonly disabled: boolean;
  /** Others are on their way: nobody says that there are none. */
  readonly isAwaited: boolean;
}

export function UploadedFiles(props: Props): ReactElement {
  const { files, list, info, words, disabled, download, remove } = props;
  const texts = useTexts();
  const [asked, setAsked] = useState<JsonObject | null>(null);
  return (
    <>
      {files.length === 0 && list === 'awaited' && <span className="f-skel" aria-busy="true" />}
      {files.length === 0 && list === 'known' && !props.isAwaited && (
        <p className="f-hint">{listText(texts, info, 'empty', 'runtime.upload.empty')}</p>
      )}
      {files.length > 0 && (
        <ul className="f-files">
          {files.map((one) => (
            <UploadedFile
              key={plainText(one.Key) || plainText(one.name)}
              file={one}
              words={words}
              onDownload={download && (() => download(one))}
              onDelete={remove && !disabled ? () => setAsked(one) : undefined}
            />
          ))}
        </ul>
      )}
      {asked && (
        <DeleteDialog
          info={info}
          names={[plainText(asked.name)]}
          onConfirm={() => {
            setAsked(null);
            void remove?.(asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
