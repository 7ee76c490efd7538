// Files held in the answer itself as data-urls: chosen with the browser's own button, named, and taken out again.

import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, type ReactElement, useRef, useState } from 'react';
import { isList, type Json } from '../../../core/index.ts';
import { wordsOf } from '../../context/widget.ts';
import { Button } from '../../parts/Button.tsx';
import { controlOf, isLocked } from '../control/control.ts';

/** What still goes into one request with the other answers, written in letters a third longer. */
const MOST_KB = 600;

/** One file, or several where the answer is a list. */
export function FileWidget(props: WidgetProps): ReactElement {
  const { value, multiple, onChange, registry } = props;
  const input = useRef<HTMLInputElement>(null);
  const texts = wordsOf(registry);
  const [tooLarge, setTooLarge] = useState(false);
  const given = value as Json | undefined;
  const files = (isList(given) ? given : [given]).filter(isFile);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const picked = [...(target.files ?? [])];
    // Where there is room for one, another takes its place.
    const present = multiple ? files : [];
    const size = [
      ...present.map(({ length }) => length * 0.75),
      ...picked.map((file) => file.size),
    ];
    const refused = size.reduce((sum, one) => sum + one, 0) > MOST_KB * 1024;
    setTooLarge(refused);
    const chosen = refused ? [] : await Promise.all(picked.map(dataUrlOf));
    target.value = '';
    if (chosen.length > 0) onChange(multiple ? [...present, ...chosen] : chosen[0]);
  };
  const remove = (index: number): void => {
    const left = files.filter((_, at) => at !== index);
    onChange(multiple && left.length > 0 ? left : undefined);
    input.current?.focus();
  };
  return (
    <>
      <input
        {...controlOf(props)}
        aria-label={multiple ? props.label : undefined}
        ref={input}
        className="f-in f-file-in"
        type="file"
        multiple={multiple === true}
        accept={typeof props.options.accept === 'string' ? props.options.accept : undefined}
        disabled={isLocked(props)}
        onChange={(event) => void choose(event)}
        onBlur={() => props.onBlur(props.id, value)}
      />
      {tooLarge && (
        <p className="f-msg" role="alert">
          {texts?.t('runtime.upload.tooLarge', { mb: 0, kb: MOST_KB })}
        </p>
      )}
      <FileNames of={props} files={files} remove={remove} />
    </>
  );
}

interface FileNamesProps {
  readonly of: WidgetProps;
  readonly files: readonly string[];
  readonly remove: (index: number) => void;
}

function FileNames({ of, files, remove }: FileNamesProps): ReactElement | null {
  const word = wordsOf(of.registry)?.t('runtime.live.RemoveButton') ?? '';
  if (files.length === 0) return null;
  return (
    <ul className="f-file-names">
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
        <li key={index}>
          <span>{nameOf(file)}</span>
          <Button
            look="quiet"
            icon="trash"
            disabled={isLocked(of)}
            onClick={() => remove(index)}
            aria-label={`${word}: ${nameOf(file)}`}
          >
            {word}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const isFile = (one: unknown): one is string => typeof one === 'string' && one !== '';

/** The name RJSF writes into a data-url, else the kind of the file. */
function nameOf(url: string): string {
  const [head = ''] = url.split(',', 1);
  const name = /;name=([^;]*)/.exec(head)?.[1];
  return name === undefined ? head.replace(/^data:|;base64$/g, '') : decoded(name);
}

/** A name that was never encoded stands as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.onload = () => {
      const name = encodeURIComponent(file.name).replaceAll("'", '%27');
      resolve(String(reader.result).replace(';base64', `;name=${name};base64`));
    };
    reader.readAsDataURL(file);
  });
