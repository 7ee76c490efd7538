// Files of a form: choose a file and its type, upload, list, download, delete; the answers hold what the calls say is there.

import type { ReactElement } from 'react';
import { useField, useTexts } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { FieldFrame, fieldId } from '../../parts/FieldFrame.tsx';
import { UploadedFiles } from './UploadedFiles.tsx';
import { UploadPicker } from './UploadPicker.tsx';
import { filesOf } from './upload-files.ts';
import { useSending } from './upload-sending.ts';
import { useStoredFiles } from './upload-stored.ts';
import { useWords } from './upload-words.ts';

/** The files that are there, and below them the way to add one. */
export function UploadWidget(props: PlaceProps): ReactElement {
  const { pointer, info } = props;
  const field = useField(pointer);
  const texts = useTexts();
  const words = useWords(props);
  const sending = useSending(props);
  const stored = useStoredFiles(props, {
    onFault: sending.setFault,
    onFocusLost: () => sending.input.current?.focus(),
  });
  const id = fieldId(pointer);
  const { fault, progress } = sending;
  return (
    <FieldFrame {...props} view={field} group>
      <UploadedFiles
        {...stored}
        files={filesOf(field.value)}
        info={info}
        words={words}
        disabled={field.disabled}
      />
      {!field.disabled && sending.canSend && (
        <UploadPicker id={id} sending={sending} words={words} />
      )}
      {progress !== null && (
        <progress
          className="f-bar"
          max={1}
          value={progress}
          aria-label={texts.t('runtime.upload.uploading', { name: sending.file?.name ?? '' })}
        />
      )}
      {fault !== '' && (
        <p className="f-msg" id={`${id}-upload-fault`} role="alert">
          {fault}
        </p>
      )}
    </FieldFrame>
  );
}
