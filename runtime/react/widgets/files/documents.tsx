// Files of several types, a place for each type: those that are required and those that go with it in sight, others behind
// a button. What is chosen is checked at once and stays with the page until the form is sent.

import { type ReactElement, useState } from 'react';
import { type FileKind, getAt, isList, type JsonObject, joinPointer } from '../../../core/index.ts';
import { useField, useStore, useTexts } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { listOption, numberOption, objectOption, plainText } from '../../nodes/options.ts';
import { FieldFrame } from '../../parts/FieldFrame.tsx';
import { whenGone } from '../../parts/focus.ts';
import type { FormStore } from '../../store/form-store.ts';
import { listText } from '../lists/list-texts.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { holdFile } from './held-files.ts';
import { takesPhotos } from './photos/photo-files.ts';
import { uploadFault } from './upload-check.ts';
import { changeFiles, filesOf } from './upload-files.ts';
import { useWords } from './upload-words.ts';
import './upload.css';
import './documents.css';

/** The list of types with what was chosen for each. */
export function DocumentsWidget(props: PlaceProps): ReactElement | null {
  const { pointer, info, options } = props;
  const field = useField(pointer);
  const store = useStore();
  const texts = useTexts();
  const words = useWords(props);
  const [isWhole, setWhole] = useState(false);
  const choose = useChoosing(props);
  if (field.hidden) return null;
  const files = filesOf(field.value);
  const { required, shown, others } = sorted(props, store, files);
  const listed = isWhole ? [...shown, ...others] : shown;
  const remove = (file: JsonObject): void => {
    const button = document.activeElement;
    changeFiles(store, pointer, (now) => now.filter((one) => !isSame(one, file)));
    if (button)
      whenGone(button, () =>
        document.getElementById(inputId(pointer, plainText(file.fileType)))?.focus(),
      );
  };
  return (
    <FieldFrame {...props} view={field} group>
      {takesPhotos(options) && !field.disabled && (
        <p className="f-hint">{texts.t('runtime.photos.hint')}</p>
      )}
      <ul className="f-docs">
        {listed.map((type) => (
          <DocumentRow
            key={type}
            place={props}
            type={type}
            id={inputId(pointer, type)}
            name={words.type(type)}
            required={required.includes(type)}
            files={files.filter(({ fileType }) => fileType === type)}
            taken={files.map((file) => plainText(file.name))}
            disabled={field.disabled}
            onChoose={(chosen) => choose(type, chosen)}
            onRemove={remove}
          />
        ))}
      </ul>
      {!isWhole && others.length > 0 && !field.disabled && (
        <button type="button" className="f-linkbtn" onClick={() => setWhole(true)}>
          {listText(texts, info, 'more', 'runtime.documents.more', { count: others.length })}
        </button>
      )}
    </FieldFrame>
  );
}

const inputId = (pointer: string, type: string): string =>
  `${pointer.slice(1)}-${type.toLowerCase().replace(/\W+/g, '-')}`;

const isSame = (one: JsonObject, other: JsonObject): boolean =>
  one.name === other.name && one.fileType === other.fileType;

/** The types in sight, the required ones first, then those behind the button. Where nothing is marked all are in sight. */
function sorted({ options }: PlaceProps, store: FormStore, files: readonly JsonObject[]) {
  const types = listOption(options, 'types').map(String);
  const marks = objectOption(options, 'marks') ?? {};
  const marked = (name: string): readonly string[] => {
    const [, ...path] = plainText(marks[name]).split('.');
    const list = getAt(store.context(), joinPointer(path));
    return isList(list) ? list.map(String) : [];
  };
  const required = marked('required');
  const there = new Set(files.map(({ fileType }) => plainText(fileType)));
  const inSight = new Set([...required, ...marked('shown'), ...there]);
  const isShown = (type: string) => inSight.size === 0 || inSight.has(type);
  const shown = types.filter(isShown);
  return {
    required,
    shown: [
      ...shown.filter((type) => required.includes(type)),
      ...shown.filter((type) => !required.includes(type)),
    ],
    others: types.filter((type) => !isShown(type)),
  };
}

/** Takes the files that may be sent, and says what is wrong with the first of the others. */
function useChoosing({ pointer, info, options }: PlaceProps) {
  const store = useStore();
  const { texts } = store;
  const atOnce = numberOption(options, 'atOnce') ?? Number.POSITIVE_INFINITY;
  return async (fileType: string, chosen: readonly File[]): Promise<string> => {
    if (chosen.length > atOnce)
      return listText(texts, info, 'tooMany', 'runtime.documents.tooMany', {});
    let wrong = '';
    for (const file of chosen) {
      const present = filesOf(store.view(pointer).value).map((one) => plainText(one.name));
      const fault = await uploadFault(file, {
        kinds: listOption(options, 'kinds') as unknown as readonly FileKind[],
        maxBytes: numberOption(options, 'maxBytes'),
        present,
      });
      if (fault) {
        const own = fault.key === 'runtime.upload.onlyKinds' ? 'file.kinds' : '';
        wrong ||=
          own === ''
            ? texts.t(fault.key, fault.params)
            : listText(texts, info, own, fault.key, fault.params);
        continue;
      }
      const { name, size } = file;
      holdFile(store, { fileType, name }, file);
      changeFiles(store, pointer, (files) => [...files, { name, fileType, size }]);
    }
    return wrong;
  };
}
