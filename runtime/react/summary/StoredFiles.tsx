// The files of a record, each with a link that downloads it; asked for anew, since the record may list others.

import type { ReactElement } from 'react';
import {
  type Answered,
  answerText,
  isList,
  isObject,
  type Json,
  type JsonObject,
} from '../../core/index.ts';
import { listIn } from '../calls/body.ts';
import { usePayload } from '../calls/payload.ts';
import { type Remote, useRemoteNow } from '../calls/read.ts';
import { callsIn, fileCall } from '../calls/upload-calls.ts';
import { useFormRuntime } from '../context/context.tsx';
import { answerWords } from '../nodes/answer-words.ts';
import { objectOption, plainText, textOption } from '../nodes/options.ts';
import { Icon } from '../parts/Icon.tsx';
import { saveBlob } from '../parts/save-blob.ts';

/** What stands where there are none; before the server has said so, nobody may. */
const NONE: Readonly<Record<Remote['state'], string>> = {
  idle: 'runtime.notAnswered',
  ready: 'runtime.notAnswered',
  loading: 'runtime.loading',
  failed: 'runtime.upload.listFailed',
};

export function StoredFiles(line: Answered): ReactElement {
  const { store, toast } = useFormRuntime();
  const { texts } = store;
  const { pointer, node } = line;
  const place = { pointer, options: node.uiOptions };
  const declared = callsIn(node.uiOptions);
  const owner = usePayload(objectOption(declared, 'with'), pointer);
  const list = useRemoteNow(textOption(declared, 'list'), owner);
  const there = list.state === 'ready' ? listIn(list.body) : line.value;
  const files = (isList(there) ? there : []).filter(isObject);
  const call = fileCall(store, place, 'download');
  const download = async (file: JsonObject): Promise<void> => {
    const asked = call?.about(file);
    const answer = call && asked && (await store.calls(call.id, asked, { as: 'blob' }));
    if (answer?.ok && answer.blob) saveBlob(answer.blob, plainText(file.name));
    else toast('error', texts.t('runtime.failed'), answer);
  };
  if (files.length === 0) return <span className="f-blank">{texts.t(NONE[list.state])}</span>;
  const typeOf = (type: Json | undefined): string => {
    const kind = [...(node.children.get('*')?.children.values() ?? [])].find(
      ({ name }) => name === 'fileType',
    );
    return kind ? answerText(kind, type, answerWords(texts)) : '';
  };
  return (
    <>
      {files.map((file) => (
        <div className="f-dl-item" key={plainText(file.Key) || plainText(file.name)}>
          {call ? (
            <button type="button" className="f-linkbtn" onClick={() => download(file)}>
              <Icon name="download" small /> {plainText(file.name)}
            </button>
          ) : (
            plainText(file.name)
          )}{' '}
          <span className="f-muted">{typeOf(file.fileType)}</span>
        </div>
      ))}
    </>
  );
}
