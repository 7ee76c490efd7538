// One type of document: its name, the files chosen for it, and the button that chooses more.

import { type ReactElement, useRef, useState } from 'react';
import type { JsonObject } from '../../../core/index.ts';
import { useTexts } from '../../context/context.tsx';
import { plainText } from '../../nodes/options.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';

interface Props {
  /** Of its file control; messages are named after it. */
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly files: readonly JsonObject[];
  readonly accept: readonly string[];
  readonly disabled: boolean;
  /** Answers what is wrong with the choice; '' where nothing is. */
  readonly onChoose: (files: readonly File[]) => Promise<string>;
  readonly onRemove: (file: JsonObject) => void;
}

export function DocumentRow(props: Props): ReactElement {
  const { id, name, required, files, accept, disabled, onChoose, onRemove } = props;
  const texts = useTexts();
  const [fault, setFault] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const choose = async (list: FileList | null): Promise<void> => {
    const chosen = [...(list ?? [])];
    // The same file can be chosen again after it was taken off.
    if (input.current) input.current.value = '';
    if (chosen.length > 0) setFault(await onChoose(chosen));
  };
  const remove = (file: JsonObject): void => {
    setFault('');
    onRemove(file);
  };
  return (
    <li className="f-doc">
      <div className="f-doc-head">
        <label htmlFor={id}>
          {name}
          {required && (
            <span className="f-doc-req">
              {' *'}
              <span className="f-sr">{texts.t('runtime.documents.required')}</span>
            </span>
          )}
        </label>
        {!disabled && (
          <span className="f-pick">
            <input
              ref={input}
              id={id}
              type="file"
              multiple
              accept={accept.join(',') || undefined}
              aria-describedby={fault === '' ? undefined : `${id}-fault`}
              onChange={(event) => void choose(event.target.files)}
            />
            <span aria-hidden="true" className="f-btn">
              {texts.t('runtime.documents.choose')}
            </span>
          </span>
        )}
      </div>
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
