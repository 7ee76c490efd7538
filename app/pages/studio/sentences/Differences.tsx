// Two wordings in one line: what is new is marked, what is gone is struck through.

import { type ReactElement, useMemo } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { type ComparedPart, comparedParagraphs, comparedWords } from './compared-words.ts';
import { runsOf } from './paragraph-runs.ts';

interface Props {
  readonly before: string;
  readonly after: string;
}

export const Differences = ({ before, after }: Props): ReactElement => (
  <Parts parts={comparedWords(before, after)} />
);

/** The same of a long text, paragraph by paragraph; those that stayed are counted. */
export function LongDifferences({ before, after }: Props): ReactElement {
  const t = useT();
  const runs = useMemo(() => runsOf(comparedParagraphs(before, after)), [before, after]);
  return (
    <>
      {runs.map(({ at, same, parts }) => (
        <p key={at} className={same > 0 ? 'soft st-paragraph' : 'st-paragraph'}>
          {same > 0 ? t('studio.compare.same', { count: same }) : <Parts parts={parts} />}
        </p>
      ))}
    </>
  );
}

function Parts({ parts }: { readonly parts: readonly ComparedPart[] }): ReactElement {
  const t = useT();
  return (
    <span className="st-differences">
      {parts.map(({ text, is }, at) => {
        if (text === '') return null;
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their order
        if (is === 'same') return <span key={at}>{text}</span>;
        const Mark = is === 'new' ? 'ins' : 'del';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their order
          <Mark key={at}>
            <span className="sr">{t(`studio.words.${is}`)} </span>
            {text.trim()}
            <span className="sr">, </span>
          </Mark>
        );
      })}
    </span>
  );
}
