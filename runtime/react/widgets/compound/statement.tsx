// A text of the release to be read: `ui:options.page` names it.

import type { ReactElement } from 'react';
import { useStore } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { textOption } from '../../nodes/options.ts';
import { Markdown } from '../../parts/Markdown.tsx';

/** A long text of the form, its headings from `level` on; nothing where the release has none of that name. */
export function StatementText({
  page = '',
  level = 2,
}: {
  readonly page: string | undefined;
  readonly level?: number;
}): ReactElement | null {
  const tree = useStore().bundle.pages[page];
  if (!tree) return null;
  return (
    <div className="f-statement">
      <Markdown tree={tree} level={level} />
    </div>
  );
}

/** The page a field shows, if it names one that the release has. */
export const StatementPage = ({ options }: Pick<PlaceProps, 'options'>): ReactElement => (
  <StatementText page={textOption(options, 'page')} />
);

export function StatementWidget(props: PlaceProps): ReactElement {
  return (
    <div className="f-field">
      <StatementPage options={props.options} />
    </div>
  );
}
