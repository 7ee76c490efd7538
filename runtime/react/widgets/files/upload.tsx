// Files of a form: choosing or dropping one uploads it; listed, downloaded, deleted; the answers hold what the calls say is there.

import { type ReactElement, useRef, useState } from 'react';
import { useField } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { listOption } from '../../nodes/options.ts';
import { FieldFrame, fieldId } from '../../parts/FieldFrame.tsx';
import { afterDrawing } from '../../parts/focus.ts';
import { ON_ITS_WAY } from '../../store/on-its-way.ts';
import { AddFiles } from './AddFiles.tsx';
import { useAskBeforeUnload } from './common/ask-before-unload.ts';
import { PendingFile } from './PendingFile.tsx';
import { UploadedFiles } from './UploadedFiles.tsx';
import { filesOf } from './upload-files.ts';
import { useStoredFiles } from './upload-stored.ts';
import { useWords } from './upload-words.ts';
import { useUploads } from './use-uploads.ts';

/** The way to add files, those on their way, and those that are there. */
export function UploadWidget(props: PlaceProps): ReactElement {
  const { pointer, info, options } = props;
  const field = useField(pointer);
  const words = useWords(props);
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const { canSend, pending, queue } = useUploads(props);
  const toInput = () => input.current?.focus();
  const stored = useStoredFiles(props, { onFault: setFault, onFocusLost: toInput });
  useAskBeforeUnload(pending.some(({ state }) => state !== 'refused'));
  const id = fieldId(pointer);
  return (
    <FieldFrame {...props} view={field} group>
      {!field.disabled && canSend && (
        <AddFiles
          place={props}
          id={id}
          label={words.file}
          input={input}
          queue={queue}
          onFault={setFault}
        />
      )}
      {pending.length > 0 && (
        <ul className="f-files">
          {pending.map((one) => (
            <PendingFile
              key={one.id}
              id={`${id}-${one.id}`}
              pending={one}
              queue={queue}
              types={listOption(options, 'types')}
              words={words}
              isAsked={field.fault?.code === ON_ITS_WAY}
              onGone={() => afterDrawing(toInput)}
            />
          ))}
        </ul>
      )}
      <UploadedFiles
        {...stored}
        files={filesOf(field.value)}
        info={info}
        words={words}
        disabled={field.disabled}
        isAwaited={pending.length > 0}
      />
      {fault !== '' && (
        <p className="f-msg" id={`${id}-upload-fault`} role="alert">
          {fault}
        </p>
      )}
    </FieldFrame>
  );
}
