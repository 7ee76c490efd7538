// Members of an object under each other, those of one row side by side.

import type { ReactElement, ReactNode } from 'react';

export interface Member {
  readonly name: string;
  readonly content: ReactNode;
  /** Members of one row stand side by side. */
  readonly row: string | undefined;
  /** Group of the section it stands in. */
  readonly group: string | undefined;
}

/** Members of one `row` that follow each other stand side by side. */
export function Rows({ members }: { readonly members: readonly Member[] }): ReactElement {
  const runs: Member[][] = [];
  for (const member of members) {
    const last = runs.at(-1);
    if (member.row !== undefined && last?.[0]?.row === member.row) last.push(member);
    else runs.push([member]);
  }
  return (
    <>
      {runs.map((run) =>
        run.length === 1 ? (
          run[0]?.content
        ) : (
          <div className="f-pair" key={run[0]?.name}>
            {run.map((member) => member.content)}
          </div>
        ),
      )}
    </>
  );
}
