// Two wordings in one line: what is new is marked, what is gone is struck through.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { comparedWords } from './compared-words.ts';

interface Props {
  readonly before: string;
  readonly after: string;
}

export function Differences({ before, after }: Props): ReactElement {
  const t = useT();
  return (
    <span className="st-differences">
      {comparedWords(before, after).map(({ text, is }, at) => {
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
