// A text of the release to be read: `ui:options.page` names it.

import type { ReactElement } from 'react';
import { useStore } from '../context.tsx';
import { textOption } from '../nodes/options.ts';
import { Markdown } from '../parts/Markdown.tsx';
import type { PlaceProps } from '../widget.ts';

/** The page a field shows, if it names one that the release has. */
export function StatementPage({ options }: Pick<PlaceProps, 'options'>): ReactElement | null {
  const { bundle } = useStore();
  const tree = bundle.pages[textOption(options, 'page') ?? ''];
  if (!tree) return null;
  return (
    <div className="f-statement">
      <Markdown tree={tree} level={2} />
    </div>
  );
}

export function StatementWidget(props: PlaceProps): ReactElement {
  return (
    <div className="f-field">
      <StatementPage options={props.options} />
    </div>
  );
}
