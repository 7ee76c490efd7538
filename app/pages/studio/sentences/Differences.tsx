// Two wordings in one line: what is new is marked, what is gone is struck through; where hardly a word stayed, one whole wording under the other.

import { type ReactElement, useMemo } from 'react';
import { useT } from '../../../portal/portal.tsx';
import {
  bothWhole,
  type ComparedPart,
  comparedParagraphs,
  comparedWords,
  isInterleaved,
} from './compared-words.ts';
import { runsOf } from './paragraph-runs.ts';
import { isLong, withoutSharedMarks } from './plain-text.ts';
import { SentenceText } from './SentenceText.tsx';
import './differences.css';

interface Props {
  readonly before: string;
  readonly after: string;
  /** Each is read as a whole, as a choice is. */
  readonly whole?: boolean;
}

/** Long texts paragraph by paragraph, without their marks unless those are what differs. */
export function Differences({ before, after, whole }: Props): ReactElement {
  if (whole) return <Parts parts={bothWhole(before, after)} />;
  return isLong(before) || isLong(after) ? (
    <Paragraphs {...asRead(before, after)} />
  ) : (
    <Words before={before} after={after} />
  );
}

function asRead(before: string, after: string): Props {
  const [was, is] = [withoutSharedMarks(before, after), withoutSharedMarks(after, before)];
  return was === is ? { before, after } : { before: was, after: is };
}

function Words({ before, after }: Props): ReactElement {
  return <Parts parts={useMemo(() => comparedWords(before, after), [before, after])} />;
}

/** Those in a row that stayed are counted. */
function Paragraphs({ before, after }: Props): ReactElement {
  const t = useT();
  const runs = useMemo(() => runsOf(comparedParagraphs(before, after)), [before, after]);
  return (
    <>
      {runs.map(({ at, same, parts }) => (
        <span key={at} className={same > 0 ? 'soft st-paragraph' : 'st-paragraph'}>
          {same > 0 ? t('studio.compare.same', { count: same }) : <Parts parts={parts} />}
        </span>
      ))}
    </>
  );
}

function Parts({ parts }: { readonly parts: readonly ComparedPart[] }): ReactElement {
  const isApart = isInterleaved(parts);
  const shown = isApart ? wholes(parts) : parts;
  return (
    <span className={isApart ? 'st-differences st-apart' : 'st-differences'}>
      {shown.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their order
        <One key={at} part={part} />
      ))}
    </span>
  );
}

function One({ part: { text, is } }: { readonly part: ComparedPart }): ReactElement | null {
  const t = useT();
  if (text === '') return null;
  if (is === 'same') return <SentenceText text={text} />;
  const Mark = is === 'new' ? 'ins' : 'del';
  const words = text.trim();
  if (words === '') return <>{text}</>;
  const at = text.indexOf(words);
  // The space around it is not marked, and is there: of a full stop behind it nobody is to think that it stands apart.
  return (
    <>
      {text.slice(0, at)}
      <Mark>
        <span className="sr">{t(`studio.words.${is}`)} </span>
        <SentenceText text={words} />
        <span className="sr">, </span>
      </Mark>
      {text.slice(at + words.length)}
    </>
  );
}

const wholes = (parts: readonly ComparedPart[]): readonly ComparedPart[] =>
  bothWhole(sideOf(parts, 'new'), sideOf(parts, 'gone'));

const sideOf = (parts: readonly ComparedPart[], without: ComparedPart['is']): string =>
  parts.map(({ text, is }) => (is === without ? '' : text)).join('');
