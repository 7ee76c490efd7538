// A sentence on a row: what is put in stands in a frame, what was searched for is marked.

import { Fragment, type ReactElement } from 'react';
import { partsOf } from './parts.ts';

interface Props {
  readonly text: string;
  /** Words to be marked, in small letters. */
  readonly words: readonly string[];
}

export function SentenceText({ text, words }: Props): ReactElement {
  return (
    <>
      {partsOf(text).map((part, at) =>
        part.kind === 'value' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their order
          <span key={at} className="st-var">
            {part.text}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their order
          <Marked key={at} text={part.text} words={words} />
        ),
      )}
    </>
  );
}

function Marked({ text, words }: Props): ReactElement {
  if (words.length === 0) return <>{text}</>;
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'gi');
  return (
    <>
      {text.split(pattern).map((piece, at) =>
        // What was captured stands at every second place.
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are known by their order
          <mark key={at}>{piece}</mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are known by their order
          <Fragment key={at}>{piece}</Fragment>
        ),
      )}
    </>
  );
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
