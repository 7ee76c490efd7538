// What is said of a problem: a placeholder stands in it with its braces, as it is typed into the text.

import { Fragment, type ReactElement } from 'react';
import { partsOf } from '../sentences/parts.ts';

export function ProblemText({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {partsOf(text).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their order
        <Fragment key={at}>
          {part.kind === 'words' ? part.text : <code className="st-typed">{part.written}</code>}
        </Fragment>
      ))}
    </>
  );
}
