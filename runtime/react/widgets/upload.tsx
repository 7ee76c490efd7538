// Files of a form: choose a file and its type, upload, list, download, delete; the answers hold what the calls say is there.

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { isList, type JsonObject } from '../../core/index.ts';
import { useField, useFormRuntime } from '../context.tsx';
import { Button } from '../parts/Button.tsx';
import { FieldFrame, fieldId } from '../parts/FieldFrame.tsx';
import { afterDrawing } from '../parts/focus.ts';
import { Icon } from '../parts/Icon.tsx';
import {
  asObject,
  listOption,
  numberOption,
  objectOption,
  plainText,
  textOption,
} from '../parts/options.ts';
import { saveBlob } from '../parts/save-blob.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { listText } from './list-texts.ts';
import { listIn, valueIn } from './remote.ts';
import { uploadFault } from './upload-check.ts';
import { useWords } from './upload-words.ts';
import type { WidgetProps } from './widget.ts';

/** The upload button waits for both a file and a type (where types are declared). */
export function UploadWidget(props: WidgetProps): ReactElement {
  const { pointer, options, info } = props;
  const field = useField(pointer);
  const { store, toast } = useFormRuntime();
  const { texts, calls } = store;
  const names = objectOption(options, 'calls') ?? {};
  const types = listOption(options, 'types').map(String);
  const accept = listOption(options, 'accept').map(String);
  const files = filesOf(field.value);
  const [file, setFile] = useState<File | undefined>();
  const [type, setType] = useState('');
  const [fault, setFault] = useState('');
  // Only a file that must not be sent keeps the button shut: what failed on the way can be sent again.
  const [refused, setRefused] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [asked, setAsked] = useState<JsonObject | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const words = useWords(props);
  const listCall = textOption(names, 'list');
  const sending = progress !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is asked for once, when the field appears
  useEffect(() => {
    if (listCall === undefined) return;
    let here = true;
    calls(listCall, {}).then((answer) => {
      if (!here) return;
      if (answer.ok) keepFiles(filesOf(listIn(answer.body)));
      else setFault(texts.t('runtime.upload.listFailed'));
    });
    return () => {
      here = false;
    };
  }, [listCall, calls]);

  const keepFiles = (next: readonly JsonObject[]) =>
    store.set(pointer, next.length ? [...next] : undefined);

  /** Says what is wrong with a choice, "no file" included. */
  const check = async (chosen: File | undefined): Promise<boolean> => {
    const present = files.map((one) => plainText(one.name));
    const maxBytes = numberOption(options, 'maxBytes');
    const wrong = await uploadFault(chosen, { accept, maxBytes, present });
    setFault(wrong ? texts.t(wrong.key, wrong.params) : '');
    return wrong === undefined;
  };

  const send = async () => {
    if (!(await check(file)) || !file) return;
    const call = textOption(names, 'add');
    if (call === undefined) return;
    setProgress(0);
    const answer = await calls(call, types.length > 0 ? { fileType: type } : {}, {
      files: { file },
      onProgress: setProgress,
    });
    setProgress(null);
    if (!answer.ok) {
      setFault(plainText(valueIn(answer.body, 'message')) || texts.t('runtime.upload.failed'));
      return;
    }
    const stored = asObject(valueIn(answer.body, 'data')) ?? { name: file.name };
    keepFiles([
      ...filesOf(store.view(pointer).value),
      { ...(type !== '' && { fileType: type }), ...stored },
    ]);
    toast('success', texts.t('runtime.upload.uploaded'));
    const held = document.activeElement;
    setFile(undefined);
    setType('');
    if (input.current) input.current.value = '';
    // Without a file the button is shut again; whoever pressed it goes on where the next file is chosen.
    afterDrawing(() => {
      if (held instanceof HTMLButtonElement && held.disabled) input.current?.focus();
    });
  };

  const remove = async (one: JsonObject) => {
    setAsked(null);
    const call = textOption(names, 'delete');
    if (call === undefined) return;
    const answer = await calls(call, one);
    const errors = valueIn(answer.body, 'errors');
    if (!answer.ok || (isList(errors) && errors.length > 0)) {
      toast('error', plainText(valueIn(answer.body, 'message')) || texts.t('runtime.failed'));
      return;
    }
    const held = document.activeElement;
    keepFiles(
      filesOf(store.view(pointer).value).filter(
        (other) => other.Key !== one.Key || other.name !== one.name,
      ),
    );
    toast('success', texts.t('runtime.upload.deleted'));
    // The button that was pressed goes with its file; focus must not go with it.
    afterDrawing(() => {
      if (held && !held.isConnected) input.current?.focus();
    });
  };

  const download = async (one: JsonObject) => {
    const call = textOption(names, 'download');
    if (call === undefined) return;
    const answer = await calls(call, one, { as: 'blob' });
    if (answer.ok && answer.blob) saveBlob(answer.blob, plainText(one.name));
    else toast('error', texts.t('runtime.failed'));
  };

  const canDelete = textOption(names, 'delete') !== undefined && !field.disabled;
  return (
    <FieldFrame {...props} view={field} group>
      {files.length === 0 ? (
        <p className="f-hint">{listText(texts, info, 'empty', 'runtime.upload.empty')}</p>
      ) : (
        <ul>
          {files.map((one) => {
            const name = plainText(one.name);
            return (
              <li className="f-file" key={plainText(one.Key) || name}>
                <Icon name="file" />
                <span>
                  {name}
                  {one.fileType !== undefined && <small>{words.type(one.fileType)}</small>}
                </span>
                <span className="f-end">
                  {textOption(names, 'download') !== undefined && (
                    <Button
                      className="f-icon"
                      look="quiet"
                      icon="download"
                      aria-label={texts.t('runtime.upload.download', { name })}
                      onClick={() => download(one)}
                    />
                  )}
                  {canDelete && (
                    <Button
                      className="f-icon"
                      look="quiet"
                      icon="trash"
                      aria-label={texts.t('runtime.upload.delete', { name })}
                      onClick={() => setAsked(one)}
                    />
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {!field.disabled && textOption(names, 'add') !== undefined && (
        <div className="f-upload">
          <div>
            <label className="f-sub" htmlFor={`${fieldId(pointer)}-file`}>
              {words.file}
            </label>
            <span className="f-pick">
              <input
                ref={input}
                id={`${fieldId(pointer)}-file`}
                type="file"
                accept={accept.join(',') || undefined}
                disabled={sending}
                aria-describedby={fault === '' ? undefined : `${fieldId(pointer)}-upload-fault`}
                onChange={async (event) => {
                  const chosen = event.target.files?.[0];
                  setFile(chosen);
                  setRefused(!(await check(chosen)));
                }}
              />
            </span>
          </div>
          {types.length > 0 && (
            <div>
              <label className="f-sub" htmlFor={`${fieldId(pointer)}-type`}>
                {words.kind}
              </label>
              <span className="f-sel">
                <select
                  id={`${fieldId(pointer)}-type`}
                  className="f-in"
                  value={type}
                  disabled={sending}
                  onChange={(event) => setType(event.target.value)}
                >
                  <option value="">{texts.t('runtime.upload.chooseType')}</option>
                  {types.map((one) => (
                    <option key={one} value={one}>
                      {words.type(one)}
                    </option>
                  ))}
                </select>
              </span>
            </div>
          )}
          <Button
            icon="upload"
            busy={sending}
            disabled={!file || refused || (types.length > 0 && type === '')}
            onClick={send}
          >
            {texts.t('runtime.upload.upload')}
          </Button>
        </div>
      )}
      {sending && (
        <progress
          className="f-bar"
          max={1}
          value={progress}
          aria-label={texts.t('runtime.upload.uploading', { name: file?.name ?? '' })}
        />
      )}
      {fault !== '' && (
        <p className="f-msg" id={`${fieldId(pointer)}-upload-fault`} role="alert">
          <Icon name="alert" />
          {fault}
        </p>
      )}
      {asked && (
        <DeleteDialog info={info} onConfirm={() => remove(asked)} onCancel={() => setAsked(null)} />
      )}
    </FieldFrame>
  );
}

const filesOf = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter((one): one is JsonObject => asObject(one) !== undefined) : [];
