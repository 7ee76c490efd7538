// A sentence as people read it: what is put in stands in a frame by its name, what is said only in some cases behind their name, what was searched for is marked.

import { Fragment, type ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { type Part, partsOf } from './parts.ts';

interface Props {
  readonly text: string;
  /** Words to be marked, in small letters. */
  readonly words?: readonly string[];
}

const NONE: readonly string[] = [];

export function SentenceText({ text, words = NONE }: Props): ReactElement {
  const parts = partsOf(text);
  return (
    <>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their order
        <Fragment key={at}>
          {part.kind === 'value' && (
            <span className="st-var" title={part.written}>
              {part.text}
            </span>
          )}
          {part.kind === 'case' && <Case part={part} isLast={at === parts.length - 1} />}
          {part.kind === 'words' && <Marked text={part.text} words={words} />}
        </Fragment>
      ))}
    </>
  );
}

interface CaseProps {
  readonly part: Extract<Part, { readonly kind: 'case' }>;
  readonly isLast: boolean;
}

/** Where nothing follows its end, that is plain. */
function Case({ part, isLast }: CaseProps): ReactElement | null {
  const t = useT();
  if (part.is === 'end' && isLast) return null;
  return (
    <span className="st-case" title={part.written}>
      {t(`studio.case.${part.is}`, { name: part.text })}
    </span>
  );
}

function Marked({ text, words }: Required<Props>): ReactElement {
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
