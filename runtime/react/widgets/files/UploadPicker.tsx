// Chooses a file and its type, and sends it; the button waits for both (where types are declared).

import type { ReactElement } from 'react';
import { useTexts } from '../../context/context.tsx';
import { Button } from '../../parts/Button.tsx';
import type { Sending } from './upload-sending.ts';
import type { UploadWords } from './upload-words.ts';

interface Props {
  /** Id of the field; the controls and the message of the upload are named after it. */
  readonly id: string;
  readonly sending: Sending;
  readonly words: UploadWords;
}

/** Label and file control, label and type choice, button. */
export function UploadPicker({ id, sending, words }: Props): ReactElement {
  const texts = useTexts();
  const { types, fault } = sending;
  const busy = sending.progress !== null;
  return (
    <div className="f-upload">
      <div>
        <label className="f-sub" htmlFor={`${id}-file`}>
          {words.file}
        </label>
        <span className="f-pick">
          <input
            ref={sending.input}
            id={`${id}-file`}
            type="file"
            accept={sending.accept.join(',') || undefined}
            disabled={busy}
            aria-describedby={fault === '' ? undefined : `${id}-upload-fault`}
            onChange={(event) => sending.choose(event.target.files?.[0])}
          />
        </span>
      </div>
      {types.length > 0 && (
        <div>
          <label className="f-sub" htmlFor={`${id}-type`}>
            {words.kind}
          </label>
          <select
            id={`${id}-type`}
            className="f-in f-sel"
            value={sending.type}
            disabled={busy}
            onChange={(event) => sending.chooseType(event.target.value)}
          >
            <option value="">{texts.t('runtime.upload.chooseType')}</option>
            {types.map((one) => (
              <option key={one} value={one}>
                {words.type(one)}
              </option>
            ))}
          </select>
        </div>
      )}
      <Button icon="upload" busy={busy} disabled={!sending.ready} onClick={sending.send}>
        {texts.t('runtime.upload.upload')}
      </Button>
    </div>
  );
}
