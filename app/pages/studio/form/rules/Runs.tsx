// A sentence in its pieces: names of fields and values stand out.

import type { ReactElement } from 'react';
import type { RuleOfField } from './made.ts';

export function Runs({ runs }: Pick<RuleOfField, 'runs'>): ReactElement {
  return (
    <>
      {runs.map(({ text, strong }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never change places
        return strong ? <b key={at}>{text}</b> : <span key={at}>{text}</span>;
      })}
    </>
  );
}
